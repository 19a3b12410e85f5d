import { parseCalendarDay, type ScheduleItem } from '#src/domain/schedule.ts';
import { formatMonth } from '#src/lib/format.ts';

const getDayOfMonth = (epochSeconds: number) => new Date(epochSeconds * 1000).getUTCDate();
const formatMonthAndDay = (epochSeconds: number) =>
  `${formatMonth(epochSeconds)} ${getDayOfMonth(epochSeconds)}`;

/** The first and the last day of a rodeo as a card shows them: 'November' over '20–22', 'Nov – Dec' over '28–1'. */
export interface DateSpan {
  months: string;
  days: string;
  /** Both with the name of the month, as they are read out. */
  accessibleText: string;
}

/**
 * The days of a rodeo, each with its month's name (SCH-01). One day is named once; a last day before the first one
 * counts as not given.
 *
 * @returns undefined where the first day is not known
 */
export function formatDateSpan({
  StartDate,
  EndDate,
}: Pick<ScheduleItem, 'StartDate' | 'EndDate'>): DateSpan | undefined {
  const start = parseCalendarDay(StartDate);
  if (start === undefined) return undefined;
  const end = parseCalendarDay(EndDate) ?? start;
  if (end <= start) {
    return {
      months: formatMonth(start),
      days: String(getDayOfMonth(start)),
      accessibleText: formatMonthAndDay(start),
    };
  }
  const sameMonth = formatMonth(start) === formatMonth(end);
  return {
    months: sameMonth ? formatMonth(start) : `${formatMonth(start, 'short')} – ${formatMonth(end, 'short')}`,
    days: `${getDayOfMonth(start)}–${getDayOfMonth(end)}`,
    accessibleText: `${formatMonthAndDay(start)} to ${formatMonthAndDay(end)}`,
  };
}
