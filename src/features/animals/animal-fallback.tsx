import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '#src/config/paths.ts';
import type { Animal } from '#src/domain/animal.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

export function AnimalFallback({ query }: { query: UseQueryResult<Animal | null> }) {
  if (query.isPending) {
    return (
      <>
        <span className="sr-only" role="status">
          {copy.page.loading}
        </span>
        <Skeleton className="aspect-[16/5] w-full rounded-lg" />
        <Skeleton className="h-14 w-2/3" />
        <Skeleton className="h-6 w-1/3" />
      </>
    );
  }
  return query.isError ? (
    <LoadError isFullPage title={copy.page.loadError} onRetry={() => void query.refetch()}>
      {query.error.message}
    </LoadError>
  ) : (
    <StatePanel
      isFullPage
      variant="error"
      title={copy.page.notFound.title}
      action={<ButtonLink to={paths.search}>{copy.page.notFound.search}</ButtonLink>}
    >
      {copy.page.notFound.text}
    </StatePanel>
  );
}
