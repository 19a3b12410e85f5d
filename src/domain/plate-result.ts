import type { Scoring } from './rodeo-event.ts';
import { formatRideSeconds } from './ride-seconds.ts';
import { getRideResult, type Video } from './video.ts';

/** What stands on a plate. */
export interface PlateResult {
  scoring: Scoring;
  /** Points or seconds; 0 points are a buck-off. */
  value: number;
  /** How many seconds a buck-off took, if it is marked. */
  seconds?: string | undefined;
  /** The judges' points for rider and animal, if both are known. */
  halves?: string;
}

/** The result of a ride for its plate; undefined when it has none. */
export function getPlateResult(
  ride: Pick<Video, 'event_type' | 'score' | 'time'> &
    Partial<Pick<Video, 'ride_start' | 'ride_end' | 'rider_marks' | 'animal_marks'>>,
): PlateResult | undefined {
  const result = getRideResult(ride);
  const { ride_start: start, ride_end: end, rider_marks: rider, animal_marks: animal } = ride;
  if (result?.scoring !== 'score') return result;
  if (result.value !== 0) return rider && animal ? { ...result, halves: `${rider} + ${animal}` } : result;
  if (start == null || end == null) return result;
  return { ...result, seconds: formatRideSeconds(end - start, 1) };
}
