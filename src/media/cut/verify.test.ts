import { expect, test } from 'vitest';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { findTrimDefect } from './verify-cut.ts';

const source = buildSourceVideo();
const range = { first: 30, count: 60 };
const frameTimes = Float64Array.from({ length: 60 }, (_, frame) => frame / 30);
const audio = {
  index: 0,
  codec: 'mp4a.40.2',
  format: '48000 2',
  start: 0,
  end: 2,
  longestFrame: 0.02,
  hasMultipleEdits: false,
};
const correct = { duration: 2, audio, video: { frameTimes, sampleCount: 60 } };

test('D20 accepts a correct result', () => {
  expect(findTrimDefect(source, range, buildSourceVideo(correct))).toBeNull();
});

test('D20 accepts sound that starts or ends within the selection, as in the source', () => {
  const late = { ...source, audio: { ...audio, start: 1.5, end: 2.5 } };
  const result = buildSourceVideo({ ...correct, audio: { ...audio, start: 0.5, end: 1.5 } });
  expect(findTrimDefect(late, range, result)).toBeNull();
  expect(findTrimDefect(late, range, buildSourceVideo(correct))).toMatch(/sound is from 0 s to 2 s/);
  const early = { ...source, audio: { ...audio, end: 0.5 } };
  expect(findTrimDefect(early, range, buildSourceVideo({ ...correct, audio: null }))).toBeNull();
});

test('D20 accepts sound that starts behind a pause at the start of the selection', () => {
  const result = buildSourceVideo({ ...correct, audio: { ...audio, start: 0.3 } });
  expect(findTrimDefect(source, range, result)).toMatch(/sound is from 0.3 s/);
  expect(
    findTrimDefect({ ...source, audio: { ...audio, end: 10, longestFrame: 0.4 } }, range, result),
  ).toBeNull();
});

test('D20 accepts the shape of pixels that only the stream states, and rounding of one that the file states', () => {
  const wide = buildSourceVideo({
    ...correct,
    width: 2560,
    video: { ...correct.video, pixelAspectRatio: 4 / 3 },
  });
  expect(findTrimDefect(source, range, wide)).toBeNull();
  expect(
    findTrimDefect(
      { ...wide, ...source, width: 2561, video: { ...source.video, pixelAspectRatio: 1.334 } },
      range,
      wide,
    ),
  ).toBeNull();
  expect(
    findTrimDefect(
      { ...source, width: 2400, video: { ...source.video, pixelAspectRatio: 1.25 } },
      range,
      wide,
    ),
  ).toMatch(/size/);
});

test.each([
  [
    'a missing frame',
    { ...correct, video: { frameTimes: frameTimes.subarray(1), sampleCount: 60 } },
    /59 frames/,
  ],
  ['a hidden frame', { ...correct, video: { frameTimes, sampleCount: 61 } }, /61 frames are stored/],
  [
    'shifted frames',
    { ...correct, video: { frameTimes: frameTimes.map((time) => time + 0.01), sampleCount: 60 } },
    /Frame 0/,
  ],
  ['another duration', { ...correct, duration: 2.05 }, /2.05 s/],
  ['another frame size', { ...correct, width: 1280, video: { ...correct.video, codedWidth: 1280 } }, /size/],
  ['another rotation', { ...correct, rotation: 180 as const }, /180 degrees/],
  ['another codec', { ...correct, video: { frameTimes, sampleCount: 60, codec: 'hvc1.1.6.L93.B0' } }, /hvc1/],
  ['another audio codec', { ...correct, audio: { ...audio, codec: 'mp4a.6b' } }, /mp4a.6b/],
  ['no sound', { ...correct, audio: null }, /sound is missing/],
  ['late sound', { ...correct, audio: { ...audio, start: 0.2 } }, /sound is from 0.2 s/],
  ['little sound', { ...correct, audio: { ...audio, end: 0.17 } }, /to 0.17 s instead of 0 s to 2 s/],
])('D20 rejects a result with %s', (_defect, result, message) => {
  expect(findTrimDefect(source, range, buildSourceVideo(result))).toMatch(message);
});

test('D20 rejects sound where none was to be, and accepts none', () => {
  const silent = { ...source, audio: null };
  expect(findTrimDefect(silent, range, buildSourceVideo(correct))).toMatch(/sound where none/);
  expect(findTrimDefect(silent, range, buildSourceVideo({ ...correct, audio: null }))).toBeNull();
});
