import { describe, expect, test } from 'vitest';
import {
  createShape,
  keepInPicture,
  measureShape,
  movePoint,
  scaleShapes,
  toDrawingSize,
  type PictureSize,
  type Point,
} from './drawing.ts';

const picture = { width: 1280, height: 720 };
const toPoints = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));

describe('an angle', () => {
  test.each([
    ['right', toPoints([100, 0], [100, 100], [200, 100]), 90],
    ['straight', toPoints([0, 50], [100, 50], [200, 50]), 180],
    ['of half a right one', toPoints([200, 0], [100, 100], [200, 100]), 45],
    ['of an equilateral triangle', toPoints([50, 50 * Math.sqrt(3)], [0, 0], [100, 0]), 60],
    ['blunt, downward', toPoints([0, 200], [100, 100], [200, 100]), 135],
    ['closed', toPoints([200, 100], [100, 100], [300, 100]), 0],
    ['without a side', toPoints([100, 100], [100, 100], [300, 100]), 0],
  ])('that is %s', (_case, points, degrees) => {
    expect(measureShape({ id: 1, kind: 'angle', points })).toBeCloseTo(degrees, 9);
    expect(measureShape({ id: 1, kind: 'angle', points: points.toReversed() })).toBeCloseTo(degrees, 9);
  });
});

describe('a line', () => {
  test.each([
    ['level', toPoints([0, 50], [200, 50]), 0],
    ['upright', toPoints([100, 0], [100, 300]), 90],
    ['rising', toPoints([0, 100], [100, 0]), 45],
    ['falling', toPoints([0, 0], [100, 100]), 45],
    ['steep', toPoints([0, 100 * Math.sqrt(3)], [100, 0]), 60],
    ['a point', toPoints([50, 50], [50, 50]), 0],
  ])('that is %s', (_case, points, degrees) => {
    expect(measureShape({ id: 1, kind: 'line', points })).toBeCloseTo(degrees, 9);
    expect(measureShape({ id: 1, kind: 'line', points: points.toReversed() })).toBeCloseTo(degrees, 9);
  });
});

test('a new line is level and in the middle', () => {
  const line = createShape(7, 'line', picture);
  expect(line.id).toBe(7);
  expect(measureShape(line)).toBe(0);
  expect(line.points).toEqual(toPoints([448, 360], [832, 360]));
  expect(createShape(8, 'angle', picture).points).toHaveLength(3);
});

test('a point moves alone and stays in the picture', () => {
  const line = createShape(1, 'line', picture);
  expect(movePoint(line, 1, { x: 900, y: 100 }, picture).points).toEqual(toPoints([448, 360], [900, 100]));
  expect(movePoint(line, 0, { x: -5, y: 800 }, picture).points).toEqual(toPoints([0, 720], [832, 360]));
});

test('[REVIEW-03] a drawing is where it was on another file of the clip, and its points are in the picture', () => {
  const [small, large] = [
    { width: 640, height: 360 },
    { width: 1920, height: 1080 },
  ];
  const size = toDrawingSize(small);
  expect(toDrawingSize(large)).toEqual(size);
  const shape = createShape(1, 'line', size);
  const scale = (file: PictureSize) =>
    scaleShapes([shape], file)[0]?.points.map(({ x, y }) => [x, y].map(Math.round));
  expect(scale(large)).toEqual([
    [672, 540],
    [1248, 540],
  ]);
  expect(scale(small)).toEqual([
    [224, 180],
    [416, 180],
  ]);
  const outside = { ...shape, points: toPoints([99_999, -4], [5000, 99_999]) };
  expect(keepInPicture([outside], { width: 9000, height: 10_000 })[0]?.points).toEqual(
    toPoints([9000, 0], [5000, 10_000]),
  );
});
