import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planFullEncode, planCut } from './plan.ts';
import { buildSourceVideo } from '#tests/support/factories/source-video.ts';

const alwaysTrue = () => true;
/** Groups of pictures with B-frames: decoding can end only after every fourth frame. */
const reorderedSource = buildSourceVideo({
  video: { exitPoints: Uint32Array.from({ length: 75 }, (_, place) => place * 4 + 1), reorderDepth: 2 },
});

test('UPL-05 only the beginning is encoded where decoding can end after every frame', () => {
  expect(planCut(buildSourceVideo(), { first: 50, count: 100 }, alwaysTrue)).toEqual({
    segments: [
      { kind: 'encode', first: 50, count: 10 },
      { kind: 'copy', first: 60, count: 90 },
    ],
    audio: 'copy',
  });
});

test('UPL-05 with B-frames the last few frames are encoded as well', () => {
  expect(planCut(reorderedSource, { first: 50, count: 101 }, alwaysTrue).segments).toEqual([
    { kind: 'encode', first: 50, count: 10 },
    { kind: 'copy', first: 60, count: 89 },
    { kind: 'encode', first: 149, count: 2 },
  ]);
});

test('UPL-05 a part that begins with a keyframe is copied at once', () => {
  expect(planCut(buildSourceVideo(), { first: 60, count: 60 }, alwaysTrue).segments).toEqual([
    { kind: 'copy', first: 60, count: 60 },
  ]);
});

test('UPL-05 a part without a keyframe is encoded whole', () => {
  expect(planCut(buildSourceVideo(), { first: 61, count: 58 }, alwaysTrue).segments).toEqual([
    { kind: 'encode', first: 61, count: 58 },
  ]);
});

test('UPL-05 a keyframe that is no beginning is passed over', () => {
  const plan = planCut(buildSourceVideo(), { first: 50, count: 100 }, (frame) => frame !== 60);
  expect(plan.segments[1]).toEqual({ kind: 'copy', first: 120, count: 30 });
});

test.each([
  ['HEVC', buildSourceVideo({ video: { codec: 'hvc1.1.6.L93.B0' } })],
  ['H.264 with ten bits', buildSourceVideo({ video: { codec: 'avc1.6e0028' } })],
  ['H.264 with colours at full size', buildSourceVideo({ video: { codec: 'avc1.f40028' } })],
  ['a mirrored picture', buildSourceVideo({ isMirrored: true })],
  ['several edits', buildSourceVideo({ video: { hasMultipleEdits: true } })],
  ['more than storage takes', buildSourceVideo({ video: { frameSizes: new Float64Array(300).fill(5e6) } })],
])('D19 %s is encoded whole', (_what, source) => {
  expect(planCut(source, { first: 60, count: 120 }, alwaysTrue).segments).toEqual([
    { kind: 'encode', first: 60, count: 120 },
  ]);
});

test('D19 sound is copied when it is AAC, converted when it is not, absent when there is none', () => {
  const soundOf = (codec: string | null) =>
    planFullEncode(buildSourceVideo({ audio: codec === null ? null : { index: 0, codec } }), {
      first: 0,
      count: 1,
    }).audio;
  expect(['mp4a.40.2', 'mp4a.40.5', 'mp4a', 'mp4a.6b', 'twos', null].map(soundOf)).toEqual([
    'copy',
    'copy',
    'copy',
    'encode',
    'encode',
    'none',
  ]);
});

test('D20 the parts of a plan are the selected frames, each once, in order', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 299 }), fc.integer({ min: 0, max: 299 }))
    .map(([one, other]) => ({ first: Math.min(one, other), count: Math.abs(one - other) + 1 }));
  fc.assert(
    fc.property(range, fc.constantFrom(buildSourceVideo(), reorderedSource), (selected, source) => {
      const { segments } = planCut(source, selected, alwaysTrue);
      const frames = segments.flatMap(({ first, count }) =>
        Array.from({ length: count }, (_, place) => first + place),
      );
      expect(frames).toEqual(Array.from({ length: selected.count }, (_, place) => selected.first + place));
      for (const { kind, first, count } of segments) {
        if (kind === 'encode') continue;
        expect(source.video.randomAccessPoints).toContain(first);
        expect(source.video.exitPoints).toContain(first + count);
      }
    }),
  );
});
