import { useQuery } from '@tanstack/react-query';
import type { RideFilter } from '#src/domain/video-filter.ts';
import { latestRidesQuery } from '#src/queries/ride-queries.ts';
import { useMemberId } from '#src/session/use-member-id.ts';

/** The latest rides of an animal or a rider; members read more of them than visitors. */
export const useLatestRides = (filter: RideFilter) =>
  useQuery(latestRidesQuery(filter, useMemberId() !== undefined));
