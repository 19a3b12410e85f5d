import { expect, test } from 'vitest';
import { joinCommand, partCommand, partList } from './commands.ts';
import type { CutPlan } from './plan.ts';
import { testSource } from '#tests/support/factories/source-video.ts';

const plan: CutPlan = {
  parts: [
    { kind: 'encode', first: 50, count: 10 },
    { kind: 'copy', first: 60, count: 90 },
  ],
  sound: 'copy',
};
const [encode, copy] = plan.parts as [CutPlan['parts'][number], CutPlan['parts'][number]];
const range = { first: 50, count: 100 };
const paths = { input: '/in', list: '/list', output: '/out' };

/** The word that follows an option. */
const after = (words: readonly string[], option: string) => words[words.indexOf(option) + 1];

test('a part to encode is sought halfway to the frame before it, and takes so many frames', () => {
  const words = partCommand(testSource(), '/in', { part: encode, path: '/p' }, plan);
  expect(Number(after(words, '-ss'))).toBeCloseTo(49.5 / 30, 5);
  expect(after(words, '-frames:v')).toBe('10');
  expect(words.indexOf('-ss')).toBeLessThan(words.indexOf('-i'));
  expect(words).toContain('-noautorotate');
});

test('a part to copy is sought beyond its keyframe, and not as far as the next one', () => {
  const words = partCommand(testSource(), '/in', { part: copy, path: '/p' }, plan);
  expect(Number(after(words, '-ss'))).toBeCloseTo(2.5, 5);
  const everyFrame = testSource({
    video: { keyframes: Uint32Array.from({ length: 300 }, (_, frame) => frame) },
  });
  const close = partCommand(everyFrame, '/in', { part: copy, path: '/p' }, plan);
  expect(Number(after(close, '-ss'))).toBeCloseTo(60.5 / 30, 5);
});

test('encoded frames beside copied ones are held back as long as those', () => {
  const options = (reordering: number) => {
    const words = partCommand(
      testSource({ video: { reordering } }),
      '/in',
      { part: encode, path: '/p' },
      plan,
    );
    return [after(words, '-bf'), after(words, '-x264-params')];
  };
  expect(options(0)).toEqual(['0', 'sps-id=1']);
  expect(options(1)).toEqual(['3', 'sps-id=1:b-pyramid=none']);
  expect(options(2)).toEqual(['3', 'sps-id=1']);
});

test('frames encoded by themselves have a limit to their size and colours that every browser shows', () => {
  const alone: CutPlan = { parts: [{ kind: 'encode', ...range }], sound: 'copy' };
  const words = partCommand(testSource(), '/in', { part: { kind: 'encode', ...range }, path: '/p' }, alone);
  expect(after(words, '-maxrate')).toBe('25M');
  expect(after(words, '-pix_fmt')).toBe('yuv420p');
});

test('a mirrored picture is drawn as it is shown, and not turned again', () => {
  const source = testSource({ mirrored: true, rotation: 180 });
  const words = [
    ...partCommand(source, '/in', { part: encode, path: '/p' }, plan),
    ...joinCommand(source, plan, range, paths),
  ];
  expect(words).not.toContain('-noautorotate');
  expect(words.join(' ')).not.toContain('rotate=');
});

test('the list says how long each part lasts', () => {
  const files = plan.parts.map((part, place) => ({ part, path: `/part-${place}` }));
  expect(partList(testSource(), files)).toBe(
    "ffconcat version 1.0\nfile '/part-0'\nduration 0.333333\nfile '/part-1'\nduration 3.000000\n",
  );
});

test('the join takes the sound of the selection alone, and no other words of the file', () => {
  const words = joinCommand(testSource({ rotation: 90 }), plan, range, paths);
  expect(words.slice(words.indexOf('-seek_timestamp'), words.indexOf('/in') + 1)).toEqual([
    ...['-seek_timestamp', '1', '-ss', '1.666667', '-t', '3.333333', '-i', '/in'],
  ]);
  expect(after(words, '-copypriorss:a')).toBe('0');
  expect(after(words, '-map_metadata')).toBe('-1');
  expect(after(words, '-metadata:s:v:0')).toBe('rotate=270');
});

test('a silent video has no second input', () => {
  const words = joinCommand(testSource({ audio: null }), { ...plan, sound: 'none' }, range, paths);
  expect(words.filter((word) => word === '-i')).toHaveLength(1);
});
