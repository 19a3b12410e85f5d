import { clamp } from './timeline.ts';

/*
 * Lines and angles on a picture. Coordinates are in ten-thousandths of the picture's height, from its upper left corner, so
 * that a drawing stays where it is in another size, in another file of the clip and in a link.
 */

const pictureHeight = 10_000;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture in the units of drawings. @param picture in any unit */
export const toDrawingSize = ({ width, height }: PictureSize): PictureSize => ({
  width: (pictureHeight * width) / height,
  height: pictureHeight,
});

/** A line has two points; an angle has three, of which the second one is its vertex. */
export interface Shape {
  readonly id: number;
  readonly kind: 'line' | 'angle';
  readonly points: readonly Point[];
}

/** Where a new shape is, in shares of the picture. */
const initialShares: Readonly<Record<Shape['kind'], readonly Point[]>> = {
  line: [
    { x: 0.35, y: 0.5 },
    { x: 0.65, y: 0.5 },
  ],
  angle: [
    { x: 0.62, y: 0.35 },
    { x: 0.42, y: 0.6 },
    { x: 0.68, y: 0.6 },
  ],
};

/** Shapes in the unit of a picture, as its pixels. */
export const scaleShapes = (shapes: readonly Shape[], { height }: PictureSize): Shape[] =>
  shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(({ x, y }) => ({
      x: (x * height) / pictureHeight,
      y: (y * height) / pictureHeight,
    })),
  }));

/** A shape in the middle of a picture, whose points are to be moved. */
export function createShape(id: number, kind: Shape['kind'], { width, height }: PictureSize): Shape {
  return { id, kind, points: initialShares[kind].map(({ x, y }) => ({ x: x * width, y: y * height })) };
}

/** A shape with one of its points moved, which stays in the picture. */
export function movePoint(shape: Shape, index: number, to: Point, { width, height }: PictureSize): Shape {
  const inside = { x: clamp(to.x, 0, width), y: clamp(to.y, 0, height) };
  return { ...shape, points: shape.points.with(index, inside) };
}

/** Below which its measure is written: the middle of a line, the vertex of an angle. */
export function getLabelPoint({ kind, points: [first = origin, second = origin] }: Shape): Point {
  return kind === 'angle' ? second : { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
}

/** The angle at the vertex in degrees, from 0 to 180; of a line, how steep it is, from 0 to 90. */
export function measureShape({ kind, points }: Shape): number {
  const [first = origin, second = origin, third = origin] = points;
  if (kind === 'angle') return measureAngle(subtract(first, second), subtract(third, second));
  const { x, y } = subtract(second, first);
  return measureAngle({ x: Math.abs(x), y: Math.abs(y) }, { x: 1, y: 0 });
}

const origin: Point = { x: 0, y: 0 };

const subtract = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });

/** 0 where a side has no length. */
function measureAngle(one: Point, other: Point): number {
  const cross = one.x * other.y - one.y * other.x;
  const dot = one.x * other.x + one.y * other.y;
  return (Math.atan2(Math.abs(cross), dot) * 180) / Math.PI;
}

/** So many fit into a link. */
const maxLinkedShapes = 12;

const inLink = /^\d{1,5}(-\d{1,5}){3}((-\d{1,5}){2})?$/;

/** The shapes of a link, whose points are not yet within a picture; undefined where it has none. */
export function parseDrawing(text: string | null): Shape[] | undefined {
  const shapes = (text ?? '')
    .split('_')
    .filter((shape) => inLink.test(shape))
    .slice(0, maxLinkedShapes)
    .map((shape, index) => {
      const numbers = shape.split('-').map(Number);
      const points = numbers.flatMap((x, at) => (at % 2 === 0 ? { x, y: numbers[at + 1] ?? 0 } : []));
      return { id: index + 1, kind: points.length === 3 ? ('angle' as const) : ('line' as const), points };
    });
  return shapes.length === 0 ? undefined : shapes;
}

/** For a link; empty without shapes. */
export const formatDrawing = (shapes: readonly Shape[]): string =>
  shapes
    .slice(0, maxLinkedShapes)
    .map(({ points }) => points.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]).join('-'))
    .join('_');

/** Shapes with all of their points in a picture. */
export const keepInPicture = (shapes: readonly Shape[], size: PictureSize): Shape[] =>
  shapes.map((shape) =>
    shape.points.reduce((kept, point, index) => movePoint(kept, index, point, size), shape),
  );
