import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as scrollPosition from '#src/data/device/scroll-position.ts';
import { keepScrollPosition } from './keep-scroll-position.ts';

let grow: () => void;

beforeEach(() => {
  vi.spyOn(scrollPosition, 'readScrollPosition').mockReturnValue(800);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #isOver = false;
      constructor(onResize: () => void) {
        grow = () => this.#isOver || onResize();
      }
      observe = () => undefined;
      disconnect = () => (this.#isOver = true);
    },
  );
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a page that is reloaded leads to its place while its lists load, until somebody scrolls', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  keepScrollPosition();
  grow();
  grow();
  expect(scrollTo.mock.calls).toEqual([
    [0, 800],
    [0, 800],
  ]);
  window.dispatchEvent(new Event('wheel'));
  grow();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('a page that always starts at its top stays there', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  keepScrollPosition();
  document.body.innerHTML = '<main><p data-starts-at-top>3 of 9 published</p></main>';
  grow();
  document.body.innerHTML = '';
  grow();
  expect(scrollTo).not.toHaveBeenCalled();
});
