import { afterEach, expect, test, vi } from 'vitest';
import { createKept } from './kept.ts';

afterEach(() => vi.useRealTimers());

test('what is kept is forgotten after its time', () => {
  vi.useFakeTimers();
  const kept = createKept<string>({ ms: 1000, max: 10 });
  kept.set('a', 'first');
  vi.advanceTimersByTime(999);
  expect([kept.get('a'), kept.get('b')]).toEqual(['first', undefined]);
  kept.set('b', 'second');
  vi.advanceTimersByTime(1);
  expect([kept.get('a'), kept.get('b')]).toEqual([undefined, 'second']);
});

test.each([
  ['so many', createKept<string>({ ms: 1000, max: 2 })],
  ['so much', createKept<string>({ ms: 1000, max: 7, getSize: ({ length }) => length })],
])('of more than %s, only the last is kept', (_name, kept) => {
  kept.set('a', 'abc');
  kept.set('b', 'abcd');
  expect([kept.get('a'), kept.get('b')]).toEqual(['abc', 'abcd']);
  kept.set('c', 'd');
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([undefined, undefined, 'd']);
});
