import { copy } from './copy.ts';
import { Skeleton } from './skeleton.tsx';

export function AccountRadioGroupSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2">
      <span className="sr-only" role="status">
        {copy.loading}
      </span>
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
    </div>
  );
}
