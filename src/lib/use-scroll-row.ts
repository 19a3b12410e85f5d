import { useEffect, useRef, useState, type RefObject } from 'react';

const selectedPattern = ':checked, [aria-current=page]';

/** At either end, as in scroll-row.tsx. */
const fade = 64;

function scrollToSelected(row: HTMLElement) {
  const element = row.querySelector(selectedPattern);
  if (!element) return;
  const [outer, inner] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.left >= outer.left + fade && inner.right <= outer.right - fade) return;
  row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2, behavior: 'instant' });
}

/** Scrolls an area sideways to what is selected in it, whenever `selected` or a width changes. */
export function useSelectedInView(area: RefObject<HTMLElement | null>, selected: unknown) {
  useEffect(() => {
    const row = area.current;
    if (!row) return;
    const scroll = () => scrollToSelected(row);
    scroll();
    // Letters have another width once their font is there, and a row that was hidden may have lost its place.
    const observer = new ResizeObserver(scroll);
    for (const element of [row, ...row.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [area, selected]);
}

export interface ScrollEdges {
  /** Whether there is more to scroll to at the start and at the end. */
  start: boolean;
  end: boolean;
}

const atBothEdges: ScrollEdges = { start: false, end: false };

/** Tells on which sides an area that scrolls sideways has more. */
export function useScrollEdges<Area extends HTMLElement>() {
  const area = useRef<Area>(null);
  const [edges, setEdges] = useState(atBothEdges);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => {
      const start = element.scrollLeft > 1;
      const end = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setEdges((last) => (last.start === start && last.end === end ? last : { start, end }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return { area, edges };
}
