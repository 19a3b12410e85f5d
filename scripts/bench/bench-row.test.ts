import { expect, test } from 'vitest';
import { atLeast, atMost } from './bench-row.ts';
import { table } from './table.ts';

const budget = { unit: 'KiB', target: 110, ceiling: 125 };

test('a figure passes up to its target, is told up to its ceiling, and fails beyond', () => {
  expect(atMost('/login', 110, budget).verdict).toBe('pass');
  expect(atMost('/login', 110.1, budget).verdict).toBe('info');
  expect(atMost('/login', 125, budget).verdict).toBe('info');
  expect(atMost('/login', 125.1, budget).verdict).toBe('fail');
});

test('without a ceiling the target is one', () => {
  expect(atMost('start', 1.01, { unit: 's', target: 1 })).toEqual({
    figure: 'start',
    measured: '1.0 s',
    target: 'at most 1 s',
    verdict: 'fail',
  });
});

test('a figure of which more is better passes from its target on', () => {
  const half = { unit: 'of it', target: 0.5 };
  expect(atLeast('queries', 0.5, half)).toMatchObject({ target: 'at least 0.5 of it', verdict: 'pass' });
  expect(atLeast('queries', 0.49, half)).toMatchObject({ measured: '0.49 of it', verdict: 'fail' });
});

test('the table lines its columns up', () => {
  const rows = [atMost('/login, JS', 96.25, budget), atMost('CSS', 130, budget)];
  expect(table(rows)).toBe(
    [
      'figure      measured  target                verdict',
      '/login, JS  96.3 KiB  110, at most 125 KiB  pass',
      'CSS         130 KiB   110, at most 125 KiB  fail',
    ].join('\n'),
  );
});
