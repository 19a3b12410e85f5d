const relativeTimeFormat = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

/** From the longest to the shortest, in seconds; months and years of average length. */
const units = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** How long ago something was, in whole units: '40 seconds ago', '2 years ago'. What lies ahead is 'just now'. */
export function formatRelativeTime(then: Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - then.getTime()) / 1000);
  const [unit, length] = units.find(([, least]) => seconds >= least) ?? [];
  return unit && length ? relativeTimeFormat.format(-Math.floor(seconds / length), unit) : 'just now';
}
