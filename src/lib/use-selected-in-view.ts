import { useEffect, type RefObject } from 'react';

const selectedPattern = ':checked, [aria-current=page]';

function scrollToSelected(row: HTMLElement) {
  const element = row.querySelector(selectedPattern);
  if (!element) return;
  const [outer, inner] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2, behavior: 'instant' });
}

/** Scrolls an area sideways to what is selected in it, whenever `selected` changes. */
export function useSelectedInView(area: RefObject<HTMLElement | null>, selected: unknown) {
  useEffect(() => {
    if (area.current) scrollToSelected(area.current);
  }, [area, selected]);
}
