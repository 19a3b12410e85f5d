import { expect, test } from 'vitest';
import { computeFittedSize } from './scale-photo.ts';

test.each([
  [4032, 3024, 1024, 768],
  [3024, 4032, 768, 1024],
  [640, 480, 640, 480],
  [1024, 1024, 1024, 1024],
  [5000, 1, 1024, 1],
])('[SIGN-04] scales a photo of %d x %d to %d x %d', (width, height, storedWidth, storedHeight) => {
  expect(computeFittedSize({ width, height }, 1024)).toEqual({ width: storedWidth, height: storedHeight });
});
