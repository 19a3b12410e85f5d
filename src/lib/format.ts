const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount of money with $ and thousands separators, for example $48,200. @param value in US dollars */
export function formatDollars(value: number): string {
  return dollarFormat.format(value);
}

/** A length as m:ss (specification, section 9), for example 1:05, rounded down to whole seconds. @param seconds */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A position in a video as m:ss.hh, for example 0:27.40. @param seconds */
export function formatTimecode(seconds: number): string {
  const hundredths = Math.max(0, Math.round(seconds * 100));
  const rest = String(hundredths % 100).padStart(2, '0');
  return `${formatDuration(Math.floor(hundredths / 100))}.${rest}`;
}

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
  if (seconds < 10) return 'a few seconds';
  if (seconds <= 50) return `about ${Math.ceil(seconds / 10) * 10} seconds`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
}

/** A size in megabytes, for example 4.2 MB. */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const countFormat = new Intl.NumberFormat('en-US');

/** A number with thousands separators, for example 12,408. */
export function formatCount(value: number): string {
  return countFormat.format(value);
}
