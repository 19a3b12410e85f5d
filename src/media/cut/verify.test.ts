import { expect, test } from 'vitest';
import { buildSourceVideo } from '#tests/support/factories/source-video.ts';
import { findTrimDefect } from './verify.ts';

const source = buildSourceVideo();
const range = { first: 30, count: 60 };
const frameTimes = Float64Array.from({ length: 60 }, (_, frame) => frame / 30);
const right = { duration: 2, video: { frameTimes, sampleCount: 60 } };

test('D20 a right result is let through', () => {
  expect(findTrimDefect(source, range, buildSourceVideo(right))).toBeNull();
});

test.each([
  [
    'a frame too few',
    { ...right, video: { frameTimes: frameTimes.subarray(1), sampleCount: 60 } },
    /59 frames/,
  ],
  ['a hidden frame', { ...right, video: { frameTimes, sampleCount: 61 } }, /61 frames are stored/],
  [
    'frames that moved',
    { ...right, video: { frameTimes: frameTimes.map((time) => time + 0.01), sampleCount: 60 } },
    /Frame 0/,
  ],
  ['another length', { ...right, duration: 2.05 }, /2.05 s/],
  ['another size', { ...right, width: 1280 }, /size/],
  ['another rotation', { ...right, rotation: 180 as const }, /180 degrees/],
  ['another codec', { ...right, video: { frameTimes, sampleCount: 60, codec: 'hvc1.1.6.L93.B0' } }, /hvc1/],
  ['other sound', { ...right, audio: { index: 0, codec: 'mp4a.6b' } }, /mp4a.6b/],
])('D20 a result with %s is not let through', (_what, result, words) => {
  expect(findTrimDefect(source, range, buildSourceVideo(result))).toMatch(words);
});
