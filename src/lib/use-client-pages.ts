import { useState } from 'react';
import { useDebounced } from './use-debounced.ts';
import { usePageBottom } from './use-page-bottom.ts';

/** How many items a page holds. */
const size = 10;

/** How long a page takes to appear, in milliseconds. */
const delay = 500;

/** Shows a list that is there already page by page, as the page is scrolled down. */
export function useClientPages<Item>(items: readonly Item[]) {
  const [wanted, setWanted] = useState(size);
  const shown = useDebounced(wanted, delay);
  const isLoading = wanted > shown;
  const bottom = usePageBottom({
    active: shown < items.length && !isLoading,
    pages: shown,
    onBottom: () => setWanted(shown + size),
  });
  return {
    items: items.slice(0, shown),
    /** How many more are about to appear. */
    waiting: isLoading ? Math.min(size, items.length - shown) : 0,
    /** Marks the bottom of the page. */
    bottom,
  };
}
