import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { buildRecordSearch } from '#src/config/record-links.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import { selectRides, type RideSelection } from '#src/domain/ride-selection.ts';
import type { Video } from '#src/domain/video.ts';
import { formatCount } from '#src/languages/format-facts.ts';
import { monthNames } from '#src/lib/dates.ts';
import { usePageParts } from '#src/ui/page-parts.ts';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

interface SelectedRidesProps {
  rides: readonly Video[];
  selection: RideSelection;
}

/** The rides that an opened figure is from. */
export function SelectedRides({ rides, selection }: SelectedRidesProps) {
  const { VideoGrid } = usePageParts();
  const selected = selectRides(rides, selection);
  const headingRef = useHeadingFocus(JSON.stringify(selection));
  return (
    <section aria-labelledby="selected-rides" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-0.5">
        <h2 ref={headingRef} id="selected-rides" tabIndex={-1} className="display text-display-lg">
          {copy.selected.title(
            copy.selected.titles[selection.outcome],
            describe(selection),
            formatCount(selected.length),
          )}
        </h2>
        <Link
          to={{ search: buildRecordSearch({ year: selection.year }) }}
          className="inline-flex min-h-11 items-center underline"
        >
          {copy.selected.showAll}
        </Link>
      </div>
      {selected.length > 0 ? (
        <Suspense>
          <VideoGrid videos={selected} />
        </Suspense>
      ) : (
        <StatePanel copy={copy.selected.empty} />
      )}
    </section>
  );
}

function describe({ eventId, month, year }: RideSelection): string {
  const event = eventId === undefined ? '' : getRodeoEventName(eventId);
  const monthName = month === undefined ? '' : (monthNames[month - 1] ?? '');
  const time = `${monthName} ${year ?? ''}`.trim();
  return [event, time].filter(Boolean).join(', ');
}

/** A figure opens its rides further down: the way back restores the position, so that only a link moves it. */
function useHeadingFocus(selection: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigationType = useNavigationType();
  const focusHeading = useEffectEvent(() => {
    if (navigationType === NavigationType.Push) heading.current?.focus();
  });
  useEffect(() => focusHeading(), [selection]);
  return heading;
}
