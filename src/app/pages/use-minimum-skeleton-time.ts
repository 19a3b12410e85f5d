import { useQuery } from '@tanstack/react-query';
import { profileSkeletonQuery } from '#src/queries/profile-skeleton-query.ts';

/** Whether the skeleton of a profile has been visible for the minimum time after `isLoaded` (MYR-06). */
export function useMinimumSkeletonTime(id: string, isLoaded: boolean): boolean {
  return useQuery({ ...profileSkeletonQuery(id), enabled: isLoaded }).isSuccess;
}
