import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useInfinitePages } from './use-infinite-pages.ts';

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
