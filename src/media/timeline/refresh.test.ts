import { expect, test } from 'vitest';
import { isRefresh } from './refresh.ts';

const parameters = [0, 0, 0, 2, 0x67, 9];
const refresh = [0, 0, 0, 3, 0x65, 1, 2];
const slice = [0, 0, 0, 3, 0x41, 1, 2];

test('a refresh is found behind parameter sets', () => {
  expect(isRefresh(Uint8Array.from([...parameters, ...refresh]), 4)).toBe(true);
});

test('another slice is none, even where a file calls its frame a keyframe', () => {
  expect(isRefresh(Uint8Array.from([...parameters, ...slice, ...refresh]), 4)).toBe(false);
});

test('lengths of two bytes, and frames that break off', () => {
  expect(isRefresh(Uint8Array.from([0, 1, 0x67, 0, 2, 0x65, 1]), 2)).toBe(true);
  expect(isRefresh(Uint8Array.from([0, 0, 0]), 4)).toBe(false);
  expect(isRefresh(Uint8Array.from([0, 0, 0, 0, 0x67, 0, 0, 0]), 4)).toBe(false);
});
