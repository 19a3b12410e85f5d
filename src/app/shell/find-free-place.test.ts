import { expect, test } from 'vitest';
import { findFreePlace } from './find-free-place.ts';

const alert = { width: 400, height: 60 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const area = box(16, 16, 968, 568);

test('is at the bottom right of an empty page', () => {
  expect(findFreePlace(alert, area, [])).toEqual({ left: 584, top: 524 });
});

test('moves along the bottom, then to the top, when something is there', () => {
  expect(findFreePlace(alert, area, [box(900, 500, 80, 50)])).toEqual({ left: 300, top: 524 });
  expect(findFreePlace(alert, area, [box(0, 500, 1000, 50)])).toEqual({ left: 584, top: 16 });
});

test('finds a gap between the fields of a form', () => {
  const fields = [box(0, 0, 1000, 200), box(0, 290, 1000, 310)];
  const { top } = findFreePlace(alert, area, fields);
  expect(top).toBeGreaterThanOrEqual(200);
  expect(top + alert.height).toBeLessThanOrEqual(290);
});

test('covers as little as possible where there is no room', () => {
  expect(findFreePlace(alert, area, [box(0, 0, 1000, 540), box(0, 540, 500, 60)])).toEqual({
    left: 584,
    top: 524,
  });
});

test('is at the start of an area that is too small', () => {
  expect(findFreePlace(alert, box(47, 16, 300, 40), [])).toEqual({ left: 47, top: 16 });
});
