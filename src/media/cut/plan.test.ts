import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCopyableRange, planFullEncode, planCut } from './plan.ts';
import type { SourceVideo } from '../source-video.ts';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';

const alwaysTrue = () => Promise.resolve(true);
/** B-frames: an exit point after every fourth frame. */
const reorderedSource = buildSourceVideo({
  video: { exitPoints: Uint32Array.from({ length: 75 }, (_, index) => index * 4 + 1), reorderDepth: 2 },
});

test('UPL-05 encodes only the frames before the first keyframe when every frame is an exit point', async () => {
  expect(await planCut(buildSourceVideo(), { first: 50, count: 100 }, alwaysTrue)).toEqual({
    segments: [
      { kind: 'encode', first: 50, count: 10 },
      { kind: 'copy', first: 60, count: 90 },
    ],
    audio: 'copy',
  });
});

test('UPL-05 also encodes the last frames of a source with B-frames', async () => {
  expect((await planCut(reorderedSource, { first: 50, count: 101 }, alwaysTrue)).segments).toEqual([
    { kind: 'encode', first: 50, count: 10 },
    { kind: 'copy', first: 60, count: 89 },
    { kind: 'encode', first: 149, count: 2 },
  ]);
});

test('UPL-05 copies a selection that starts at a keyframe', async () => {
  expect((await planCut(buildSourceVideo(), { first: 60, count: 60 }, alwaysTrue)).segments).toEqual([
    { kind: 'copy', first: 60, count: 60 },
  ]);
});

test('UPL-05 encodes a selection without a keyframe', async () => {
  expect((await planCut(buildSourceVideo(), { first: 61, count: 58 }, alwaysTrue)).segments).toEqual([
    { kind: 'encode', first: 61, count: 58 },
  ]);
});

test('UPL-05 skips a keyframe that is not a random access point', async () => {
  const plan = await planCut(buildSourceVideo(), { first: 50, count: 100 }, (frame) =>
    Promise.resolve(frame !== 60),
  );
  expect(plan.segments[1]).toEqual({ kind: 'copy', first: 120, count: 30 });
});

test.each([
  ['HEVC', buildSourceVideo({ video: { codec: 'hvc1.1.6.L93.B0' } })],
  ['H.264 with 10 bits', buildSourceVideo({ video: { codec: 'avc1.6e0028' } })],
  ['H.264 with 4:4:4 chroma', buildSourceVideo({ video: { codec: 'avc1.f40028' } })],
  ['a mirrored picture', buildSourceVideo({ isMirrored: true })],
  ['frames of two fields', buildSourceVideo({ video: { isInterlaced: true } })],
  ['HDR', buildSourceVideo({ video: { hdrTransfer: 'smpte2084' } })],
  ['several edits', buildSourceVideo({ video: { hasMultipleEdits: true } })],
  [
    'keyframes that are too far apart',
    buildSourceVideo({ video: { frameTimes: Float64Array.from({ length: 300 }, (_, frame) => frame / 2) } }),
  ],
  ['frames of several formats', buildSourceVideo({ video: { hasSeveralFormats: true } })],
  [
    'a selection above the storage limit',
    buildSourceVideo({ video: { frameSizes: new Float64Array(300).fill(5e6) } }),
  ],
])('D19 fully encodes %s', async (_description, source) => {
  expect((await planCut(source, { first: 60, count: 120 }, alwaysTrue)).segments).toEqual([
    { kind: 'encode', first: 60, count: 120 },
  ]);
});

test('D19 finds the part of a selection that need not be encoded, also of one above the storage limit', async () => {
  const find = (source: SourceVideo) => findCopyableRange(source, { first: 50, count: 130 }, alwaysTrue);
  expect(await find(reorderedSource)).toEqual({ first: 60, count: 117 });
  const large = buildSourceVideo({ video: { frameSizes: new Float64Array(300).fill(5e6) } });
  expect(await find(large)).toEqual({ first: 60, count: 94 });
  expect(await find(buildSourceVideo({ isMirrored: true }))).toBeUndefined();
});

test('D19 copies AAC audio, encodes other audio, and adds none to a silent video', () => {
  const getAudioMode = (codec: string | null) =>
    planFullEncode(
      buildSourceVideo({
        audio:
          codec === null
            ? null
            : {
                index: 0,
                codec,
                format: '48000 2',
                start: 0,
                end: 10,
                longestFrame: 0.02,
                hasMultipleEdits: false,
              },
      }),
      {
        first: 0,
        count: 1,
      },
    ).audio;
  expect(['mp4a.40.2', 'mp4a.40.5', 'mp4a', 'mp4a.6b', 'twos', null].map(getAudioMode)).toEqual([
    'copy',
    'copy',
    'encode',
    'encode',
    'encode',
    'none',
  ]);
});

test('D20 plans every selected frame exactly once, in order', async () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 299 }), fc.integer({ min: 0, max: 299 }))
    .map(([one, other]) => ({ first: Math.min(one, other), count: Math.abs(one - other) + 1 }));
  await fc.assert(
    fc.asyncProperty(
      range,
      fc.constantFrom(buildSourceVideo(), reorderedSource),
      async (selected, source) => {
        const { segments } = await planCut(source, selected, alwaysTrue);
        const frames = segments.flatMap(({ first, count }) =>
          Array.from({ length: count }, (_, index) => first + index),
        );
        expect(frames).toEqual(Array.from({ length: selected.count }, (_, index) => selected.first + index));
        for (const { kind, first, count } of segments) {
          if (kind === 'encode') continue;
          expect(source.video.randomAccessPoints).toContain(first);
          expect(source.video.exitPoints).toContain(first + count);
        }
      },
    ),
  );
});

test('UPL-05 copies a long selection as long as no two keyframes are far apart', async () => {
  const frameTimes = Float64Array.from({ length: 300 }, (_, frame) => frame / 4);
  const source = buildSourceVideo({ duration: 75, video: { frameTimes } });
  expect((await planCut(source, { first: 0, count: 300 }, alwaysTrue)).segments).toEqual([
    { kind: 'copy', first: 0, count: 300 },
  ]);
});
