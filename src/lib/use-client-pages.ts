import { useState } from 'react';
import { useDebouncedValue } from './use-debounced-value.ts';
import { useInfiniteScroll } from './use-infinite-scroll.ts';

/** Items per page, and how long a page takes to appear (specification, section 9). */
const pageSize = 10;
const pageDelayMs = 500;

/** Reveals a loaded list page by page as the page is scrolled down. */
export function useClientPages<Item>(items: readonly Item[]) {
  const [requestedCount, setRequestedCount] = useState(pageSize);
  const visibleCount = useDebouncedValue(requestedCount, pageDelayMs);
  const isLoading = requestedCount > visibleCount;
  const sentinelRef = useInfiniteScroll({
    isEnabled: visibleCount < items.length && !isLoading,
    pageCount: visibleCount,
    onLoadMore: () => setRequestedCount(visibleCount + pageSize),
  });
  return {
    items: items.slice(0, visibleCount),
    /** The number of items that are about to appear. */
    pendingCount: isLoading ? Math.min(pageSize, items.length - visibleCount) : 0,
    /** For an element at the end of the list. */
    sentinelRef,
  };
}
