import type { Ride } from './ride-figures.ts';
import { getCountedRides, getRideOutcome, type RideOutcome } from './ride-outcome.ts';

/** How many rides ended in each way. */
export type SeasonCounts = Record<Exclude<RideOutcome, 'uncounted'>, number>;

/** The rides of a month, or of a year. */
export interface SeasonPeriod {
  /** From 1 to 12 for a month. */
  period: number;
  outs: number;
  counts: SeasonCounts;
}

/** Undefined for a ride without a day. */
const getDay = ({ event_date }: Pick<Ride, 'event_date'>) =>
  event_date === null ? undefined : new Date(event_date * 1000);

/** The calendar year of a ride (UTC, as its day is stored); undefined without a day. */
export const getRideYear = (ride: Pick<Ride, 'event_date'>) => getDay(ride)?.getUTCFullYear();

/** From 1 to 12; undefined without a day. */
export function getRideMonth(ride: Pick<Ride, 'event_date'>): number | undefined {
  const day = getDay(ride);
  return day && day.getUTCMonth() + 1;
}

/** Orders rides by their days, the latest first, those without a day last. */
export const compareDays = (one: Pick<Ride, 'event_date'>, other: Pick<Ride, 'event_date'>): number =>
  (other.event_date ?? -Infinity) - (one.event_date ?? -Infinity) || 0;

/** The years that have rides, the latest first. */
export function getSeasons(rides: readonly Ride[]): number[] {
  const years = rides.flatMap((ride) => getRideYear(ride) ?? []);
  return [...new Set(years)].toSorted((one, other) => other - one);
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The twelve months of a year, also those without rides. */
export function countByMonth(rides: readonly Ride[], year: number): SeasonPeriod[] {
  const ofYear = rides.filter((ride) => getRideYear(ride) === year);
  const byMonth = groupRides(ofYear, getRideMonth);
  return months.map((month) => countPeriod(month, byMonth.get(month)));
}

/** The years that have rides, the earliest first. */
export function countByYear(rides: readonly Ride[]): SeasonPeriod[] {
  const byYear = groupRides(rides, getRideYear);
  return getSeasons(rides)
    .toReversed()
    .map((year) => countPeriod(year, byYear.get(year)));
}

/** In one pass, because there can be tens of thousands. */
function groupRides(rides: readonly Ride[], getPeriod: (ride: Ride) => number | undefined) {
  const groups = new Map<number | undefined, Ride[]>();
  for (const ride of rides) {
    const period = getPeriod(ride);
    const group = groups.get(period);
    if (group) group.push(ride);
    else groups.set(period, [ride]);
  }
  return groups;
}

function countPeriod(period: number, rides: readonly Ride[] = []): SeasonPeriod {
  const counts = { qualified: 0, 'bucked-off': 0, timed: 0, 'no-score': 0, unknown: 0 };
  const counted = getCountedRides(rides);
  for (const ride of counted) {
    const outcome = getRideOutcome(ride);
    if (outcome !== 'uncounted') counts[outcome] += 1;
  }
  return { period, outs: counted.length, counts };
}
