import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useInfiniteScroll } from './use-infinite-scroll.ts';

interface NumberedPage<Item> {
  items: Item[];
  isLast: boolean;
}

/**
 * The items of a list with numbered pages, which loads more as the page is scrolled down. Items that a later page
 * repeats, because the list has shifted in between, are shown once.
 */
export function useNumberedPages<Item>(
  query: UseInfiniteQueryResult<InfiniteData<NumberedPage<Item>>>,
  getItemId: (item: Item) => string,
) {
  const { hasNextPage, isFetching, isError, isFetchNextPageError, error } = query;
  const loadMore = () => void query.fetchNextPage();
  const pages = query.data?.pages ?? [];
  const sentinelRef = useInfiniteScroll({
    isEnabled: hasNextPage && !isFetching && !isError,
    pageCount: pages.length,
    onLoadMore: loadMore,
  });
  const items = pages.flatMap((page) => page.items);
  return {
    items: [...new Map(items.toReversed().map((item) => [getItemId(item), item])).values()].toReversed(),
    isPending: query.isPending,
    isFetching,
    hasNextPage,
    /** Undefined during a retry. */
    errorMessage: isFetching ? undefined : error?.message,
    retry: isFetchNextPageError ? loadMore : () => void query.refetch(),
    /** For an element at the end of the list. */
    sentinelRef,
  };
}
