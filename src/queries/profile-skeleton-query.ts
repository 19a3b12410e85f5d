import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

/** How long the skeleton of a profile stays visible after its data has arrived (MYR-06; specification, section 9). */
const minimumSkeletonTimeMs = 1000;

/** Succeeds after the minimum time. Cached, so that returning to a profile shows it immediately. */
export const profileSkeletonQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.profileSkeleton(id),
    queryFn: () =>
      new Promise<true>((resolve) => {
        setTimeout(() => resolve(true), minimumSkeletonTimeMs);
      }),
    staleTime: Infinity,
  });
