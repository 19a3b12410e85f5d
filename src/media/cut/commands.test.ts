import { expect, test } from 'vitest';
import { buildConcatCommand, buildConcatList, buildCopyCommand, buildEncodeCommand } from './cut-commands.ts';
import { findDamage, findDecodedFrames, getSeekTime, parseDecodedFrame } from './decoded-frames.ts';
import type { CutPlan } from './plan.ts';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import type { SourceVideo } from '../source-video.ts';
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
const shown = { ...range, last: 149, delay: 0 };
const paths = { input: '/in', list: '/list', output: '/out', parameterSets: '/sets' };

const getOptionValue = (args: readonly string[], option: string) => args[args.indexOf(option) + 1];

const encodeSegment = (source: SourceVideo, segment = encode, of: CutPlan = plan) => {
  const decoding = { start: 0, pictures: '/pictures' };
  return buildEncodeCommand(source, '/in', { segment, path: '/p' }, of, decoding);
};
const fullEncode: CutPlan = { segments: [{ kind: 'encode', ...range }], audio: 'copy' };
const encodeAll = (source: SourceVideo) => encodeSegment(source, { kind: 'encode', ...range }, fullEncode);

test('seeks halfway to the frame before an encoded segment and limits the frame count', () => {
  const args = encodeSegment(buildSourceVideo());
  expect(Number(getOptionValue(args, '-ss'))).toBeCloseTo(49.5 / 30, 5);
  expect(getOptionValue(args, '-frames:v')).toBe('10');
  expect(args.indexOf('-ss')).toBeLessThan(args.indexOf('-i'));
  expect(args).toContain('-noautorotate');
});

test('D20 chooses the frames of an encoded segment by their place in the file', () => {
  const filters = getOptionValue(encodeSegment(buildSourceVideo()), '-vf');
  expect(filters).toContain(`select=between(pos\\,${1000 + 50 * 70_000}\\,${1000 + 59 * 70_000})`);
  // Stored between the first and the last one, and shown before them.
  const frameOffsets = buildSourceVideo().video.frameOffsets.with(49, 1000 + 52 * 70_000 - 1);
  const reordered = encodeSegment(buildSourceVideo({ video: { frameOffsets } }));
  expect(getOptionValue(reordered, '-vf')).toContain(`*not(eq(pos\\,${1000 + 52 * 70_000 - 1}))`);
});

test('D20 names places in the file as ffmpeg compares them: as floats of 32 bits', () => {
  const shift = 31_467_633 - (1000 + 59 * 70_000);
  const frameOffsets = buildSourceVideo().video.frameOffsets.map((offset) => offset + shift);
  const encodeFrom = (offsets: Float64Array) =>
    encodeSegment(buildSourceVideo({ video: { frameOffsets: offsets } })).join(' ');
  expect(encodeFrom(frameOffsets)).toContain('\\,31467632)');
  // The next frame is so near that both are the same to ffmpeg.
  expect(encodeFrom(frameOffsets.with(60, 31_467_632))).not.toContain('pos');
});

test('D20 chooses frames by time where an edit list repeats them', () => {
  const args = encodeSegment(buildSourceVideo({ video: { hasMultipleEdits: true } }));
  expect(args.join(' ')).not.toContain('pos');
  expect(args).not.toContain('-noaccurate_seek');
});

test('seeks to a time before the next keyframe is decoded', () => {
  const everyFrame = Uint32Array.from({ length: 300 }, (_, frame) => frame);
  const source = buildSourceVideo({ video: { keyframes: everyFrame, reorderDepth: 2 } });
  expect(getSeekTime(source, 50, 30)).toBeCloseTo((30.5 - 2) / 30, 5);
});

test('seeks past the keyframe of a copied segment, but not to the next one', () => {
  const getSeek = (source: SourceVideo) =>
    Number(getOptionValue(buildCopyCommand(source, '/in', { segment: copy, path: '/p' }), '-ss'));
  expect(getSeek(buildSourceVideo())).toBeCloseTo(2.5, 5);
  const keyframes = Uint32Array.from({ length: 300 }, (_, frame) => frame);
  expect(getSeek(buildSourceVideo({ video: { keyframes } }))).toBeCloseTo(60.5 / 30, 5);
});

test('encodes with the reorder depth of the copied frames', () => {
  const options = (reorderDepth: number) => {
    const args = encodeSegment(buildSourceVideo({ video: { reorderDepth } }));
    return [getOptionValue(args, '-bf'), getOptionValue(args, '-x264-params')];
  };
  expect(options(0)).toEqual(['0', 'sps-id=15']);
  expect(options(1)).toEqual(['3', 'sps-id=15:b-pyramid=none']);
  expect(options(2)).toEqual(['3', 'sps-id=15']);
});

