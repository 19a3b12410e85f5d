import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { LoadingFailed } from './loading-failed.tsx';

interface EndlessListProps {
  list: {
    items: readonly unknown[];
    isPending: boolean;
    isFetching: boolean;
    hasNextPage: boolean;
    failure: string | undefined;
    retry: () => void;
  };
  /** Marks the bottom of the page. */
  bottom: Ref<HTMLDivElement>;
  /** What is listed, such as 'news' or 'schedule'. */
  name: string;
  /** The shape of a first page that is on its way. */
  skeleton: ReactNode;
  /** The shape of what comes next, at the bottom. */
  skeletonOfMore: ReactNode;
  /** What is shown when the list has nothing. */
  empty: ReactNode;
  children: ReactNode;
}

/** The four states of a list that loads on at the bottom of the page: loading, empty, failed with retry, ready. */
export function EndlessList({
  list,
  bottom,
  name,
  skeleton,
  skeletonOfMore,
  empty,
  children,
}: EndlessListProps) {
  const isEmpty = list.items.length === 0;
  if (list.isPending) {
    return (
      <div aria-busy="true">
        <Loading name={name} />
        {skeleton}
      </div>
    );
  }
  if (isEmpty && list.failure !== undefined) {
    return (
      <LoadingFailed title={`The ${name} did not load`} onRetry={list.retry}>
        {list.failure}
      </LoadingFailed>
    );
  }
  return (
    <>
      {isEmpty && !list.hasNextPage ? empty : children}
      {list.isFetching && list.hasNextPage && (
        <div aria-busy="true">
          <Loading name={name} />
          {skeletonOfMore}
        </div>
      )}
      {list.failure !== undefined && (
        <div role="status" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-[60ch] text-sm text-ink-2">
            <b className="font-[650] text-ink">The rest of the {name} did not load.</b> {list.failure}
          </p>
          <Button onClick={list.retry}>Try again</Button>
        </div>
      )}
      <div ref={bottom} className="absolute bottom-0 h-px w-px" />
    </>
  );
}

function Loading({ name }: { name: string }) {
  return (
    <span className="sr-only" role="status">
      Loading the {name}
    </span>
  );
}
