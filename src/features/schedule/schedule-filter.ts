import type { ScheduleItem } from '#src/domain/schedule.ts';
import { getMonth, monthNames } from '#src/lib/dates.ts';
import { parseCalendarDay } from '#src/lib/parse-dates.ts';
import { useSearchParams } from 'react-router-dom';
import { scheduleParameters } from '#src/config/paths.ts';

/** Where pro rodeos are held: the United States and western Canada, by postal abbreviation. */
export const stateNames: ReadonlyMap<string, string> = new Map(
  `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,
FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,
MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,
NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,
PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,
WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AB Alberta,BC British Columbia,MB Manitoba,SK Saskatchewan`
    .split(/,\s*/)
    .map((entry): [string, string] => [entry.slice(0, 2), entry.slice(3)]),
);

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

/** The filter in the URL, so that a link and the way back keep it. */
export function useScheduleFilter() {
  const [query, setQuery] = useSearchParams();
  const setParameter = (name: string, value: string) => {
    if (value === '') query.delete(name);
    else query.set(name, value);
    setQuery(query, { replace: true });
  };
  return {
    filter: parseScheduleFilter(query.get(scheduleParameters.state), query.get(scheduleParameters.month)),
    setState: (state: string) => setParameter(scheduleParameters.state, state),
    setMonth: (month: string) => setParameter(scheduleParameters.month, month),
    clear: () => setQuery({}, { replace: true }),
  };
}
