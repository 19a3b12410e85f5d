import { expect, test } from 'vitest';
import { buildEncodeCommand, buildSoundCommand } from './cut-commands.ts';
import {
  findDamage,
  findDecodedFrames,
  getSeekTime,
  isDamageReport,
  parseDecodedFrame,
} from './decoded-frames.ts';
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
const [encode] = plan.segments as [CutPlan['segments'][number]];
const range = { first: 50, count: 100 };

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

test('encodes with the reorder depth of the copied frames', () => {
  const options = (reorderDepth: number) => {
    const args = encodeSegment(buildSourceVideo({ video: { reorderDepth } }));
    return [getOptionValue(args, '-bf'), getOptionValue(args, '-x264-params')];
  };
  expect(options(0)).toEqual(['0', 'sps-id=15']);
  expect(options(1)).toEqual(['3', 'sps-id=15:b-pyramid=none']);
  expect(options(2)).toEqual(['3', 'sps-id=15']);
});

test('D20 encodes next to copied frames with an id that their parameter sets do not have', () => {
  const ownSets = [Uint8Array.of(0x67, 100, 0, 40, 0b0000_1000, 0b0100_0000)];
  const args = encodeSegment(buildSourceVideo({ video: { parameterSets: ownSets } }));
  expect(getOptionValue(args, '-x264-params')).toBe('sps-id=14');
});

test('encodes the sound of the selection', () => {
  const args = buildSoundCommand(1, { start: 1.5, end: 4 }, '/in', '/out');
  expect(args.slice(0, 8)).toEqual([
    ...['-seek_timestamp', '1', '-ss', '1.500000', '-t', '2.500000', '-i', '/in'],
  ]);
  expect(getOptionValue(args, '-map')).toBe('0:a:1');
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

test('applies mirroring while encoding', () => {
  const source = buildSourceVideo({ isMirrored: true, rotation: 180 });
  expect(encodeSegment(source)).not.toContain('-noautorotate');
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

test.each([
  ['[h264 @ 0x1a2b] error while decoding MB 12 7, bytestream -5', true],
  ['[h264 @ 0x1a2b] concealing 1240 DC, 1240 AC, 1240 MV errors in P frame', true],
  ['[h264 @ 0x1a2b] mmco: unref short failure', false],
  ['frame=  1 fps=0.0 q=0.0 size=0kB', false],
])('[UPL-05] knows by the log whether a frame is damaged: %s', (line, expected) => {
  expect(isDamageReport(line)).toBe(expected);
});
