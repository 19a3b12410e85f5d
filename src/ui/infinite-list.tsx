import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { copy } from './copy.ts';
import { Loading } from './skeleton.tsx';
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
    return <Loading label={copy.infiniteList.loading(name)}>{skeleton}</Loading>;
  }
  if (isEmpty && list.errorMessage !== undefined) {
    return (
      <LoadError title={copy.infiniteList.loadError(name)} text={list.errorMessage} onRetry={list.retry} />
    );
  }
  return (
    <>
      {isEmpty && !list.hasNextPage ? emptyState : children}
      {list.isFetching && list.hasNextPage && (
        <Loading label={copy.infiniteList.loading(name)}>{nextPageSkeleton}</Loading>
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
