import { paths } from '#src/config/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { NotFound, QueryFallback, type FallbackQuery } from '#src/ui/query-fallback.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { RecordSkeleton } from './record-skeleton.tsx';

const searchLink = <ButtonLink to={paths.search}>{copy.pages.search}</ButtonLink>;

export function RecordPageFallback({ query }: { query: FallbackQuery }) {
  return (
    <QueryFallback
      isFullPage
      query={query}
      copy={{ loadError: copy.pages.loadError, notFound: copy.pages.noAnimal }}
      action={searchLink}
    >
      <Skeleton className="h-14 w-2/3" />
      <RecordSkeleton />
    </QueryFallback>
  );
}

export function RiderNotFound() {
  return <NotFound copy={copy.pages.noRider} action={searchLink} />;
}
