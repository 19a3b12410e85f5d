import { expect, test } from 'vitest';
import { estimateKeptBytes, getKeptName, parseKeptSet } from './kept-set.ts';

const stored = {
  ...{ kind: 'reel', id: '8f3a', title: 'Friday night', bytes: 1_400_000 },
  videos: [{ id: 'marsh', title: 'Reno Rodeo', score: 86.5, event_type: 1 }, 'broken', { id: 'willow' }],
};

test('[KEEP-02] a kept set has what was stored; what is broken is left out', () => {
  expect(parseKeptSet(stored)).toMatchObject({
    ...{ kind: 'reel', id: '8f3a', title: 'Friday night', bytes: 1_400_000 },
    videos: [{ id: 'marsh', title: 'Reno Rodeo', score: 86.5 }, { id: 'willow' }],
  });
  expect(parseKeptSet(stored)?.videos).toHaveLength(2);
  expect(parseKeptSet({ ...stored, kind: 'animal' })?.kind).toBe('animal');
});

test.each([undefined, 'reel', { ...stored, kind: 'night' }, { ...stored, videos: undefined }])(
  '[KEEP-02] what another version has stored is no set: %j',
  (other) => {
    expect(parseKeptSet(other)).toBeUndefined();
  },
);

test('[KEEP-01] sets have names of their own, and weigh what their seconds do', () => {
  expect([getKeptName({ kind: 'reel', id: 'a' }), getKeptName({ kind: 'animal', id: 'a' })]).toEqual([
    'reel-a',
    'animal-a',
  ]);
  expect(estimateKeptBytes([])).toBe(0);
  expect(estimateKeptBytes([{ duration: 12 }, { duration: 8 }])).toBe(1_750_000);
});
