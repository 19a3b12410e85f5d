import { useState } from 'react';
import { useDebouncedValue } from './use-debounced-value.ts';
import { useInfiniteScroll } from './use-infinite-scroll.ts';

/** How many items a page holds. */
const pageSize = 10;

/** How long a page takes to appear, in milliseconds. */
const pageDelayMs = 500;

/** Shows a list that is there already page by page, as the page is scrolled down. */
export function useClientPages<Item>(items: readonly Item[]) {
  const [wanted, setWanted] = useState(pageSize);
  const shown = useDebouncedValue(wanted, pageDelayMs);
  const isLoading = wanted > shown;
  const bottom = useInfiniteScroll({
    isEnabled: shown < items.length && !isLoading,
    pageCount: shown,
    onLoadMore: () => setWanted(shown + pageSize),
  });
  return {
    items: items.slice(0, shown),
    /** How many more are about to appear. */
    waiting: isLoading ? Math.min(pageSize, items.length - shown) : 0,
    /** Marks the bottom of the page. */
    bottom,
  };
}
