import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useClientPages } from './use-client-pages.ts';

let reachBottom: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        reachBottom = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function List({ length }: { length: number }) {
  const { items, pendingCount, sentinelRef } = useClientPages(
    Array.from({ length }, (_, index) => index + 1),
  );
  return (
    <p ref={sentinelRef}>
      1 to {items.at(-1)}, {pendingCount} more
    </p>
  );
}

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('[MYR-06] shows 10 items, and 10 more half a second after the end is reached', () => {
  const { rerender } = render(<List length={14} />);
  expect(screen.getByText('1 to 10, 0 more')).toBeTruthy();
  act(() => reachBottom());
  wait(499);
  expect(screen.getByText('1 to 10, 4 more')).toBeTruthy();
  wait(1);
  expect(screen.getByText('1 to 14, 0 more')).toBeTruthy();
  rerender(<List length={3} />);
  expect(screen.getByText('1 to 3, 0 more')).toBeTruthy();
});
