import type { ScheduleItem } from '#src/domain/schedule.ts';
import { getMonth, monthNames } from '#src/lib/dates.ts';
import { parseCalendarDay } from '#src/lib/parse-dates.ts';
import { stateNames } from './states.ts';

export interface ScheduleFilter {
  /** A postal abbreviation; undefined for all states. */
  state: string | undefined;
  /** From 1 to 12; undefined for all months. */
  month: number | undefined;
}

/** Parses the filter of a URL; unknown values count as missing. */
export function parseScheduleFilter(state: string | null, month: string | null): ScheduleFilter {
  const isMonth = /^([1-9]|1[0-2])$/.test(month ?? '');
  return {
    state: state !== null && stateNames.has(state) ? state : undefined,
    month: isMonth ? Number(month) : undefined,
  };
}

export const isFiltering = ({ state, month }: ScheduleFilter): boolean =>
  state !== undefined || month !== undefined;

/** The names of the filter's state and month; undefined for all. */
export const getFilterNames = ({ state, month }: ScheduleFilter) => ({
  stateName: state === undefined ? undefined : stateNames.get(state),
  monthName: month === undefined ? undefined : monthNames[month - 1],
});

const monthsPerYear = 12;

/** Whether a rodeo is held in the state, and on at least one day in the month. */
export function rodeoMatchesFilter(rodeo: ScheduleItem, { state, month }: ScheduleFilter): boolean {
  if (state !== undefined && rodeo.StateAbbrv.trim().toUpperCase() !== state) return false;
  if (month === undefined) return true;
  const start = parseCalendarDay(rodeo.StartDate);
  if (start === undefined) return false;
  const first = getMonth(start);
  const last = getMonth(parseCalendarDay(rodeo.EndDate) ?? start);
  const toMonth = (later: number) => (later - first + monthsPerYear) % monthsPerYear;
  return toMonth(month) <= toMonth(last);
}
