import { expect, test } from 'vitest';
import { parseOrientation } from './orientation.ts';

const one = 65536;

test.each([
  ['upright', [one, 0, 0, 0, one, 0, 0, 0, 0], 0, false],
  ['rotated clockwise', [0, one, 0, -one, 0, 0, 0, 0, 0], 90, false],
  ['upside down', [-one, 0, 0, 0, -one, 0, 0, 0, 0], 180, false],
  ['rotated counterclockwise', [0, -one, 0, one, 0, 0, 0, 0, 0], 270, false],
  ['mirrored', [-one, 0, 0, 0, one, 0, 0, 0, 0], 180, true],
])('reads a matrix that is %s', (_description, matrix, rotation, isMirrored) => {
  expect(parseOrientation(matrix)).toEqual({ rotation, isMirrored });
});

test('adds the rotation of the movie to that of its track', () => {
  const quarter = [0, one, 0, -one, 0, 0, 0, 0, 0];
  expect(parseOrientation(quarter, quarter)).toEqual({ rotation: 180, isMirrored: false });
});
