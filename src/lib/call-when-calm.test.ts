import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callWhenCalm } from './call-when-calm.ts';

let endRequest: () => void;
let isObserving: boolean;
let runIdle: (() => void) | undefined;
const callback = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  callback.mockReset();
  runIdle = undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onEntries: () => void) {
        endRequest = onEntries;
      }
      observe() {
        isObserving = true;
      }
      disconnect() {
        isObserving = false;
      }
    },
  );
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => {
    runIdle = idle;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => (runIdle = undefined));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function addPicture(top: number) {
  const picture = { complete: false };
  const image = document.createElement('img');
  Object.defineProperty(image, 'complete', { get: () => picture.complete });
  image.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  document.body.append(image);
  return picture;
}

test('waits until no request has ended for a second and the browser is idle', () => {
  callWhenCalm(callback);
  for (let count = 0; count < 3; count += 1) {
    vi.advanceTimersByTime(900);
    endRequest();
  }
  vi.advanceTimersByTime(999);
  expect(runIdle).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(callback).not.toHaveBeenCalled();
  runIdle?.();
  vi.advanceTimersByTime(10_000);
  expect(callback).toHaveBeenCalledOnce();
  expect(isObserving).toBe(false);
});

test('waits for pictures in view, not for others', () => {
  const picture = addPicture(0);
  addPicture(innerHeight + 100);
  callWhenCalm(callback);
  vi.advanceTimersByTime(2500);
  expect(runIdle).toBeUndefined();
  picture.complete = true;
  vi.advanceTimersByTime(500);
  expect(runIdle).toBeDefined();
});

test('waits five seconds at most', () => {
  addPicture(0);
  callWhenCalm(callback);
  vi.advanceTimersByTime(4999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

test('a browser without idle callbacks needs none', () => {
  vi.unstubAllGlobals();
  expect('requestIdleCallback' in window).toBe(false);
  callWhenCalm(callback);
  vi.advanceTimersByTime(1200);
  expect(callback).toHaveBeenCalledOnce();
});

test('does not call back once it is canceled', () => {
  callWhenCalm(callback)();
  vi.advanceTimersByTime(10_000);
  const cancel = callWhenCalm(callback);
  vi.advanceTimersByTime(1000);
  cancel();
  runIdle?.();
  vi.advanceTimersByTime(10_000);
  expect(callback).not.toHaveBeenCalled();
});
