import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useInfiniteScroll } from './use-infinite-scroll.ts';

/** The pages of a list that loads more as the page is scrolled down, and its state. */
export function useInfinitePages<Page>(query: UseInfiniteQueryResult<InfiniteData<Page>>) {
  const { isPending, hasNextPage, isFetching, isFetchingNextPage, isError, error } = query;
  const loadMore = () => void query.fetchNextPage();
  const pages = query.data?.pages ?? [];
  const sentinelRef = useInfiniteScroll({
    isEnabled: hasNextPage && !isFetching && !isError,
    pageCount: pages.length,
    onLoadMore: loadMore,
  });
  return {
    pages,
    isPending,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    /** Undefined during a retry. */
    errorMessage: isFetching ? undefined : error?.message,
    retry: query.isFetchNextPageError ? loadMore : () => void query.refetch(),
    /** For an element at the end of the list. */
    sentinelRef,
  };
}

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
  const { pages, ...list } = useInfinitePages(query);
  const items = pages.flatMap((page) => page.items);
  return {
    ...list,
    items: [...new Map(items.toReversed().map((item) => [getItemId(item), item])).values()].toReversed(),
  };
}
