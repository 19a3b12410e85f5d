/** The logo in a square of 48: a horseshoe, its nail holes, and a play sign. */
export const logoSize = 48;

export const horseshoe =
  'M9 44C2 36 1 27 4 18 7.5 8 15 3 24 3s16.5 5 20 15c3 9 2 18-5 26l-10-4c4.5-6 6-12 4.5-18C32 16.5 28.5 14 24 14s-8 2.5-9.5 8c-1.5 6 0 12 4.5 18z';

/** Upper left corners, of the size of `nailHole`, turned by degrees around a point. */
export const nailHoles = [
  { x: 8.2, y: 31, turn: [-14, 10, 33] },
  { x: 7, y: 21, turn: [6, 9, 23] },
  { x: 11.5, y: 11.6, turn: [38, 13.5, 14] },
  { x: 32.5, y: 11.6, turn: [-38, 34.5, 14] },
  { x: 37, y: 21, turn: [-6, 39, 23] },
  { x: 35.8, y: 31, turn: [14, 38, 33] },
] as const;

export const nailHole = { width: 4, height: 4.6, radius: 1 };

export const playSign =
  'M20.5 20.5v12.2c0 .9 1 1.4 1.7.9l8-6c.6-.4.6-1.4 0-1.9l-8-6.1c-.7-.5-1.700 0-1.700.9z';
