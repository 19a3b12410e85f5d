import { expect, test } from 'vitest';
import { isSamePicture, pictureBytes, type SmallPicture } from './compare-pictures.ts';

/** A bright square that moves to the right. */
const createPicture = (frame: number, noise = 0): SmallPicture => ({
  bytes: Uint8Array.from({ length: pictureBytes }, (_, index) => {
    const column = index % 32;
    const isInSquare = column >= frame && column < frame + 4 && index > 200 && index < 330;
    return (isInSquare ? 200 : 60) + (((index * 7919) % 13) - 6) * noise;
  }),
});
const others = [createPicture(1), createPicture(2)];

test('D20 knows an encoded frame, however noisy', () => {
  expect(isSamePicture(createPicture(0), createPicture(0), others)).toBe(true);
  expect(isSamePicture(createPicture(0, 1.4), createPicture(0), others)).toBe(true);
});

test('D20 finds a frame that is one or two frames off, and one that shows something else', () => {
  expect(isSamePicture(createPicture(1), createPicture(0), others)).toBe(false);
  expect(isSamePicture(createPicture(2, 0.2), createPicture(0), others)).toBe(false);
  expect(isSamePicture({ bytes: new Uint8Array(pictureBytes).fill(128) }, createPicture(0), others)).toBe(
    false,
  );
  expect(isSamePicture({ bytes: new Uint8Array() }, createPicture(0), others)).toBe(false);
});

test('D20 accepts another frame of a still scene, which nobody can tell apart', () => {
  expect(isSamePicture(createPicture(0, 0.1), createPicture(0), [createPicture(0, 0.1)])).toBe(true);
});

/** Bare ground, with a tone of color that differs from pixel to pixel. */
const paint = (red: number, blue: number, color = 'BT.709'): SmallPicture => ({
  bytes: Uint8Array.from({ length: 3 * pictureBytes }, (_, index) => {
    const light = 90 + (Math.floor(index / 3) % 5);
    return light + ([red, 0, blue][index % 3] ?? 0);
  }),
  color,
});

test('D20 finds colors that are missing or elsewhere, also of dull pictures, and others that are stated', () => {
  const dull = paint(6, -6);
  expect(isSamePicture(paint(5, -5), dull, [])).toBe(true);
  expect(isSamePicture(paint(0, 0), dull, [])).toBe(false);
  expect(isSamePicture(paint(-6, 6), dull, [])).toBe(false);
  expect(isSamePicture(paint(6, -6, 'BT.601'), dull, [])).toBe(false);
  // Nearly gray.
  expect(isSamePicture(paint(0, 0), paint(2, -2), [])).toBe(true);
});
