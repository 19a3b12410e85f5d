import type { RideFigures } from '#src/domain/ride-figures.ts';
import { copy } from './copy.ts';

/** One line, for example “7 rides · 2 qualified · best 88.5”. */
export function describeFigures({ outs, scored, timed }: RideFigures): string {
  const parts = [copy.meetings.rides(outs)];
  if (scored.rated > 0) parts.push(copy.meetings.qualified(scored.qualified));
  if (scored.best) parts.push(copy.meetings.best(scored.best.score));
  const [event, ...otherEvents] = timed;
  if (event && otherEvents.length === 0) parts.push(copy.meetings.fastest(event.best.time));
  return parts.join(' · ');
}
