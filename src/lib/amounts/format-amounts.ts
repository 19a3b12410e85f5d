import { toDecimal } from '#src/languages/localize.ts';
import { copy } from './copy.ts';

/** A waiting time in round numbers, for example 'about 40 seconds' or 'about 3 minutes'. */
export function formatEstimate(seconds: number): string {
  if (seconds < 10) return copy.moment;
  if (seconds <= 50) return copy.seconds(Math.ceil(seconds / 10) * 10);
  return copy.minutes(Math.max(1, Math.round(seconds / 60)));
}

/** A size in megabytes, for example 4.2 MB. */
export function formatMegabytes(bytes: number): string {
  return `${toDecimal((bytes / 1_000_000).toFixed(1))} MB`;
}
