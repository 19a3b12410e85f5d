import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SortedList } from './sorted-list.ts';

const steps = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 3000 })), {
  maxLength: 3000,
  size: 'max',
});

describe('SortedList', () => {
  it('does what a sorted set does, through many chunks', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: -1, max: 3001 }), (list, start) => {
        const sorted = new SortedList<number>((a, b) => a - b);
        const model = new Set<number>();
        const removals: [boolean, boolean][] = [];
        for (const [adds, number] of list) {
          if (adds) {
            sorted.put(number);
            model.add(number);
          } else removals.push([sorted.remove(number), model.delete(number)]);
        }
        const expected = [...model].sort((a, b) => a - b);
        expect([...sorted]).toEqual(expected);
        expect(removals.every(([done, wanted]) => done === wanted)).toBe(true);
        expect(sorted.size).toBe(expected.length);
        expect([...sorted.iterateFrom((item) => item - start)]).toEqual(
          expected.filter((item) => item >= start),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('puts an item in the place of its equal', () => {
    const list = new SortedList<{ key: number; text: string }>((a, b) => a.key - b.key);
    list.put({ key: 1, text: 'old' });
    list.put({ key: 1, text: 'new' });
    expect([...list]).toEqual([{ key: 1, text: 'new' }]);
  });
});
