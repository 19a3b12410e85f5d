import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { useInfiniteScroll } from './use-infinite-scroll.ts';

interface NumberedPage<Item> {
  items: Item[];
  isLast: boolean;
}

/**
 * A list whose pages are counted from 1, and that loads on as the page is scrolled down. What a page repeats of an
 * earlier one, because the list has moved on in between, is left out. A failed fetch adds nothing.
 *
 * @param identify what tells one item from another
 */
export function useNumberedPages<Item>(
  queryKey: QueryKey,
  fetchPage: (index: number) => Promise<NumberedPage<Item>>,
  identify: (item: Item) => string,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: 1,
    getNextPageParam: (page, _pages, index) => (page.isLast ? undefined : index + 1),
  });
  const { hasNextPage, isFetching, isError, isFetchNextPageError, error } = query;
  const loadMore = () => void query.fetchNextPage();
  const pages = query.data?.pages ?? [];
  const bottom = useInfiniteScroll({
    isEnabled: hasNextPage && !isFetching && !isError,
    pageCount: pages.length,
    onLoadMore: loadMore,
  });
  const all = pages.flatMap((page) => page.items);
  return {
    items: [...new Map(all.toReversed().map((item) => [identify(item), item])).values()].toReversed(),
    /** The first page is on its way. */
    isPending: query.isPending,
    isFetching,
    hasNextPage,
    /** Why it goes no further; nothing while it is being tried again. */
    failure: isFetching ? undefined : error?.message,
    retry: isFetchNextPageError ? loadMore : () => void query.refetch(),
    /** Marks the bottom of the page. */
    bottom,
  };
}
