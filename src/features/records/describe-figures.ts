import { countNouns } from '#src/domain/counts/count-nouns.ts';
import { presentFigures } from '#src/domain/present-figures.ts';
import type { RideFigures } from '#src/domain/ride-figures.ts';
import { formatCount, joinFacts } from '#src/languages/format-facts.ts';
import { copy } from './copy.ts';
import type { LatestRides } from '#src/data/latest-rides.ts';

/** Says what figures are from, and of how many rides where there are more than were read. */
export const describeSource = ({ rides, hasMore }: LatestRides) =>
  hasMore ? copy.record.sourceOfLatest(formatCount(rides.length)) : copy.record.source;

/** One line, for example “7 rides · 2 qualified · best 88.5”. */
export function describeFigures(figures: RideFigures): string {
  const { outs, scored, timed } = figures;
  // Of several events, the best of one would say nothing of the others.
  const bests = scored.length + timed.length === 1 ? presentFigures(figures, ['bestScore', 'bestTime']) : [];
  const qualified = scored.reduce((sum, event) => sum + event.qualified, 0);
  return joinFacts(
    countNouns(outs, 'ride'),
    scored.length > 0 && countNouns(qualified, 'qualified'),
    ...bests.map(({ value }) => copy.meetings.best(value)),
  );
}
