import { afterEach, expect, test, vi } from 'vitest';
import { createKept } from './kept.ts';

afterEach(() => vi.useRealTimers());

const reads = (value: string) => vi.fn<() => Promise<string>>().mockResolvedValue(value);

test('what is kept is read again after its time', async () => {
  vi.useFakeTimers();
  const readKept = createKept<string>({ ms: 1000, max: 10 });
  const [first, second] = [reads('first'), reads('second')];
  await readKept('a', first);
  vi.advanceTimersByTime(999);
  expect(await readKept('a', second)).toBe('first');
  expect(second).not.toHaveBeenCalled();
  expect(await readKept('b', reads('another'))).toBe('another');
  vi.advanceTimersByTime(1);
  expect(await readKept('a', second)).toBe('second');
  expect(first).toHaveBeenCalledOnce();
});

test('what is missing, or could not be read, is not kept', async () => {
  const readKept = createKept<string>({ ms: 1000, max: 10 });
  expect(await readKept('a', () => Promise.resolve(undefined))).toBeUndefined();
  await expect(readKept('a', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(await readKept('a', reads('found'))).toBe('found');
});

test.each([
  ['so many', createKept<string>({ ms: 1000, max: 2 })],
  ['so much', createKept<string>({ ms: 1000, max: 7, getSize: ({ length }) => length })],
])('of more than %s, only the last is kept', async (_name, readKept) => {
  await readKept('a', reads('abc'));
  await readKept('b', reads('abcd'));
  expect(await readKept('a', reads('again'))).toBe('abc');
  await readKept('c', reads('d'));
  expect(await readKept('c', reads('again'))).toBe('d');
  expect(await readKept('a', reads('x'))).toBe('x');
});
