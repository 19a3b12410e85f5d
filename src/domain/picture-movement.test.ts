import { expect, test } from 'vitest';
import { createRandom } from '#tests/support/made-night.ts';
import { measureMovement, movementPicture } from './picture-movement.ts';

const { width, height } = movementPicture;

interface Scene {
  /** How far the camera has turned, in pixels. */
  turned?: number;
  /** Where a rider is, in pixels from the left. */
  rider?: number;
  brighter?: number;
  grain?: number;
}

/** A stand with people, and perhaps a rider of a hundredth of the picture. */
function draw({ turned = 0, rider, brighter = 0, grain = 0 }: Scene) {
  const random = createRandom(7 + turned);
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const isRider = rider !== undefined && x >= rider && x < rider + 12 && y >= 40 && y < 52;
    const place = x + turned;
    const stand = 110 + 40 * Math.sin(place / 3) * Math.cos(y / 4) + 25 * Math.sin((place * y) / 90);
    return Math.round((isRider ? 30 + 8 * (x % 3) : stand) + brighter + grain * (random() - 0.5));
  });
}

const still = draw({});

test('what does not move has no movement', () => {
  expect(measureMovement(still, still)).toBe(0);
});

test('[UPL-16] a rider moves, and a stand does not while the camera turns', () => {
  const rider = measureMovement(draw({ rider: 60 }), draw({ rider: 68 }));
  expect(rider).toBeGreaterThan(12);
  for (const turned of [0.5, 1, 3, 6, 9, -9])
    expect(measureMovement(still, draw({ turned }))).toBeLessThan(rider / 4);
});

test('[UPL-16] a rider is seen while the camera follows', () => {
  expect(measureMovement(draw({ rider: 60 }), draw({ rider: 60, turned: 5 }))).toBeGreaterThan(12);
});

test('light that flickers and grain are no movement', () => {
  const grainy = draw({ grain: 20, brighter: 12, turned: 1 });
  expect(measureMovement(draw({ grain: 20 }), grainy)).toBeLessThan(4);
});

test('[UPL-16] a rider is seen before a plain wall, which the camera must not be measured by', () => {
  const drawPlain = (rider: number, seed: number) => {
    const random = createRandom(seed);
    return Uint8Array.from({ length: width * height }, (_, pixel) => {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      const isRider = x >= rider && x < rider + 20 && y >= 30 && y < 50;
      return Math.round((isRider ? 20 : 90) + 8 * random());
    });
  };
  const quiet = measureMovement(drawPlain(60, 1), drawPlain(60, 2));
  expect(measureMovement(drawPlain(60, 1), drawPlain(68, 2))).toBeGreaterThan(10 * quiet);
});
