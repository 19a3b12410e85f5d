import { expect, test } from 'vitest';
import { buildConcatCommand, buildSegmentCommand, buildConcatList } from './cut-commands.ts';
import type { CutPlan } from './plan.ts';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { buildPreviewCommand } from './image-commands.ts';

const plan: CutPlan = {
  segments: [
    { kind: 'encode', first: 50, count: 10 },
    { kind: 'copy', first: 60, count: 90 },
  ],
  audio: 'copy',
};
const [encode, copy] = plan.segments as [CutPlan['segments'][number], CutPlan['segments'][number]];
const range = { first: 50, count: 100 };
const paths = { input: '/in', list: '/list', output: '/out', parameterSets: '/sets' };

const getOptionValue = (args: readonly string[], option: string) => args[args.indexOf(option) + 1];

test('seeks halfway to the frame before an encoded segment and limits the frame count', () => {
  const args = buildSegmentCommand(buildSourceVideo(), '/in', { segment: encode, path: '/p' }, plan);
  expect(Number(getOptionValue(args, '-ss'))).toBeCloseTo(49.5 / 30, 5);
  expect(getOptionValue(args, '-frames:v')).toBe('10');
  expect(args.indexOf('-ss')).toBeLessThan(args.indexOf('-i'));
  expect(args).toContain('-noautorotate');
});

test('seeks past the keyframe of a copied segment, but not to the next one', () => {
  const args = buildSegmentCommand(buildSourceVideo(), '/in', { segment: copy, path: '/p' }, plan);
  expect(Number(getOptionValue(args, '-ss'))).toBeCloseTo(2.5, 5);
  const everyFrame = buildSourceVideo({
    video: { keyframes: Uint32Array.from({ length: 300 }, (_, frame) => frame) },
  });
  const dense = buildSegmentCommand(everyFrame, '/in', { segment: copy, path: '/p' }, plan);
  expect(Number(getOptionValue(dense, '-ss'))).toBeCloseTo(60.5 / 30, 5);
});

test('encodes with the reorder depth of the copied frames', () => {
  const options = (reorderDepth: number) => {
    const args = buildSegmentCommand(
      buildSourceVideo({ video: { reorderDepth } }),
      '/in',
      { segment: encode, path: '/p' },
      plan,
    );
    return [getOptionValue(args, '-bf'), getOptionValue(args, '-x264-params')];
  };
  expect(options(0)).toEqual(['0', 'sps-id=15']);
  expect(options(1)).toEqual(['3', 'sps-id=15:b-pyramid=none']);
  expect(options(2)).toEqual(['3', 'sps-id=15']);
});

test('limits the bit rate and pixel format of a full encode', () => {
  const fullEncode: CutPlan = { segments: [{ kind: 'encode', ...range }], audio: 'copy' };
  const args = buildSegmentCommand(
    buildSourceVideo(),
    '/in',
    { segment: { kind: 'encode', ...range }, path: '/p' },
    fullEncode,
  );
  expect(getOptionValue(args, '-maxrate')).toBe('25M');
  expect(getOptionValue(args, '-pix_fmt')).toBe('yuv420p');
});

test('applies mirroring while encoding and writes no rotation', () => {
  const source = buildSourceVideo({ isMirrored: true, rotation: 180 });
  const args = [
    ...buildSegmentCommand(source, '/in', { segment: encode, path: '/p' }, plan),
    ...buildConcatCommand(source, plan, range, paths),
  ];
  expect(args).not.toContain('-noautorotate');
  expect(args.join(' ')).not.toContain('rotate=');
});

test('writes the concat list with durations', () => {
  const files = plan.segments.map((segment, index) => ({ segment, path: `/segment-${index}` }));
  expect(buildConcatList(buildSourceVideo(), files)).toBe(
    "ffconcat version 1.0\nfile '/segment-0'\nduration 0.333333\nfile '/segment-1'\nduration 3.000000\n",
  );
});

test('concatenates with the audio of the selection and without metadata', () => {
  const args = buildConcatCommand(buildSourceVideo({ rotation: 90 }), plan, range, paths);
  expect(args.slice(args.indexOf('-seek_timestamp'), args.indexOf('/in') + 1)).toEqual([
    ...['-seek_timestamp', '1', '-ss', '1.666667', '-t', '3.333333', '-i', '/in'],
  ]);
  expect(getOptionValue(args, '-copypriorss:a')).toBe('0');
  expect(getOptionValue(args, '-map_metadata')).toBe('-1');
  expect(getOptionValue(args, '-metadata:s:v:0')).toBe('rotate=270');
});

test('adds no audio input for a silent video', () => {
  const args = buildConcatCommand(
    buildSourceVideo({ audio: null }),
    { ...plan, audio: 'none' },
    range,
    paths,
  );
  expect(args.filter((arg) => arg === '-i')).toHaveLength(1);
});

test('[UPL-04] encodes preview frames with the default tables, since computing them hangs on some HEVC files', () => {
  const args = buildPreviewCommand(buildSourceVideo(), '/in', 2, '/out');
  expect(args.slice(args.indexOf('-c:v'), args.indexOf('-c:v') + 4)).toEqual([
    ...['-c:v', 'mjpeg', '-huffman', 'default'],
  ]);
});
