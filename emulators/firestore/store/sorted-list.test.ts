import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SortedList } from './sorted-list.ts';

const steps = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 3000 })), {
  maxLength: 3000,
  size: 'max',
});

describe('SortedList', () => {
  test('behaves like a sorted set across many chunks', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: -1, max: 3001 }), (list, start) => {
        const sorted = new SortedList<number>((a, b) => a - b);
        const model = new Set<number>();
        const removals: [boolean, boolean][] = [];
        for (const [isAddition, number] of list) {
          if (isAddition) {
            sorted.put(number);
            model.add(number);
          } else removals.push([sorted.remove(number), model.delete(number)]);
        }
        const expected = [...model].sort((a, b) => a - b);
        expect([...sorted]).toEqual(expected);
        expect(removals.every(([actual, expectedResult]) => actual === expectedResult)).toBe(true);
        expect(sorted.size).toBe(expected.length);
        expect([...sorted.iterateFrom((item) => item - start)]).toEqual(
          expected.filter((item) => item >= start),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('replaces an item that compares equal', () => {
    const list = new SortedList<{ key: number; text: string }>((a, b) => a.key - b.key);
    list.put({ key: 1, text: 'old' });
    list.put({ key: 1, text: 'new' });
    expect([...list]).toEqual([{ key: 1, text: 'new' }]);
  });
});
