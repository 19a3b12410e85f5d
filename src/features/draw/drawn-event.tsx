import Pencil from 'lucide-react/icons/pencil';
import { paths } from '#src/config/paths.ts';
import type { NextEvent } from '#src/domain/next-event.ts';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import { joinFacts } from '#src/languages/format-facts.ts';
import { formatLocalDay, formatMonth, getDayOfMonth } from '#src/lib/dates.ts';
import { parseIsoDate } from '#src/lib/parse-dates.ts';
import { useNow } from '#src/lib/use-now.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { copy } from './copy.ts';

interface DrawnEventProps {
  nextEvent: NextEvent;
  /** Chooses another animal; undefined while there is none. */
  onChange: (() => void) | undefined;
}

const secondsPerDay = 86_400;

/** Whole days from today on the device; negative for a day that is over, and undefined without a date. */
function useDaysUntil(date: string): number | undefined {
  const today = parseIsoDate(formatLocalDay(useNow()));
  return date === '' ? undefined : (parseIsoDate(date) - today) / secondsPerDay;
}

/** The event that the animal was drawn for. */
export function DrawnEvent({ nextEvent, onChange }: DrawnEventProps) {
  const { event, location, eventType, date } = nextEvent;
  const days = useDaysUntil(date);
  const facts = joinFacts(location, getRodeoEventName(eventType));
  return (
    <section
      aria-label={copy.event.label}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 border-b border-line pb-6"
    >
      {date !== '' && <DateBlock date={date} />}
      <div className="grid min-w-0 flex-[1_1_14rem] gap-1">
        <h2 className="display text-display-md wrap-anywhere">{event || copy.event.none}</h2>
        {facts && <p className="wrap-anywhere text-ink-2">{facts}</p>}
        {days !== undefined && <p className="font-semibold">{copy.event.days(days)}</p>}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <ButtonLink variant="ghost" className="max-sm:-ml-3" to={paths.nextEvent}>
          {event ? copy.event.change : copy.event.add}
        </ButtonLink>
        {onChange && (
          <Button onClick={onChange} className="max-sm:w-full">
            <Pencil aria-hidden="true" className="size-4.5" />
            {copy.search.change}
          </Button>
        )}
      </div>
    </section>
  );
}

function DateBlock({ date }: { date: string }) {
  const day = parseIsoDate(date);
  return (
    <p className="grid justify-items-center">
      <span className="label text-md text-ink-2">{formatMonth(day)}</span>
      <b className="numeral text-display-lg">{getDayOfMonth(day)}</b>
    </p>
  );
}
