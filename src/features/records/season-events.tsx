import { Link, useLocation } from 'react-router-dom';
import { buildPlaySearch, matchupPath, rodeoPath } from '#src/config/paths.ts';
import { getRideAnimalName } from '#src/domain/animal.ts';
import { presentResult } from '#src/domain/present-result.ts';
import { groupByEventAndRodeo, type RodeoRides } from '#src/domain/rider-season.ts';
import { getRideRodeoId } from '#src/domain/rodeo.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import type { Video } from '#src/domain/video.ts';
import { formatDate } from '#src/lib/dates.ts';
import { LongList } from '#src/ui/long-list.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { Section } from '#src/ui/section.tsx';
import { copy } from './copy.ts';
import { describeFigures } from './describe-figures.ts';

interface SeasonEventsProps {
  rides: readonly Video[];
  userId: string;
}

/** Every ride of a season: by event, then by rodeo. */
export function SeasonEvents({ rides, userId }: SeasonEventsProps) {
  return groupByEventAndRodeo(rides).map(({ eventId, figures, rodeos }) => (
    <Section key={eventId} title={getRodeoEventName(eventId)}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-2">{describeFigures(figures)}</p>
        <LongList className="grid border-t border-line">
          {rodeos.map((rodeo) => (
            <RodeoRow key={rodeo.rides[0]?.id} rodeo={rodeo} userId={userId} />
          ))}
        </LongList>
      </div>
    </Section>
  ));
}

function RodeoRow({ rodeo: { title, location, rides }, userId }: { rodeo: RodeoRides; userId: string }) {
  const [first] = rides;
  const rodeoId = first && getRideRodeoId(first);
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-2">
      <p className="min-w-0">
        <b className="display block text-display-sm wrap-anywhere">
          {rodeoId ? (
            <Link
              to={rodeoPath(rodeoId)}
              className="inline-block py-0.5 no-underline hover:underline hover:decoration-2"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </b>
        <span className="text-sm text-ink-2">{location}</span>
      </p>
      <ul className="grid">
        {rides.map((ride) => (
          <RideRow key={ride.id} ride={ride} userId={userId} />
        ))}
      </ul>
    </li>
  );
}

function RideRow({ ride, userId }: { ride: Video; userId: string }) {
  const { search } = useLocation();
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <Link
        to={{ search: buildPlaySearch(search, ride.video_id) }}
        className="numeral inline-flex min-h-11 min-w-21 items-center text-display-sm underline decoration-1"
      >
        {describeResult(ride)}
        <NameSuffix>{ride.title}</NameSuffix>
      </Link>
      {ride.animal_id && (
        <Link
          to={matchupPath(userId, ride.animal_id)}
          className="inline-flex min-h-11 min-w-11 items-center underline decoration-1 wrap-anywhere"
        >
          {getRideAnimalName(ride)}
        </Link>
      )}
      <span className="text-sm text-ink-2">{formatDate(ride.event_date)}</span>
    </li>
  );
}

function describeResult(ride: Video): string {
  const result = presentResult(ride);
  if (!result) return copy.season.outcomes.unknown;
  return result.figure === undefined ? result.listed : result.spoken;
}
