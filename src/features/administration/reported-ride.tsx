import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { myRodeoPath } from '#src/config/paths.ts';
import { clipUrl } from '#src/config/service-urls.ts';
import type { Reported } from '#src/domain/moderation.ts';
import { renditions } from '#src/domain/clip-file.ts';
import { listPictureUrls } from '#src/lib/picture-urls.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import type { Video } from '#src/domain/video.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatDate } from '#src/lib/dates.ts';
import { videoQuery } from '#src/queries/video-queries.ts';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportList } from './report-list.tsx';

/** A reported video, and what people say about it. */
export function ReportedRide({ video_id, reports }: Pick<Reported, 'video_id' | 'reports'>) {
  const query = useQuery(videoQuery(video_id));
  const video = query.data;
  if (video === undefined) {
    return (
      <QueryFallback query={query} copy={copy.reported}>
        <Loading label={copy.reported.loading}>
          <Skeleton className="h-60" />
        </Loading>
      </QueryFallback>
    );
  }
  const title = video?.title ?? copy.reported.gone;
  return (
    <article aria-label={title} className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      {video && <RideVideo video={video} />}
      <div className="grid min-w-0 content-start gap-4">
        <div className="grid gap-1 wrap-anywhere">
          <h2 className="display text-display-md">{title}</h2>
          {video ? <RideFacts video={video} /> : <p className="text-ink-2">{copy.reported.goneText}</p>}
        </div>
        <ReportList title={title} reports={reports} />
        <ReportActions video={video} reports={reports} />
      </div>
    </article>
  );
}

const pictureClass = 'aspect-video w-full rounded-md bg-sunken';

function RideVideo({ video }: { video: Video }) {
  const [poster, thumbnail] = listPictureUrls(video.thumbnail_url);
  return (
    <div className="grid content-start gap-4">
      <video
        controls
        playsInline
        preload="none"
        poster={video.thumbnail_url}
        src={clipUrl(video.video_id)}
        aria-label={copy.reported.video(video.title)}
        className={pictureClass}
      />
      {thumbnail !== undefined && (
        <LightFile caption={copy.reported.lightPicture}>
          {(onMissing) => (
            <img
              src={poster}
              alt={copy.reported.lightPicture}
              loading="lazy"
              onError={onMissing}
              className={classNames(pictureClass, 'object-contain')}
            />
          )}
        </LightFile>
      )}
      {renditions.map((rendition) => (
        <LightFile key={rendition} caption={copy.reported.lightCaption(rendition)}>
          {(onMissing) => (
            <video
              controls
              playsInline
              preload="metadata"
              src={clipUrl(video.video_id, rendition)}
              aria-label={copy.reported.lightVideo(video.title, rendition)}
              onError={onMissing}
              className={pictureClass}
            />
          )}
        </LightFile>
      ))}
    </div>
  );
}

interface LightFileProps {
  caption: string;
  /** @param onMissing to be called when the file cannot be loaded */
  children: (onMissing: () => void) => ReactNode;
}

/** A light file, if it exists, is what most viewers see; whether it shows the same is not checked. */
function LightFile({ caption, children }: LightFileProps) {
  const [exists, setExists] = useState(true);
  if (!exists) return null;
  return (
    <figure className="grid gap-1">
      {children(() => setExists(false))}
      <figcaption className="text-sm text-ink-2">{caption}</figcaption>
    </figure>
  );
}

function RideFacts({ video }: { video: Video }) {
  return (
    <>
      <p>
        {copy.reported.postedBy}{' '}
        <Link to={myRodeoPath(video.user_id)} className="font-[650]">
          {video.user_name}
        </Link>
      </p>
      <p className="text-sm text-ink-2">
        {joinFacts(getRodeoEventName(video.event_type), video.location, formatDate(video.event_date))}
      </p>
      {video.notes && <p className="text-sm whitespace-pre-line">{video.notes}</p>}
    </>
  );
}
