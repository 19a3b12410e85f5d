import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';

export function RecordSkeleton() {
  return (
    <Loading label={copy.record.loading} className="grid gap-6">
      <Skeleton className="h-14 w-1/3" />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} className="h-26 rounded-md" />
        ))}
      </div>
    </Loading>
  );
}
