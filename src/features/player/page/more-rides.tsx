import { useQuery } from '@tanstack/react-query';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { videoPath } from '#src/config/paths.ts';
import { getRideHeadline } from '#src/domain/ride-result.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import type { StoredVideoFilter } from '#src/domain/video-filter.ts';
import type { Video } from '#src/domain/video.ts';
import { formatDate } from '#src/lib/dates.ts';
import { opensElsewhere } from '#src/lib/opens-elsewhere.ts';
import { relatedVideosQuery } from '#src/queries/video-queries.ts';
import poster from '#src/ui/art/arena-empty.svg';
import { Button } from '#src/ui/button.tsx';
import { ImageWithFallback } from '#src/ui/image-with-fallback.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { usePlayerPage } from '../controls/player-context.ts';
import { copy } from './copy.ts';

const maxRides = 6;

interface MoreRidesProps {
  title: string;
  filter: StoredVideoFilter;
  /** What plays, and is left out. */
  video: Video;
  /** Whether the clip no longer needs all of it. */
  isLineFree: boolean;
  /** Beside the title. */
  children: ReactNode;
}

export function MoreRides({ title, filter, video, isLineFree, children }: MoreRidesProps) {
  const headingId = useId();
  const { data, isPending, error, refetch } = useQuery({
    ...relatedVideosQuery(filter),
    enabled: isLineFree,
  });
  const rides = data?.filter(({ id }) => id !== video.id).slice(0, maxRides);
  const list = [video, ...(rides ?? [])].map(({ video_id: id }) => id);
  return (
    <section aria-labelledby={headingId} className="grid content-start gap-3">
      <ListHeading id={headingId} title={title}>
        {children}
      </ListHeading>
      {isPending && <RideSkeletons />}
      {error && (
        <div role="alert" className="grid justify-items-start gap-2 text-sm text-on-picture-2">
          {error.message}
          <Button variant="on-dark" onClick={() => void refetch()}>
            {copy.tryAgain}
          </Button>
        </div>
      )}
      {rides?.length === 0 && <p className="text-sm text-on-picture-2">{copy.panel.empty}</p>}
      <ul className="grid gap-3">
        {rides?.map((ride) => (
          <li key={ride.id}>
            <RideLink ride={ride} list={list} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ListHeadingProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function ListHeading({ id, title, children }: ListHeadingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <h2 id={id} className="display text-display-sm wrap-anywhere">
        {title}
      </h2>
      {children}
    </div>
  );
}

interface RideLinkProps {
  ride: Video;
  /** The rides that it stands among; without, those of the player stay. */
  list?: readonly string[];
}

export function RideLink({ ride, list }: RideLinkProps) {
  const { onNavigate } = usePlayerPage();
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onNavigate(ride.video_id, list);
  };
  return (
    <Link
      to={videoPath(ride.video_id)}
      onClick={handleClick}
      className="group grid grid-cols-[calc(var(--spacing)*32)_minmax(0,1fr)] gap-3 rounded-md no-underline"
    >
      <ImageWithFallback
        src={ride.thumbnail_url}
        fallback={poster}
        loading="lazy"
        className="aspect-video w-full rounded-sm bg-leather-2 object-cover"
      />
      <span className="grid content-center gap-0.5 text-sm text-on-picture-2">
        <b className="display text-lg text-on-picture group-hover:underline">{ride.title}</b>
        <span>{getRideHeadline(ride)}</span>
        <span>
          {[getRodeoEventName(ride.event_type), formatDate(ride.event_date)].filter(Boolean).join(' · ')}
        </span>
      </span>
    </Link>
  );
}

function RideSkeletons() {
  return (
    <div role="status" aria-label={copy.panel.loading} className="grid gap-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-18 bg-leather-2!" />
      ))}
    </div>
  );
}
