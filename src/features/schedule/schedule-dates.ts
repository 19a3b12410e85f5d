import type { ScheduleItem } from '#src/domain/schedule.ts';
import { formatMonth, getYear, formatMonthAndDay, getDayOfMonth } from '#src/lib/dates.ts';
import { parseCalendarDay } from '#src/lib/parse-dates.ts';
import { copy } from './copy.ts';

interface DateSpan {
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

export interface ScheduleMonth {
  title: string;
  items: ScheduleItem[];
}

export function groupByMonth(items: readonly ScheduleItem[]): ScheduleMonth[] {
  const months = new Map<string, ScheduleMonth>();
  let lastYear: number | undefined;
  for (const item of items) {
    const start = parseCalendarDay(item.StartDate);
    const year = start === undefined ? undefined : getYear(start);
    const key = start === undefined ? '' : `${year} ${formatMonth(start)}`;
    const month = months.get(key);
    if (month) {
      month.items.push(item);
      continue;
    }
    const name = start === undefined ? copy.dateUnknown : formatMonth(start);
    const isNewYear = year !== undefined && lastYear !== undefined && year !== lastYear;
    months.set(key, { title: isNewYear ? `${name} ${year}` : name, items: [item] });
    lastYear = year ?? lastYear;
  }
  return [...months.values()];
}
