import { expect, test } from 'vitest';
import { limitZoom, movePicture, wholePicture, zoomPicture, type PictureZoom } from './picture-zoom.ts';

/** Where a point of the picture is seen, from the middle, in shares of the whole picture. */
const seeAt = ({ scale, x, y }: PictureZoom, point: { x: number; y: number }) => [
  (point.x - x) * scale,
  (point.y - y) * scale,
];

test('[REVIEW-02] what is under the fingers stays under them', () => {
  const at = { x: 0.1, y: -0.2 };
  const point = { x: 0.6, y: 0.3 };
  const twice = zoomPicture(wholePicture, 2, at);
  expect(twice.scale).toBe(2);
  expect(seeAt(twice, point)).toEqual([expect.closeTo(at.x, 9), expect.closeTo(at.y, 9)]);
  const more = zoomPicture(twice, 1.5, at);
  expect(more.scale).toBe(3);
  expect(seeAt(more, point)).toEqual([expect.closeTo(at.x, 9), expect.closeTo(at.y, 9)]);
});

test('[REVIEW-02] a finger moves what is enlarged as far as it goes, but not past the edge', () => {
  const twice = { scale: 2, x: 0.5, y: 0.5 };
  expect(movePicture(twice, { x: 0.2, y: -0.1 })).toEqual({ scale: 2, x: 0.4, y: 0.55 });
  expect(movePicture(twice, { x: 9, y: -9 })).toEqual({ scale: 2, x: 0.25, y: 0.75 });
  expect(movePicture(wholePicture, { x: 0.3, y: 0.3 })).toEqual(wholePicture);
});

test('a picture is whole or up to eight times as large', () => {
  expect(zoomPicture({ scale: 2, x: 0.3, y: 0.6 }, 0.2, { x: 0.4, y: 0.4 })).toEqual(wholePicture);
  expect(zoomPicture({ scale: 6, x: 0.5, y: 0.5 }, 3, { x: 0, y: 0 })).toEqual({ scale: 8, x: 0.5, y: 0.5 });
  expect(limitZoom({ scale: 90, x: 3, y: -1 })).toEqual({ scale: 8, x: 0.9375, y: 0.0625 });
  for (const scale of [0, 1.03, -2, Number.NaN])
    expect(limitZoom({ scale, x: 0.2, y: 0.2 })).toEqual(wholePicture);
});
