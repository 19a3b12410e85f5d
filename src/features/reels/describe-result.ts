import { formatResult } from '#src/domain/plate-result.ts';
import { getRideOutcome } from '#src/domain/ride-figures.ts';
import { getRideResult, type Video } from '#src/domain/video.ts';
import { copy } from './copy.ts';

/** The result in figures, for example `86.5`; the word for a buck-off, and nothing for a ride without one. */
export function describeResult(ride: Video): string {
  const outcome = getRideOutcome(ride);
  const result = getRideResult(ride);
  if (outcome === 'unknown' || !result) return '';
  if (outcome === 'bucked-off') return copy.buckedOff;
  return formatResult(result);
}
