import { expect, test } from 'vitest';
import { isIdrFrame, isIntraFrame } from './idr-frame.ts';

const parameterSets = [0, 0, 0, 2, 0x67, 9];
const idrSlice = [0, 0, 0, 3, 0x65, 1, 2];
const nonIdrSlice = [0, 0, 0, 3, 0x41, 1, 2];

test('finds an IDR slice after parameter sets', () => {
  expect(isIdrFrame(Uint8Array.from([...parameterSets, ...idrSlice]), 4)).toBe(true);
});

test('rejects a frame whose first slice is not IDR', () => {
  expect(isIdrFrame(Uint8Array.from([...parameterSets, ...nonIdrSlice, ...idrSlice]), 4)).toBe(false);
});

test('distinguishes the IDR pictures of HEVC from those of open groups of pictures', () => {
  const slice = (type: number) => Uint8Array.from([0, 0, 0, 2, 32 << 1, 1, 0, 0, 0, 3, type << 1, 1, 0]);
  expect([19, 20, 21, 1].map((type) => isIdrFrame(slice(type), 4, 'hevc'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('knows an intra picture by the type of its first slice', () => {
  // A first macroblock of 0 is 1; a slice type of 7 is 0001000, one of 5 is 00110.
  const slice = (bits: number) => Uint8Array.from([...parameterSets, 0, 0, 0, 3, 0x41, bits, 0]);
  expect(isIntraFrame(slice(0b1000_1000), 4)).toBe(true);
  expect(isIntraFrame(slice(0b1001_1000), 4)).toBe(false);
  expect(isIntraFrame(Uint8Array.from(parameterSets), 4)).toBe(false);
});

test('reads two-byte lengths and truncated frames', () => {
  expect(isIdrFrame(Uint8Array.from([0, 1, 0x67, 0, 2, 0x65, 1]), 2)).toBe(true);
  expect(isIdrFrame(Uint8Array.from([0, 0, 0]), 4)).toBe(false);
  expect(isIdrFrame(Uint8Array.from([0, 0, 0, 0, 0x67, 0, 0, 0]), 4)).toBe(false);
});
