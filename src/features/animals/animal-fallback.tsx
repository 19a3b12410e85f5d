import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '#src/config/paths.ts';
import type { Animal } from '#src/domain/animal.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

export function AnimalFallback({ query }: { query: UseQueryResult<Animal | null> }) {
  if (query.isPending) {
    return (
      <>
        <span className="sr-only" role="status">
          Loading the animal
        </span>
        <Skeleton className="aspect-[16/5] w-full rounded-lg" />
        <Skeleton className="h-14 w-2/3" />
        <Skeleton className="h-6 w-1/3" />
      </>
    );
  }
  return query.isError ? (
    <LoadError isFullPage title="The animal did not load" onRetry={() => void query.refetch()}>
      {query.error.message}
    </LoadError>
  ) : (
    <StatePanel
      isFullPage
      variant="error"
      title="No such animal"
      action={<ButtonLink to={paths.search}>Search for animals</ButtonLink>}
    >
      There is no animal at this address. It may have been removed.
    </StatePanel>
  );
}
