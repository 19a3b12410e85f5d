import { useQuery } from '@tanstack/react-query';

/** How long a profile's skeleton stays once its data is there, in milliseconds (requirement MYR-06). */
const minimumDuration = 1000;

const waitMinimumDuration = () =>
  new Promise<true>((resolve) => setTimeout(() => resolve(true), minimumDuration));

/**
 * Whether a profile's skeleton has been seen for as long as it has to be. Kept with what was read of the profile, so
 * that nobody who comes back from a ride waits again.
 *
 * @param isThere whether the profile's data has arrived
 */
export function useMinimumSkeletonTime(id: string, isThere: boolean): boolean {
  const { isSuccess } = useQuery({
    queryKey: ['skeleton seen', id],
    queryFn: waitMinimumDuration,
    enabled: isThere,
    staleTime: Infinity,
  });
  return isSuccess;
}
