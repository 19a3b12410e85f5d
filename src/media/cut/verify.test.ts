import { expect, test } from 'vitest';
import { testSource } from '#tests/support/factories/source-video.ts';
import { resultProblem } from './verify.ts';

const source = testSource();
const range = { first: 30, count: 60 };
const frames = Float64Array.from({ length: 60 }, (_, frame) => frame / 30);
const right = { duration: 2, video: { frames, stored: 60 } };

test('D20 a right result is let through', () => {
  expect(resultProblem(source, range, testSource(right))).toBeNull();
});

test.each([
  ['a frame too few', { ...right, video: { frames: frames.subarray(1), stored: 60 } }, /59 frames/],
  ['a hidden frame', { ...right, video: { frames, stored: 61 } }, /61 frames are stored/],
  [
    'frames that moved',
    { ...right, video: { frames: frames.map((time) => time + 0.01), stored: 60 } },
    /Frame 0/,
  ],
  ['another length', { ...right, duration: 2.05 }, /2.05 s/],
  ['another size', { ...right, width: 1280 }, /size/],
  ['another rotation', { ...right, rotation: 180 as const }, /180 degrees/],
  ['another codec', { ...right, video: { frames, stored: 60, codec: 'hvc1.1.6.L93.B0' } }, /hvc1/],
  ['other sound', { ...right, audio: { index: 0, codec: 'mp4a.6b' } }, /mp4a.6b/],
])('D20 a result with %s is not let through', (_what, result, words) => {
  expect(resultProblem(source, range, testSource(result))).toMatch(words);
});
