import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { copy } from './copy.ts';
import { LoadError } from './load-error.tsx';

interface InfiniteListProps {
  list: {
    items: readonly unknown[];
    isPending: boolean;
    isFetching: boolean;
    hasNextPage: boolean;
    errorMessage: string | undefined;
    retry: () => void;
  };
  sentinelRef: Ref<HTMLDivElement>;
  name: string;
  skeleton: ReactNode;
  nextPageSkeleton: ReactNode;
  emptyState: ReactNode;
  children: ReactNode;
}

export function InfiniteList({
  list,
  sentinelRef,
  name,
  skeleton,
  nextPageSkeleton,
  emptyState,
  children,
}: InfiniteListProps) {
  const isEmpty = list.items.length === 0;
  if (list.isPending) {
    return (
      <div aria-busy="true">
        <LoadingStatus name={name} />
        {skeleton}
      </div>
    );
  }
  if (isEmpty && list.errorMessage !== undefined) {
    return (
      <LoadError title={copy.infiniteList.loadError(name)} onRetry={list.retry}>
        {list.errorMessage}
      </LoadError>
    );
  }
  return (
    <>
      {isEmpty && !list.hasNextPage ? emptyState : children}
      {list.isFetching && list.hasNextPage && (
        <div aria-busy="true">
          <LoadingStatus name={name} />
          {nextPageSkeleton}
        </div>
      )}
      {list.errorMessage !== undefined && (
        <div role="status" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-[60ch] text-sm text-ink-2">
            <b className="font-[650] text-ink">{copy.infiniteList.nextPageError(name)}</b> {list.errorMessage}
          </p>
          <Button onClick={list.retry}>{copy.tryAgain}</Button>
        </div>
      )}
      <div ref={sentinelRef} className="absolute bottom-0 h-px w-px" />
    </>
  );
}

function LoadingStatus({ name }: { name: string }) {
  return (
    <span className="sr-only" role="status">
      {copy.infiniteList.loading(name)}
    </span>
  );
}
