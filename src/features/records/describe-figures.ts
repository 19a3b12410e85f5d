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
  const bests = presentFigures(figures, timed.length === 1 ? ['bestScore', 'bestTime'] : ['bestScore']);
  return joinFacts(
    countNouns(outs, 'ride'),
    scored.rated > 0 && countNouns(scored.qualified, 'qualified'),
    ...bests.map(({ value }) => copy.meetings.best(value)),
  );
}
