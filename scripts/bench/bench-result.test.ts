import { expect, test } from 'vitest';
import { checkFigure } from './bench-result.ts';

const metric = { name: '/login, JS', unit: 'KiB', target: 110, limit: 125 };

test('passes up to the target, is info up to the limit and fails above it', () => {
  const statuses = [110, 110.1, 125, 125.1, NaN].map((value) => checkFigure(metric, value).status);
  expect(statuses.join(' ')).toBe('pass info info fail fail');
});

test('shows what it is compared with, and their ratio', () => {
  expect(checkFigure({ name: 'LCP', unit: 'ms', target: 3000 }, 2900, 'v1', 6400)).toEqual({
    metric: 'LCP',
    measured: '2900 ms (v1 6400, 0.45x)',
    target: 'at most 3000 ms',
    status: 'pass',
  });
  expect(checkFigure({ name: 'CLS', unit: '' }, 0.004, 'v1', 0).measured).toBe('0.004 (v1 0)');
});
