import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '#src/config/paths.ts';
import type { PlayableReel } from '#src/queries/reel-queries.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

/** A page without its reel: it is loading, cannot be loaded, or does not exist. */
export function ReelFallback({ query }: { query: UseQueryResult<PlayableReel | null> }) {
  if (query.error && !query.isFetching)
    return (
      <LoadError isFullPage title={copy.loadError} onRetry={() => void query.refetch()}>
        {query.error.message}
      </LoadError>
    );
  if (query.data === null)
    return (
      <StatePanel
        isFullPage
        variant="error"
        title={copy.notFound.title}
        action={<ButtonLink to={paths.watch}>{copy.notFound.watch}</ButtonLink>}
      >
        {copy.notFound.text}
      </StatePanel>
    );
  return (
    <Loading label={copy.loading} className="grid gap-6">
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="aspect-video w-full rounded-md" />
    </Loading>
  );
}
