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

test('a listener that is refused once goes on', () => {
  fail('not-allowed');
  vi.advanceTimersByTime(1000);
  expect([listen.mock.calls.length, errors]).toEqual([2, []]);
  // Hours later it is refused for a moment again.
  vi.advanceTimersByTime(3_600_000);
  fail('not-allowed');
  vi.advanceTimersByTime(1000);
  expect([listen.mock.calls.length, errors]).toEqual([3, []]);
});

test('a listener that is refused twice is refused', () => {
  fail('not-allowed');
  vi.advanceTimersByTime(1000);
  fail('not-allowed');
  vi.advanceTimersByTime(60_000);
  expect([listen.mock.calls.length, errors]).toEqual([2, ['not-allowed']]);
});

test('a subscription that has ended does not begin again', () => {
  fail('offline');
  stop();
  vi.advanceTimersByTime(60_000);
  expect([listen.mock.calls.length, stopListener.mock.calls.length]).toEqual([1, 1]);
});
