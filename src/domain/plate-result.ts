import { toDecimal } from '#src/languages/localize.ts';
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
}

/** In figures, for example `86.5` or `8.40`. */
export const formatResult = ({ scoring, value }: Pick<PlateResult, 'scoring' | 'value'>): string =>
  toDecimal(scoring === 'score' ? value : value.toFixed(2));

/** The result of a ride for its plate; undefined when it has none. */
export function getPlateResult(
  ride: Pick<Video, 'event_type' | 'score' | 'time'> & Partial<Pick<Video, 'ride_start' | 'ride_end'>>,
): PlateResult | undefined {
  const result = getRideResult(ride);
  const { ride_start: start, ride_end: end } = ride;
  if (result?.scoring !== 'score' || result.value !== 0 || start == null || end == null) return result;
  return { ...result, seconds: formatRideSeconds(end - start, 1) };
}
