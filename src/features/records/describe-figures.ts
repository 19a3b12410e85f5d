import type { RideFigures } from '#src/domain/ride-figures.ts';
import { copy } from './copy.ts';
import type { LatestRides } from '#src/data/latest-rides.ts';

/** Says what figures are from, and of how many rides where there are more than were read. */
export const describeSource = ({ rides, hasMore }: LatestRides) =>
  hasMore ? copy.record.sourceOfLatest(rides.length) : copy.record.source;

/** One line, for example “7 rides · 2 qualified · best 88.5”. */
export function describeFigures({ outs, scored, timed }: RideFigures): string {
  const parts = [copy.meetings.rides(outs)];
  if (scored.rated > 0) parts.push(copy.meetings.qualified(scored.qualified));
  if (scored.best) parts.push(copy.meetings.best(scored.best.score));
  const [event, ...otherEvents] = timed;
  if (event && otherEvents.length === 0) parts.push(copy.meetings.fastest(event.best.time));
  return parts.join(' · ');
}
