import Play from 'lucide-react/icons/play';
import { useId, type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import type { PresentedResult } from '#src/domain/present-result.ts';
import type { IndexedVideo } from '#src/domain/search.ts';
import type { NamedPerson } from '#src/domain/video.ts';
import { formatDate } from '#src/lib/dates.ts';
import { formatDuration } from '#src/lib/format.ts';
import poster from './art/arena-empty.svg';
import { Brand } from './brand.tsx';
import { copy } from './copy.ts';
import { ImageWithFallback } from './image-with-fallback.tsx';
import { ScorePlate } from './score-plate.tsx';
import { FactLink, FactList, FactListItem, PersonLinks } from './fact-list.tsx';
import { Tag } from './tag.tsx';

interface VideoCardProps {
  video: IndexedVideo;
  eventName: string;
  result: PresentedResult | undefined;
  /** What the fact of who rides is called. */
  riderLabel: string;
  riders: readonly NamedPerson[];
  riderPath: (id: string) => To;
  animal: { name: string; to: To };
  /** Undefined where the ride does not name its rodeo. */
  rodeoLink: To | undefined;
  playLink: To;
  /** The place in the list, from 1. */
  position: number;
  /** Positions itself over the picture. */
  saveButton: ReactNode;
  footer: ReactNode;
  eager?: boolean;
}

export function VideoCard({
  video,
  eventName,
  result,
  riders,
  riderLabel,
  riderPath,
  animal,
  rodeoLink,
  playLink,
  position,
  saveButton,
  footer,
  eager = false,
}: VideoCardProps) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      aria-posinset={position}
      // Unknown, since the list may go on.
      aria-setsize={-1}
      className="relative -mx-(--gutter) grid min-w-0 grid-cols-1 grid-rows-[auto_1fr] contain-content sm:mx-0"
    >
      <Link
        to={playLink}
        className="group relative block aspect-video overflow-hidden bg-sunken text-on-picture sm:rounded-md"
      >
        <ImageWithFallback
          src={video.thumbnail_url}
          fallback={poster}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          className="size-full object-cover transition-transform duration-240 group-hover:scale-103"
        />
        <span className="absolute inset-0 m-auto grid size-17 scale-90 place-items-center rounded-full bg-red opacity-0 transition group-hover:scale-100 group-hover:opacity-100 group-focus-visible:scale-100 group-focus-visible:opacity-100">
          <Play aria-hidden="true" className="size-7 translate-x-0.5 fill-current" />
        </span>
        <span className="sr-only">{copy.videoCard.play(video.title, eventName)} </span>
        {(video.hard_to_watch || video.ride_of_the_week) && (
          <span className="absolute top-3 left-3">
            <Tag variant={video.hard_to_watch ? 'overlay' : 'brass'}>
              {video.hard_to_watch ? copy.videoCard.hardToWatch : copy.videoCard.rideOfTheWeek}
            </Tag>
          </span>
        )}
        <span className="absolute bottom-3 left-3">
          <Tag variant="overlay">
            <span className="sr-only">{copy.videoCard.length} </span>
            {formatDuration(video.duration)}
          </Tag>
        </span>
      </Link>
      {saveButton}
      <div className="relative grid grid-cols-1 content-start gap-2 px-(--gutter) pt-4 sm:px-0">
        {result && (
          <div className="absolute top-0 right-8 -translate-y-[58%] sm:right-4">
            <ScorePlate result={result} />
          </div>
        )}
        <div className="min-h-[1.6rem] pr-32">{eventName && <Tag>{eventName}</Tag>}</div>
        <h2 id={titleId} className="display pr-4 text-display-md">
          <Link to={playLink} className="inline-block py-0.5 no-underline hover:underline hover:decoration-2">
            {video.title}
          </Link>
        </h2>
        <VideoFacts
          video={video}
          riders={riders}
          riderLabel={riderLabel}
          riderPath={riderPath}
          animal={animal}
          rodeoLink={rodeoLink}
        />
        {footer}
      </div>
    </article>
  );
}

type VideoFactsProps = Pick<
  VideoCardProps,
  'video' | 'riders' | 'riderLabel' | 'riderPath' | 'animal' | 'rodeoLink'
>;

function VideoFacts({ video, riders, riderLabel, riderPath, animal, rodeoLink }: VideoFactsProps) {
  return (
    <FactList>
      {riders.length > 0 && (
        <FactListItem label={riderLabel}>
          <PersonLinks people={riders} getPath={riderPath} />
        </FactListItem>
      )}
      {video.animal_id && (
        <FactListItem label={copy.videoCard.animal}>
          {video.animal_brand && <Brand>{video.animal_brand}</Brand>}
          <FactLink to={animal.to}>{animal.name}</FactLink>
        </FactListItem>
      )}
      <FactListItem label={copy.videoCard.where}>
        <FactLink to={rodeoLink}>{video.location}</FactLink>
        <span className="font-normal text-ink-2">{formatDate(video.event_date)}</span>
      </FactListItem>
    </FactList>
  );
}
