import { expect, test } from 'vitest';
import { parseOrientation } from './orientation.ts';

const one = 65536;

test.each([
  ['upright', [one, 0, 0, 0, one, 0, 0, 0, 0], 0, false],
  ['turned clockwise', [0, one, 0, -one, 0, 0, 0, 0, 0], 90, false],
  ['upside down', [-one, 0, 0, 0, -one, 0, 0, 0, 0], 180, false],
  ['turned against the clock', [0, -one, 0, one, 0, 0, 0, 0, 0], 270, false],
  ['mirrored', [-one, 0, 0, 0, one, 0, 0, 0, 0], 180, true],
])('a picture that is %s', (_how, matrix, rotation, mirrored) => {
  expect(parseOrientation(matrix)).toEqual({ rotation, mirrored });
});
