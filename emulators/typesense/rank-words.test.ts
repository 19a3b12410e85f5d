import { expect, test } from 'vitest';
import { rankWords } from './rank-words.ts';

const ranks = new Map([
  ['da', 2],
  ['dale', 1],
  ['dallas', 1],
  ['dan', 3],
  ['dart', 1],
  ['dash', 1],
  ['date', 1],
  ['dawn', 1],
  ['day', 2],
  ['days', 1],
]);

/** What a C++ program with the same tree and the queue of its standard library (GCC 12) prints. */
test.each([
  ['inner nodes have no value', false, 'dan da dawn dash dart date day days dallas dale'],
  [
    'inner nodes have the highest value of their words',
    true,
    'dan day da dawn date dart dallas days dash dale',
  ],
])('words of the same rank are in the order of the tree and its queue: %s', (_name, isByMaximum, order) => {
  const words = [...ranks.keys()];
  const rank = (word: string) => ranks.get(word) ?? 0;
  expect([...rankWords(words, { from: 0, to: words.length }, rank, isByMaximum)].join(' ')).toBe(order);
});
