import { Skeleton } from './skeleton.tsx';

export function AccountRadioGroupSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2">
      <span className="sr-only" role="status">
        Loading
      </span>
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
    </div>
  );
}
