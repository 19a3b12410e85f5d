import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useInfiniteScroll } from './use-infinite-scroll.ts';

type Change = Pick<IntersectionObserverEntry, 'isIntersecting'>;

let observers: { tell: (changes: Change[]) => void }[];

beforeEach(() => {
  observers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (changes: Change[]) => void) {
        observers.push({ tell });
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

function List({ pages, onBottom }: { pages: number; onBottom: () => void }) {
  return <div ref={useInfiniteScroll({ isEnabled: true, pageCount: pages, onLoadMore: onBottom })} />;
}

test.each([
  { changes: [true], calls: 1 },
  { changes: [false, true], calls: 1 },
  { changes: [true, false], calls: 0 },
])('[FEED-03] of the changes $changes that come at once the last one counts', ({ changes, calls }) => {
  const onBottom = vi.fn<() => void>();
  render(<List pages={1} onBottom={onBottom} />);
  observers.at(-1)?.tell(changes.map((isIntersecting) => ({ isIntersecting })));
  expect(onBottom).toHaveBeenCalledTimes(calls);
});

test('[FEED-03] a new page is looked behind, though the bottom never left the screen', () => {
  const list = render(<List pages={1} onBottom={vi.fn<() => void>()} />);
  list.rerender(<List pages={2} onBottom={vi.fn<() => void>()} />);
  expect(observers).toHaveLength(2);
});
