import { expect, test } from 'vitest';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { planPairs } from './picture-pairs.ts';

/** Ten frames a second. @param keyframes the frames that are one */
function plan(seconds: number, keyframes: readonly number[], codedHeight = 720) {
  const source = buildSourceVideo({ duration: seconds });
  const frameTimes = Float64Array.from({ length: seconds * 10 }, (_, frame) => frame / 10);
  return planPairs({
    ...source,
    video: {
      ...source.video,
      frameTimes,
      keyframes: Uint32Array.from(keyframes),
      codedWidth: 1280,
      codedHeight,
    },
  });
}

test('pictures are looked at after keyframes, a second apart', () => {
  expect(plan(4, [0, 5, 10, 15, 20, 25, 30, 35])).toEqual([
    [1, 2],
    [11, 12],
    [21, 22],
    [31, 32],
  ]);
});

test('large pictures are looked at less often', () => {
  expect(plan(6, [0, 10, 20, 30, 40, 50], 1080).map(([before]) => before)).toEqual([1, 21, 41]);
});

test('where keyframes are far apart, also between them and up to the end', () => {
  expect(plan(10, [0, 50]).map(([before]) => before)).toEqual([1, 20, 40, 51, 70, 90]);
});

test('a source of a single picture has none', () => {
  expect(plan(0.1, [0])).toEqual([]);
});
