import { copy } from './copy.ts';
import { Loading, Skeleton } from './skeleton.tsx';

export function AccountRadioGroupSkeleton() {
  return (
    <Loading label={copy.loading} className="grid gap-2">
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
    </Loading>
  );
}
