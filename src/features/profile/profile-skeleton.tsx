import { useQuery } from '@tanstack/react-query';
import { profileSkeletonQuery } from '#src/queries/user-queries.ts';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { VideoCardSkeleton } from '#src/ui/video-card-skeleton.tsx';
import { copy } from './copy.ts';

/** Whether the skeleton of a profile has been visible for the minimum time after `isLoaded` (MYR-06). */
export function useMinimumSkeletonTime(id: string, isLoaded: boolean): boolean {
  return useQuery({ ...profileSkeletonQuery(id), enabled: isLoaded }).isSuccess;
}

export function ProfileSkeleton() {
  return (
    <Loading label={copy.loading} className="contents">
      <div
        aria-hidden="true"
        className="bordered-soft -mx-(--gutter) -mt-6 overflow-hidden bg-surface sm:mx-0 sm:mt-0 sm:rounded-lg"
      >
        <Skeleton className="aspect-[16/4.5] w-full short:max-h-[32vh] rounded-none sm:aspect-[16/5]" />
        <div className="grid gap-4 px-(--gutter) pb-6 sm:px-8 sm:pb-8">
          <div className="relative -mt-14 size-fit rounded-full bg-surface shadow-[0_0_0_6px_var(--color-surface)]">
            <Skeleton className="size-28 rounded-full sm:size-36" />
          </div>
          <Skeleton className="h-13 w-2/3" />
          <Skeleton className="h-6 w-1/3" />
          <Skeleton className="h-12 w-full max-w-[65ch]" />
        </div>
      </div>
      <Skeleton className="h-12 w-full rounded-md" />
      <CardGrid>
        <VideoCardSkeleton />
        <VideoCardSkeleton />
      </CardGrid>
    </Loading>
  );
}
