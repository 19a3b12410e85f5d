import { expect, test } from 'vitest';
import { documentsRoot } from '../testing/arbitraries.ts';
import { parseFields } from '../values/parse-value.ts';
import { computeAggregation } from './aggregate.ts';

const aggregate = (kind: 'sum' | 'avg', numbers: readonly number[]) =>
  computeAggregation(
    numbers.map((doubleValue, index) => ({
      name: `${documentsRoot}/c/${index}`,
      fields: parseFields({ n: { doubleValue } }),
      createTime: 1n,
      updateTime: 1n,
    })),
    { alias: 'a', kind, path: ['n'] },
  );

test('what rounding takes from a sum of doubles is added, whichever of the two is larger', () => {
  const numbers = [1, 1e100, 1, -1e100];
  expect(aggregate('sum', numbers)).toEqual({ doubleValue: 2 });
  expect(aggregate('avg', numbers)).toEqual({ doubleValue: 0.5 });
});

test('a sum that is not finite is', () => {
  expect(aggregate('sum', [1, Infinity, 1])).toEqual({ doubleValue: 'Infinity' });
});
