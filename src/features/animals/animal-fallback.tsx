import { paths } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { QueryFallback, type FallbackQuery } from '#src/ui/query-fallback.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';

export function AnimalFallback({ query }: { query: FallbackQuery }) {
  const searchLink = <ButtonLink to={paths.search}>{copy.page.notFound.search}</ButtonLink>;
  return (
    <QueryFallback isFullPage query={query} copy={copy.page} action={searchLink}>
      <Loading label={copy.page.loading} className="contents">
        <Skeleton className="aspect-[16/5] w-full rounded-lg" />
        <Skeleton className="h-14 w-2/3" />
        <Skeleton className="h-6 w-1/3" />
      </Loading>
    </QueryFallback>
  );
}
