import { expect, test } from 'vitest';
import { isReordered } from './picture-order.ts';

const toBytes = (bits: string) =>
  (bits.replaceAll(' ', '').match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, '0'), 2));
/** Id 0, 16 frame numbers, order type 0, 16 orders, 2 reference frames, no gaps, 16 x 16 px. */
const buildSet = (frames: 0 | 1) =>
  Uint8Array.from([0x67, 77, 0, 30, ...toBytes(`1 1 1 1 011 0 1 1 ${frames} 1 0 0 1`)]);

/** A frame of one slice, which starts at macroblock 0. */
const buildFrame = (order: number, type = 1) => {
  const id = type === 5 ? '1' : '';
  const slice = [0x60 + type, ...toBytes(`1 1 1 0000 ${id} ${order.toString(2).padStart(4, '0')} 1`)];
  return Uint8Array.from([0, 0, 0, slice.length, ...slice]);
};

const isOutOfOrder = (orders: readonly number[], frames: 0 | 1 = 1) =>
  isReordered([buildFrame(0, 5), ...orders.map((order) => buildFrame(order))], 4, buildSet(frames));

test('frames say that they are decoded in another order than they are presented in', () => {
  expect(isOutOfOrder([4, 2, 8])).toBe(true);
  expect(isOutOfOrder([2, 4, 6])).toBe(false);
});

test('the order starts again at zero when its bits are used up, and at each keyframe', () => {
  expect(isOutOfOrder([4, 8, 12, 0, 4])).toBe(false);
  expect(isOutOfOrder([8, 14, 2, 0])).toBe(true);
  const frames = [buildFrame(0, 5), buildFrame(6), buildFrame(0, 5), buildFrame(4), buildFrame(2)];
  expect(isReordered(frames, 4, buildSet(1))).toBe(false);
});

test('fields and frames without a slice say nothing', () => {
  expect(isOutOfOrder([4, 2], 0)).toBe(false);
  expect(isReordered([buildFrame(4), Uint8Array.of(0, 0, 0, 1, 9), buildFrame(2)], 4, buildSet(1))).toBe(
    false,
  );
});
