import { expect, test } from 'vitest';
import { mergeReel, moveItem } from './reel.ts';

test.each([
  ['down', 0, 1, 'bac'],
  ['down to the end', 0, 2, 'bca'],
  ['up', 2, 1, 'acb'],
  ['up to the start', 2, 0, 'cab'],
])('[REEL-02] an item moves %s', (_way, from, to, expected) => {
  const items = ['a', 'b', 'c'];
  expect(moveItem(items, from, to).join('')).toBe(expected);
  expect(items).toEqual(['a', 'b', 'c']);
});

const opened = { title: 'Best of 2026', videos: ['c', 'gone', 'a', 'b'] };

test('[REEL-01] a form saves what was changed in it, and keeps what was changed elsewhere since it was opened', () => {
  const edited = { title: 'Boone, 2026', videos: ['b', 'c', 'a', 'd'] };
  expect(mergeReel(opened, edited, opened)).toEqual(edited);
  expect(mergeReel(opened, edited, { title: 'Best', videos: ['c', 'gone', 'b', 'z', 'd'] })).toEqual({
    title: 'Boone, 2026',
    videos: ['b', 'c', 'd', 'z'],
  });
  expect(mergeReel(opened, { ...edited, title: 'Best of 2026' }, { ...opened, title: 'Best' }).title).toBe(
    'Best',
  );
});
