import { toDecimal } from '#src/languages/localize.ts';
import { copy } from './copy.ts';

/** Reads a position as it is typed: h:mm:ss, m:ss.hh, m:ss or seconds. @returns seconds; undefined for anything else */
export function parseTimecode(text: string): number | undefined {
  const match =
    /^\s*(?:(?:(\d{1,3}):(?=[0-5]\d:))?(\d{1,4}):(?=[0-5]?\d(?:\D|$)))?(\d{1,5}(?:[.,]\d*)?)\s*$/.exec(text);
  if (!match) return undefined;
  const [, hours = '0', minutes = '0', seconds = ''] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}

/** A waiting time in round numbers, for example 'about 40 seconds' or 'about 3 minutes'. */
export function formatEstimate(seconds: number): string {
  if (seconds < 10) return copy.estimate.moment;
  if (seconds <= 50) return copy.estimate.seconds(Math.ceil(seconds / 10) * 10);
  return copy.estimate.minutes(Math.max(1, Math.round(seconds / 60)));
}

/** A size in megabytes, for example 4.2 MB. */
export function formatMegabytes(bytes: number): string {
  return `${toDecimal((bytes / 1_000_000).toFixed(1))} MB`;
}
