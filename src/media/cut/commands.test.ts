import { expect, test } from 'vitest';
import { buildConcatCommand, buildSegmentCommand, buildConcatList } from './commands.ts';
import type { CutPlan } from './plan.ts';
import { buildSourceVideo } from '#tests/support/factories/source-video.ts';

const plan: CutPlan = {
  segments: [
    { kind: 'encode', first: 50, count: 10 },
    { kind: 'copy', first: 60, count: 90 },
  ],
  audio: 'copy',
};
const [encode, copy] = plan.segments as [CutPlan['segments'][number], CutPlan['segments'][number]];
const range = { first: 50, count: 100 };
const paths = { input: '/in', list: '/list', output: '/out' };

/** The word that follows an option. */
const getOptionValue = (words: readonly string[], option: string) => words[words.indexOf(option) + 1];

test('a part to encode is sought halfway to the frame before it, and takes so many frames', () => {
  const words = buildSegmentCommand(buildSourceVideo(), '/in', { segment: encode, path: '/p' }, plan);
  expect(Number(getOptionValue(words, '-ss'))).toBeCloseTo(49.5 / 30, 5);
  expect(getOptionValue(words, '-frames:v')).toBe('10');
  expect(words.indexOf('-ss')).toBeLessThan(words.indexOf('-i'));
  expect(words).toContain('-noautorotate');
});

test('a part to copy is sought beyond its keyframe, and not as far as the next one', () => {
  const words = buildSegmentCommand(buildSourceVideo(), '/in', { segment: copy, path: '/p' }, plan);
  expect(Number(getOptionValue(words, '-ss'))).toBeCloseTo(2.5, 5);
  const everyFrame = buildSourceVideo({
    video: { keyframes: Uint32Array.from({ length: 300 }, (_, frame) => frame) },
  });
  const close = buildSegmentCommand(everyFrame, '/in', { segment: copy, path: '/p' }, plan);
  expect(Number(getOptionValue(close, '-ss'))).toBeCloseTo(60.5 / 30, 5);
});

test('encoded frames beside copied ones are held back as long as those', () => {
  const options = (reorderDepth: number) => {
    const words = buildSegmentCommand(
      buildSourceVideo({ video: { reorderDepth } }),
      '/in',
      { segment: encode, path: '/p' },
      plan,
    );
    return [getOptionValue(words, '-bf'), getOptionValue(words, '-x264-params')];
  };
  expect(options(0)).toEqual(['0', 'sps-id=1']);
  expect(options(1)).toEqual(['3', 'sps-id=1:b-pyramid=none']);
  expect(options(2)).toEqual(['3', 'sps-id=1']);
});

test('frames encoded by themselves have a limit to their size and colours that every browser shows', () => {
  const alone: CutPlan = { segments: [{ kind: 'encode', ...range }], audio: 'copy' };
  const words = buildSegmentCommand(
    buildSourceVideo(),
    '/in',
    { segment: { kind: 'encode', ...range }, path: '/p' },
    alone,
  );
  expect(getOptionValue(words, '-maxrate')).toBe('25M');
  expect(getOptionValue(words, '-pix_fmt')).toBe('yuv420p');
});

test('a mirrored picture is drawn as it is shown, and not turned again', () => {
  const source = buildSourceVideo({ isMirrored: true, rotation: 180 });
  const words = [
    ...buildSegmentCommand(source, '/in', { segment: encode, path: '/p' }, plan),
    ...buildConcatCommand(source, plan, range, paths),
  ];
  expect(words).not.toContain('-noautorotate');
  expect(words.join(' ')).not.toContain('rotate=');
});

test('the list says how long each part lasts', () => {
  const files = plan.segments.map((segment, index) => ({ segment, path: `/part-${index}` }));
  expect(buildConcatList(buildSourceVideo(), files)).toBe(
    "ffconcat version 1.0\nfile '/part-0'\nduration 0.333333\nfile '/part-1'\nduration 3.000000\n",
  );
});

test('the join takes the sound of the selection alone, and no other words of the file', () => {
  const words = buildConcatCommand(buildSourceVideo({ rotation: 90 }), plan, range, paths);
  expect(words.slice(words.indexOf('-seek_timestamp'), words.indexOf('/in') + 1)).toEqual([
    ...['-seek_timestamp', '1', '-ss', '1.666667', '-t', '3.333333', '-i', '/in'],
  ]);
  expect(getOptionValue(words, '-copypriorss:a')).toBe('0');
  expect(getOptionValue(words, '-map_metadata')).toBe('-1');
  expect(getOptionValue(words, '-metadata:s:v:0')).toBe('rotate=270');
});

test('a silent video has no second input', () => {
  const words = buildConcatCommand(
    buildSourceVideo({ audio: null }),
    { ...plan, audio: 'none' },
    range,
    paths,
  );
  expect(words.filter((word) => word === '-i')).toHaveLength(1);
});