test.each([
  ['a common one', 33_000, 7_920_000],
  ['a low one', 3000, 2_000_000],
  ['a high one', 200_000, 12_000_000],
])('limits a full encode to the bit rate of its source: %s', (_rate, bytes, expected) => {
  const args = encodeAll(buildSourceVideo({ video: { frameSizes: new Float64Array(300).fill(bytes) } }));
  expect(getOptionValue(args, '-maxrate')).toBe(String(expected));
  expect(getOptionValue(args, '-pix_fmt')).toBe('yuv420p');
});

test('maps the brightness of HDR, two fields to one frame, and odd sizes to even ones', () => {
  const getFilters = (video: Parameters<typeof buildSourceVideo>[0]) =>
    getOptionValue(encodeAll(buildSourceVideo(video)), '-vf');
  expect(getFilters({ video: { hdrTransfer: 'smpte2084' } })).toContain('zscale=tin=smpte2084');
  expect(getFilters({ video: { isInterlaced: true } })).toContain('bwdif');
  expect(getFilters({ video: { codedWidth: 321 } })).toContain('crop=trunc(iw/2)*2');
  expect(getFilters({})).not.toMatch(/zscale|bwdif|crop/);
});

test('applies mirroring while encoding and writes no rotation', () => {
  const source = buildSourceVideo({ isMirrored: true, rotation: 180 });
  const args = [...encodeSegment(source), ...buildConcatCommand(source, plan, shown, paths)];
  expect(args).not.toContain('-noautorotate');
  expect(args.join(' ')).not.toContain('rotate=');
});

test('writes the concat list with durations', () => {
  const files = plan.segments.map((segment, index) => ({ segment, path: `/segment-${index}` }));
  expect(buildConcatList(buildSourceVideo(), shown, files)).toBe(
    "ffconcat version 1.0\nfile '/segment-0'\nduration 0.333333\nfile '/segment-1'\nduration 3.000000\n",
  );
});

test('concatenates with the audio of the selection and without metadata', () => {
  const args = buildConcatCommand(buildSourceVideo({ rotation: 90 }), plan, shown, paths);
  expect(args.slice(args.indexOf('-seek_timestamp'), args.indexOf('/in') + 1)).toEqual([
    ...['-seek_timestamp', '1', '-ss', '1.666667', '-t', '3.333333', '-i', '/in'],
  ]);
  expect(getOptionValue(args, '-copypriorss:a')).toBe('0');
  expect(getOptionValue(args, '-map_metadata')).toBe('-1');
  expect(getOptionValue(args, '-metadata:s:v:0')).toBe('rotate=270');
});

test('leaves out frames that cannot be decoded, and shows the one before until the end', () => {
  const damaged = { first: 52, count: 98, last: 147, delay: 0.1 };
  const [, head] = buildConcatList(buildSourceVideo(), damaged, [{ segment: encode, path: '/p' }]).split(
    'duration ',
  );
  expect(Number(head)).toBeCloseTo(8 / 30, 5);
  const args = buildConcatCommand(buildSourceVideo(), plan, damaged, paths);
  expect(getOptionValue(args, '-bsf:v')).toContain('duration=0.100000/TB');
  expect(Number(getOptionValue(args, '-ss'))).toBeCloseTo(52 / 30 + 0.1, 5);
});

test('adds no audio input for a silent video', () => {
  const args = buildConcatCommand(
    buildSourceVideo({ audio: null }),
    { ...plan, audio: 'none' },
    shown,
    paths,
  );
  expect(args.filter((arg) => arg === '-i')).toHaveLength(1);
});

test('[UPL-04] encodes preview frames with the default tables, since computing them hangs on some HEVC files', () => {
  const args = buildPreviewCommand(buildSourceVideo(), '/in', { frame: 60, start: 60 }, '/out');
  expect(args.slice(args.indexOf('-c:v'), args.indexOf('-c:v') + 4)).toEqual([
    ...['-c:v', 'mjpeg', '-huffman', 'default'],
  ]);
});

test('D20 knows by the log which frames of a range were decoded', () => {
  const line = (frame: number) =>
    `[Parsed_showinfo_0 @ 0x1] n:   1 pts:  512 pts_time:0.0333  pos:  ${1000 + frame * 70_000} fmt:yuv420p`;
  const decoded = [48, 49, 50, 52, 53, 60].flatMap((frame) => parseDecodedFrame(line(frame)) ?? []);
  expect(decoded[0]).toEqual({ offset: 1000 + 48 * 70_000, time: 0.0333 });
  const source = buildSourceVideo();
  const frames = findDecodedFrames(source, { first: 50, count: 5 }, decoded);
  expect(frames).toEqual([50, 52, 53]);
  expect(findDamage(source, { first: 50, count: 5 }, frames)?.length).toBeCloseTo(1 / 30, 5);
  expect(findDamage(source, { first: 50, count: 9 }, frames)?.start).toBeCloseTo(54 / 30, 5);
  expect(findDamage(source, { first: 52, count: 2 }, [52, 53])).toBeUndefined();
  expect(parseDecodedFrame('frame=  1 fps=0.0 q=0.0 size=0kB')).toBeUndefined();
});
