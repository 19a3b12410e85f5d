import { expect, test } from 'vitest';
import { isIdrFrame } from './idr-frame.ts';

const parameterSets = [0, 0, 0, 2, 0x67, 9];
const idrSlice = [0, 0, 0, 3, 0x65, 1, 2];
const nonIdrSlice = [0, 0, 0, 3, 0x41, 1, 2];

test('a refresh is found behind parameter sets', () => {
  expect(isIdrFrame(Uint8Array.from([...parameterSets, ...idrSlice]), 4)).toBe(true);
});

test('another slice is none, even where a file calls its frame a keyframe', () => {
  expect(isIdrFrame(Uint8Array.from([...parameterSets, ...nonIdrSlice, ...idrSlice]), 4)).toBe(false);
});

test('lengths of two bytes, and frames that break off', () => {
  expect(isIdrFrame(Uint8Array.from([0, 1, 0x67, 0, 2, 0x65, 1]), 2)).toBe(true);
  expect(isIdrFrame(Uint8Array.from([0, 0, 0]), 4)).toBe(false);
  expect(isIdrFrame(Uint8Array.from([0, 0, 0, 0, 0x67, 0, 0, 0]), 4)).toBe(false);
});
