import { parseCalendarDay, type ScheduleItem } from '#src/domain/schedule.ts';
import { formatMonth } from '#src/lib/format.ts';

/** Rodeos that begin in one month. */
export interface ScheduleMonth {
  /** The month's name, with the year where it is another than before; words where no day is known. */
  title: string;
  items: ScheduleItem[];
}

/** Puts the rodeos under the months in which they begin; their order stays. */
export function groupByMonth(items: readonly ScheduleItem[]): ScheduleMonth[] {
  const months = new Map<string, ScheduleMonth>();
  let lastYear: number | undefined;
  for (const item of items) {
    const start = parseCalendarDay(item.StartDate);
    const year = start === undefined ? undefined : new Date(start * 1000).getUTCFullYear();
    const key = start === undefined ? '' : `${year} ${formatMonth(start)}`;
    const month = months.get(key);
    if (month) {
      month.items.push(item);
      continue;
    }
    const name = start === undefined ? 'Day not announced' : formatMonth(start);
    const isNewYear = year !== undefined && lastYear !== undefined && year !== lastYear;
    months.set(key, { title: isNewYear ? `${name} ${year}` : name, items: [item] });
    lastYear = year ?? lastYear;
  }
  return [...months.values()];
}
