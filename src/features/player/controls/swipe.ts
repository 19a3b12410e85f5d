export type Direction = 'next' | 'previous';

/** In CSS pixels. */
const minDistance = 56;
/** At the sides of the screen, browsers go back and forward. */
const edgeWidth = 24;
/** How much further along one axis than along the other. */
const minRatio = 1.5;
/** A finger that taps moves a little. */
const maxTapDistance = 10;

interface Point {
  x: number;
  y: number;
}

/** Where a finger came down and has moved to, in CSS pixels of the window. */
export interface Drag {
  from: Point;
  to: Point;
}

const getOffset = ({ from, to }: Drag) => ({ x: to.x - from.x, y: to.y - from.y });

export function isTap(drag: Drag): boolean {
  const { x, y } = getOffset(drag);
  return Math.hypot(x, y) <= maxTapDistance;
}

/** Up and left is the next one, as if the rides lay below and to the right; undefined for what is no swipe. */
export function readSwipe(drag: Drag, windowWidth: number): Direction | undefined {
  const { x, y } = getOffset(drag);
  const [main, cross] = Math.abs(x) > Math.abs(y) ? [x, y] : [y, x];
  const isFromEdge = drag.from.x < edgeWidth || drag.from.x > windowWidth - edgeWidth;
  if (Math.abs(main) < minDistance || Math.abs(main) < Math.abs(cross) * minRatio) return undefined;
  if (main === x && isFromEdge) return undefined;
  return main < 0 ? 'next' : 'previous';
}

/** Where the picture is drawn while a finger drags it: half as far, and hardly where no ride follows. */
export function getPicturePosition(drag: Drag, rides: Readonly<Record<Direction, unknown>>): string {
  const { x, y } = getOffset(drag);
  const resist = (distance: number) => distance * (rides[distance < 0 ? 'next' : 'previous'] ? 0.5 : 0.1);
  return Math.abs(x) > Math.abs(y) ? `calc(50% + ${resist(x)}px) 50%` : `50% calc(50% + ${resist(y)}px)`;
}
