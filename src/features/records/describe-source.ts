import type { LatestRides } from '#src/queries/ride-queries.ts';
import { copy } from './copy.ts';

/** Says what figures are from, and of how many rides where there are more than were read. */
export const describeSource = ({ rides, hasMore }: LatestRides) =>
  hasMore ? copy.record.sourceOfLatest(rides.length) : copy.record.source;
