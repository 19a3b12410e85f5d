import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsNearScreen } from './use-is-near-screen.ts';

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
