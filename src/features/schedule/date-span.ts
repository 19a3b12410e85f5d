import type { ScheduleItem } from '#src/domain/schedule.ts';
import { formatMonth, formatMonthAndDay, getDayOfMonth } from '#src/lib/dates.ts';
import { parseCalendarDay } from '#src/lib/parse-dates.ts';
import { copy } from './copy.ts';

export interface DateSpan {
  months: string;
  days: string;
  accessibleText: string;
}

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
  const isSameMonth = formatMonth(start) === formatMonth(end);
  return {
    months: isSameMonth
      ? formatMonth(start)
      : `${formatMonth(start, 'short')} – ${formatMonth(end, 'short')}`,
    days: `${getDayOfMonth(start)}–${getDayOfMonth(end)}`,
    accessibleText: copy.dateSpan(formatMonthAndDay(start), formatMonthAndDay(end)),
  };
}
