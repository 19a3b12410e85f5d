import { expect, test } from 'vitest';
import { checkAtLeast, checkAtMost, formatTable } from './bench-result.ts';

const budget = { unit: 'KiB', target: 110, limit: 125 };

test('passes up to the target, is info up to the limit and fails above it', () => {
  expect(checkAtMost('/login', 110, budget).status).toBe('pass');
  expect(checkAtMost('/login', 110.1, budget).status).toBe('info');
  expect(checkAtMost('/login', 125, budget).status).toBe('info');
  expect(checkAtMost('/login', 125.1, budget).status).toBe('fail');
});

test('uses the target as the limit by default', () => {
  expect(checkAtMost('start', 1.01, { unit: 's', target: 1 })).toEqual({
    metric: 'start',
    measured: '1.0 s',
    target: 'at most 1 s',
    status: 'fail',
  });
});

test('checkAtLeast passes from the target on', () => {
  const half = { unit: 'of it', target: 0.5 };
  expect(checkAtLeast('queries', 0.5, half)).toMatchObject({ target: 'at least 0.5 of it', status: 'pass' });
  expect(checkAtLeast('queries', 0.49, half)).toMatchObject({ measured: '0.49 of it', status: 'fail' });
});

test('the table aligns its columns', () => {
  const rows = [checkAtMost('/login, JS', 96.25, budget), checkAtMost('CSS', 130, budget)];
  expect(formatTable(rows)).toBe(
    [
      'metric      measured  target                status',
      '/login, JS  96.3 KiB  110, at most 125 KiB  pass',
      'CSS         130 KiB   110, at most 125 KiB  fail',
    ].join('\n'),
  );
});
