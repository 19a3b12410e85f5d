import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import type { Video } from '#src/domain/video.ts';
import { videoToEditQuery } from '#src/queries/video-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Page } from '#src/ui/page.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { VideoNotFoundDialog } from '#src/ui/video-not-found-dialog.tsx';
import { copy } from '../copy.ts';
import { EditVideoForm } from './edit-video-form.tsx';

export default function EditVideoPage() {
  const { videoId = '' } = useParams();
  const navigate = useNavigate();
  const { data: video, isPending, error, refetch } = useQuery(videoToEditQuery(videoId));
  if (video === null)
    return <VideoNotFoundDialog othersPath={paths.watch} onClose={() => void navigate(paths.landing)} />;
  return (
    <Page width="upload">
      {isPending ? (
        <EditVideoSkeleton />
      ) : error ? (
        <LoadError
          isFullPage
          title={copy.edit.loadError}
          text={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <EditVideo key={video.id} video={video} />
      )}
    </Page>
  );
}

function EditVideo({ video }: { video: Video }) {
  const { selected } = useAccount();
  const { notYours, featured } = copy.edit;
  if (video.user_id !== selected.id)
    return (
      <StatePanel
        copy={{ title: notYours.title, text: notYours.text(video.user_name) }}
        isFullPage
        variant="error"
        action={<ButtonLink to={paths.feed}>{notYours.leave}</ButtonLink>}
      />
    );
  // The rules refuse to change it, so that a chosen ride cannot be exchanged for another.
  if (video.ride_of_the_week)
    return (
      <StatePanel
        copy={featured}
        isFullPage
        variant="error"
        action={<ButtonLink to={paths.topRides}>{featured.open}</ButtonLink>}
      />
    );
  return <EditVideoForm video={video} />;
}

function EditVideoSkeleton() {
  return (
    <Loading label={copy.edit.loading} className="contents">
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="h-20 w-36" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </Loading>
  );
}
