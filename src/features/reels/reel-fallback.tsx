import { paths } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { QueryFallback, type FallbackQuery } from '#src/ui/query-fallback.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';

/** A page without its reel. */
export function ReelFallback({ query }: { query: FallbackQuery }) {
  const watchLink = <ButtonLink to={paths.watch}>{copy.notFound.watch}</ButtonLink>;
  return (
    <QueryFallback isFullPage query={query} copy={copy} action={watchLink}>
      <ReelSkeleton />
    </QueryFallback>
  );
}

export function ReelSkeleton() {
  return (
    <Loading label={copy.loading} className="grid gap-6">
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="aspect-video w-full rounded-md" />
    </Loading>
  );
}
