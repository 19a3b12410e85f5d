import { expect, test } from 'vitest';
import { isDeeperThan } from './json.ts';

test.each([
  ['1', 0, false],
  ['null', 0, false],
  ['[]', 0, true],
  ['{"a":[1]}', 2, false],
  ['{"b":1,"a":[{}]}', 2, true],
])('%s is deeper than %i levels: %s', (json, levels, deeper) => {
  expect(isDeeperThan(JSON.parse(json), levels)).toBe(deeper);
});

test('supports any depth', () => {
  const deep: unknown = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
  expect(isDeeperThan(deep, 100)).toBe(true);
});
