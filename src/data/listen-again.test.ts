import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError, type Failure } from './data-error.ts';
import { listenAgain } from './listen-again.ts';

let fail: (kind: Failure) => void;
const stopListener = vi.fn<() => void>();
const listen = vi.fn<Parameters<typeof listenAgain>[0]>((onFailure) => {
  fail = (kind) => onFailure(new DataError(kind));
  return stopListener;
});
const errors: string[] = [];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  listen.mockClear();
  stopListener.mockClear();
  errors.length = 0;
  stop = listenAgain(listen, ({ kind }) => errors.push(kind));
});
afterEach(() => vi.useRealTimers());

test.each([0.5, 1.5, 5, 9])('a listener that is refused for %s s goes on', (seconds) => {
  const refuse = () => {
    const end = performance.now() + seconds * 1000;
    do {
      fail('not-allowed');
      vi.advanceTimersToNextTimer();
    } while (performance.now() < end && errors.length === 0);
  };
  refuse();
  // Hours later it is refused for a while again.
  vi.advanceTimersByTime(3_600_000);
  refuse();
  vi.advanceTimersByTime(60_000);
  expect(errors).toEqual([]);
});

test('a listener that is refused for ten seconds is refused', () => {
  fail('not-allowed');
  for (const pause of [1000, 2000, 3000, 4000]) {
    expect(errors).toEqual([]);
    vi.advanceTimersByTime(pause - 1);
    const calls = listen.mock.calls.length;
    vi.advanceTimersByTime(1);
    expect(listen).toHaveBeenCalledTimes(calls + 1);
    fail('not-allowed');
  }
  expect(errors).toEqual(['not-allowed']);
  vi.advanceTimersByTime(60_000);
  expect(listen).toHaveBeenCalledTimes(5);
});

test('a subscription that has ended does not begin again', () => {
  fail('offline');
  stop();
  vi.advanceTimersByTime(60_000);
  expect([listen.mock.calls.length, stopListener.mock.calls.length]).toEqual([1, 1]);
});
