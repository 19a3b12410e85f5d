import { Skeleton } from './skeleton.tsx';

export function VideoCardSkeleton() {
  return (
    <div aria-hidden="true" className="grid content-start gap-3">
      <Skeleton className="-mx-(--gutter) aspect-video rounded-none sm:mx-0 sm:rounded-md" />
      <Skeleton className="mt-1 h-6 w-24" />
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-5 w-2/3" />
      <div className="mt-2 flex items-center gap-3 border-t border-line pt-3">
        <Skeleton className="size-8 rounded-full" />
        <Skeleton className="h-5 w-32" />
      </div>
    </div>
  );
}
