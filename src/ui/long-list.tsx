import { useState, type HTMLAttributes, type ReactNode } from 'react';
import { keepRowFocus } from '#src/lib/keep-row-focus.ts';
import { useInfiniteScroll } from '#src/lib/use-infinite-scroll.ts';

/** How many rows there are at first, and how many come when the end is near. */
const step = 50;

interface LongListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  as?: 'ul' | 'ol' | 'div';
  /** How many rows there are at least, because one of them is needed. */
  minCount?: number;
  /** Rows, of the class `lazy-row` where they have one line or two. */
  children: readonly ReactNode[];
}

/** A list of hundreds of rows: the first fifty, and fifty more as one scrolls. */
export function LongList({ as: List = 'ul', minCount = 0, children, ...list }: LongListProps) {
  const [count, setCount] = useState(step);
  // Rows that have been shown stay, so that the page does not jump.
  if (minCount > count) setCount(minCount);
  const sentinelRef = useInfiniteScroll({
    isEnabled: count < children.length,
    pageCount: count,
    onLoadMore: () => setCount(count + step),
  });
  return (
    <div className="relative">
      <List ref={keepRowFocus} {...list}>
        {children.slice(0, count)}
      </List>
      <div ref={sentinelRef} className="absolute bottom-0 h-px w-px" />
    </div>
  );
}
