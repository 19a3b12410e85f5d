import { useState } from 'react';
import type { DayResults } from '#src/domain/rodeo-results.ts';
import { formatMonthAndDay } from '#src/lib/dates.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { EventRides } from './event-rides.tsx';
import { ResultListLink } from './result-list-link.tsx';

/** A series can have a hundred nights. */
const firstCount = 7;

/** The events of a rodeo, by day where it has several. */
export function DayRides({ days, canPost }: { days: readonly DayResults[]; canPost: boolean }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const [first] = days;
  if (days.length === 1 && first)
    return first.events.map((event) => <EventRides key={event.eventId} event={event} />);
  const shown = isExpanded ? days : days.slice(0, firstCount);
  return (
    <>
      {shown.map(({ day, events }) => (
        <section key={day} aria-label={formatMonthAndDay(day)} className="grid gap-6">
          <h2 className="display text-display-lg">{formatMonthAndDay(day)}</h2>
          {events.map((event) => (
            <EventRides key={event.eventId} event={event} isOfDay />
          ))}
          {canPost && (
            <ResultListLink rides={events.flatMap(({ rides }) => rides)} day={formatMonthAndDay(day)} />
          )}
        </section>
      ))}
      {shown.length < days.length && (
        <Button className="justify-self-start" onClick={() => setIsExpanded(true)}>
          {copy.showAllDays(days.length)}
        </Button>
      )}
    </>
  );
}
