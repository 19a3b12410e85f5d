export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

const step = 8;

const getOverlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

/**
 * A place in an area where a box covers nothing: in the corners if there is room, then anywhere along the right edge, the
 * middle and the left edge, from the bottom up. Without any, the place that covers least.
 */
export function findFreePlace(box: Size, area: Box, obstacles: readonly Box[]): Pick<Box, 'left' | 'top'> {
  const lastLeft = area.left + Math.max(0, area.width - box.width);
  const lastTop = area.top + Math.max(0, area.height - box.height);
  const lefts = [lastLeft, (area.left + lastLeft) / 2, area.left];
  const tops = [lastTop, area.top];
  for (let top = lastTop; top >= area.top; top -= step) tops.push(top);
  const places = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  const measured = places.map((place) => {
    const covered = obstacles.reduce((sum, obstacle) => sum + getOverlap({ ...place, ...box }, obstacle), 0);
    return { ...place, covered };
  });
  const best = measured.reduce((least, place) => (place.covered < least.covered ? place : least));
  return { left: best.left, top: best.top };
}
