import { useState } from 'react';
import { countNouns } from '#src/domain/counts/count-nouns.ts';
import type { EventResults } from '#src/domain/rodeo-results.ts';
import { getScoring } from '#src/domain/rodeo-event.ts';
import { presentResult } from '#src/domain/present-result.ts';
import type { Video } from '#src/domain/video.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { RideRow } from './ride-row.tsx';

const firstCount = 10;

interface EventRidesProps {
  event: EventResults;
  /** Whether it stands under the name of a day. */
  isOfDay?: boolean;
}

export function EventRides({ event: { eventName, rides }, isOfDay = false }: EventRidesProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = isExpanded ? rides : rides.slice(0, firstCount);
  const queue = rides.map(({ video_id }) => video_id);
  return (
    <section aria-label={copy.results(eventName)} className="grid gap-2">
      <div className="flex items-center gap-3">
        {isOfDay ? (
          <h3 className="display text-display-md">{eventName}</h3>
        ) : (
          <h2 className="display text-display-lg">{eventName}</h2>
        )}
        <hr className="stitch flex-1" />
        <span className="text-sm whitespace-nowrap text-ink-2">
          {countNouns(rides.length, getNoun(rides))}
        </span>
      </div>
      <ol>
        {shown.map((ride) => (
          <RideRow key={ride.id} ride={ride} isBest={isBest(ride, rides)} queue={queue} />
        ))}
      </ol>
      {shown.length < rides.length && (
        <Button className="justify-self-start" onClick={() => setIsExpanded(true)}>
          {copy.showAll(rides.length)}
        </Button>
      )}
    </section>
  );
}

/** Barrels are run, and nobody rides a calf: "montaria" and "monta" are of rough stock. */
const getNoun = ([ride]: readonly Video[]) =>
  ride && getScoring(ride.event_type) === 'time' ? 'run' : 'ride';

/** Whether a ride is first, or equals the first: what shows the same figure. */
function isBest(ride: Video, [first]: readonly Video[]): boolean {
  const figure = presentResult(ride)?.figure;
  return figure !== undefined && first !== undefined && figure === presentResult(first)?.figure;
}
