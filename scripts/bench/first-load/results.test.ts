import { expect, test } from 'vitest';
import { checkComparison, getMedian, showComparison } from './results.ts';

const paint = { metric: 'LCP', unit: 'ms', current: 2900, previous: 6400 };

test('shows both figures and their ratio', () => {
  expect(showComparison(paint)).toEqual({
    metric: 'LCP',
    measured: '2900 ms (before 6400, 0.45x)',
    target: '',
    status: 'info',
  });
  expect(showComparison({ ...paint, previous: undefined }).measured).toBe('2900 ms');
  expect(showComparison({ metric: 'CLS', unit: '', current: 0.004, previous: 0 }).measured).toBe(
    '0.004 (before 0)',
  );
});

test('passes up to the target, or up to half of the previous figure where that counts', () => {
  expect(checkComparison(paint, { target: 2900 })).toMatchObject({
    target: 'at most 2900 ms',
    status: 'pass',
  });
  expect(checkComparison(paint, { target: 2899 }).status).toBe('fail');
  expect(checkComparison({ ...paint, current: 3200 }, { target: 3000, orHalf: true })).toMatchObject({
    target: 'at most 3000 ms, or half of before',
    status: 'pass',
  });
  expect(checkComparison({ ...paint, current: 3201 }, { target: 3000, orHalf: true }).status).toBe('fail');
  expect(
    checkComparison({ ...paint, current: 3200, previous: undefined }, { target: 3000, orHalf: true }).status,
  ).toBe('fail');
});

test('a figure that is missing fails', () => {
  expect(checkComparison({ ...paint, current: NaN }, { target: 3000, orHalf: true }).status).toBe('fail');
});

test('takes the middle value', () => {
  expect(getMedian([5, 1, 3])).toBe(3);
  expect(getMedian([])).toBeNaN();
});
