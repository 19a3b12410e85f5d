import { render, act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useInfiniteScroll, useIsNearScreen } from './use-infinite-scroll.ts';
import { useRef } from 'react';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>;

let observers: { notify: (entries: Entry[]) => void; rootMargin: string | undefined }[];

beforeEach(() => {
  observers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: Entry[]) => void, { rootMargin }: IntersectionObserverInit) {
        observers.push({ notify, rootMargin });
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

function List({ pageCount, onLoadMore }: { pageCount: number; onLoadMore: () => void }) {
  return <div ref={useInfiniteScroll({ isEnabled: true, pageCount, onLoadMore })} />;
}

test.each([
  { visibility: [true], calls: 1 },
  { visibility: [false, true], calls: 1 },
  { visibility: [true, false], calls: 0 },
])('[FEED-03] loads more if the last of several entries is visible: $visibility', ({ visibility, calls }) => {
  const onLoadMore = vi.fn<() => void>();
  render(<List pageCount={1} onLoadMore={onLoadMore} />);
  observers.at(-1)?.notify(visibility.map((isIntersecting) => ({ isIntersecting })));
  expect(onLoadMore).toHaveBeenCalledTimes(calls);
});

test('[FEED-03] loads more within 10 px of the end', () => {
  render(<List pageCount={1} onLoadMore={vi.fn<() => void>()} />);
  expect(observers[0]?.rootMargin).toBe('10px');
});

test('[FEED-03] observes the sentinel again after a new page, even if it stayed visible', () => {
  const list = render(<List pageCount={1} onLoadMore={vi.fn<() => void>()} />);
  list.rerender(<List pageCount={2} onLoadMore={vi.fn<() => void>()} />);
  expect(observers).toHaveLength(2);
});

afterEach(() => vi.unstubAllGlobals());

function Card() {
  const card = useRef<HTMLParagraphElement>(null);
  return <p ref={card}>{useIsNearScreen(card) ? 'near' : 'far'}</p>;
}

test('an element within a screen of the visible part is near, and stays so', () => {
  let notify: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void = () => undefined;
  const disconnect = vi.fn<() => void>();
  const margins: (string | undefined)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      constructor(callback: typeof notify, { rootMargin }: IntersectionObserverInit) {
        notify = callback;
        margins.push(rootMargin);
      }
      observe() {}
    },
  );
  render(<Card />);
  act(() => notify([{ isIntersecting: false }]));
  expect(screen.getByText('far')).toBeDefined();
  act(() => notify([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(screen.getByText('near')).toBeDefined();
  expect(disconnect).toHaveBeenCalledOnce();
  expect(margins).toEqual(['100% 0px']);
});
