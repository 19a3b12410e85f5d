import type { Ride } from './ride-figures.ts';
import { getFirstFilms, getRideOutcome, isCounted, type RideOutcome } from './ride-outcome.ts';
import { getRideMonth, getRideYear } from './ride-season.ts';

/** Which rides a figure is from. */
export interface RideSelection {
  outcome: Exclude<RideOutcome, 'uncounted'> | 'all';
  /** Undefined for rides of all years. */
  year: number | undefined;
  /** From 1 to 12; undefined for rides of all months. */
  month: number | undefined;
  /** Undefined for rides of all events. */
  eventId: number | undefined;
}

const outcomes: readonly RideSelection['outcome'][] = [
  ...(['all', 'qualified', 'bucked-off', 'timed', 'no-score', 'unknown'] as const),
];

/** Parses the outcome of a URL; undefined for a missing or unknown one. */
export const parseOutcome = (text: string | null) => outcomes.find((outcome) => outcome === text);

/** Parses a whole number of a URL; undefined for anything else. */
export const parseWholeNumber = (text: string | null) =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;

/** The rides that a figure is from, each once, in the same order. */
export function selectRides<R extends Ride>(
  rides: readonly R[],
  { outcome, year, month, eventId }: RideSelection,
): R[] {
  return getFirstFilms(rides).filter(
    (ride) =>
      (outcome === 'all' ? isCounted(ride) : getRideOutcome(ride) === outcome) &&
      (year === undefined || getRideYear(ride) === year) &&
      (month === undefined || getRideMonth(ride) === month) &&
      (eventId === undefined || ride.event_type === eventId),
  );
}
