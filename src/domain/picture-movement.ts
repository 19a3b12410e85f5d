/*
 * How much moves between two small gray pictures of a recording that are a tenth of a second apart. Most of a picture moves
 * with the camera, and grain is everywhere; a ride moves on its own.
 */

export const movementPicture = { width: 160, height: 90 };
const { width, height } = movementPicture;

interface Shift {
  readonly x: number;
  readonly y: number;
}

/** How far the camera is followed, in pixels: half of the picture in a second. */
const farthest = { x: 10, y: 6 };
const still: Shift = { x: 0, y: 0 };
/** Every second pixel of every second row tells where the camera turned. */
const coarse = 2;
/** What belongs to the arena, not to a ride. */
const usualShare = 0.85;
/** In grain, some shift is always a little better than none. */
const clearlyLess = 0.95;
const blockSide = 8;
/** Around a block: a pixel and a half. */
const margin = 2;
/** A rider that is filmed from afar is that small. */
const liveliestShare = 0.05;

/**
 * How different the liveliest part of the picture is from the rest, once the movement of the camera is undone.
 *
 * @param before of `movementPicture`'s size, a byte of light for each pixel
 * @returns from 0 to 255
 */
export function measureMovement(before: Uint8Array, after: Uint8Array): number {
  const shift = findShift(before, after);
  const brighter = getMean(after) - getMean(before);
  const near = nearShifts.map((offset) => add(shift, offset));
  const blocks = listBlocks(shift)
    .map((block) => compareBlock(before, after, block, near, brighter))
    .toSorted((one, other) => other - one);
  const liveliest = blocks.slice(0, Math.ceil(blocks.length * liveliestShare));
  const usual = blocks[Math.floor(blocks.length / 2)] ?? 0;
  return Math.max(0, getMean(liveliest) - usual);
}

function getMean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0;
  return sum / Math.max(1, values.length);
}

/** By how many pixels the second picture is moved to lie on the first one. */
function findShift(before: Uint8Array, after: Uint8Array): Shift {
  const getDifference = (shift: Shift) => compareUsual(before, after, shift);
  const rough = findBest(roughShifts, getDifference);
  const shift = findBest(
    nearShifts.map((offset) => add(rough, offset)),
    getDifference,
  );
  return getDifference(shift) < clearlyLess * getDifference(still) ? shift : still;
}

const add = (one: Shift, other: Shift): Shift => ({ x: one.x + other.x, y: one.y + other.y });

/** From the nearest to the farthest. */
function listShifts(far: Shift, step: number): Shift[] {
  const shifts: Shift[] = [];
  for (let y = -far.y; y <= far.y; y += step)
    for (let x = -far.x; x <= far.x; x += step) shifts.push({ x, y });
  return shifts.toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
}

// Once: there are some hundred blocks in each of thousands of pictures.
const roughShifts = listShifts(farthest, coarse);
const nearShifts = listShifts({ x: 1, y: 1 }, 1);
const halfShifts = listShifts({ x: 0.5, y: 0.5 }, 0.5);

function findBest(shifts: readonly Shift[], getDifference: (shift: Shift) => number): Shift {
  let best = still;
  let least = Infinity;
  for (const shift of shifts) {
    const difference = getDifference(shift);
    if (difference >= least) continue;
    least = difference;
    best = shift;
  }
  return best;
}

/** How different the pictures are but for their most different blocks: otherwise the camera would follow a rider before a plain wall. */
function compareUsual(before: Uint8Array, after: Uint8Array, shift: Shift): number {
  const differences = listBlocks(shift).map(({ x, y }) => {
    let sum = 0;
    for (let row = y; row < y + blockSide; row += coarse)
      for (let column = x; column < x + blockSide; column += coarse) {
        const other = (row + shift.y) * width + column + shift.x;
        sum += Math.abs((before[row * width + column] ?? 0) - (after[other] ?? 0));
      }
    return sum;
  });
  const sorted = Float64Array.from(differences).toSorted();
  return getMean(sorted.subarray(0, Math.ceil(sorted.length * usualShare)));
}

/** The corners of the blocks that both pictures have, with what is around them. */
function listBlocks({ x: left, y: up }: Shift): Shift[] {
  const blocks: Shift[] = [];
  const isInside = (x: number, y: number) =>
    x >= margin && y >= margin && x + blockSide <= width - margin && y + blockSide <= height - margin;
  for (let y = margin; y < height; y += blockSide)
    for (let x = margin; x < width; x += blockSide)
      if (isInside(x, y) && isInside(x + left, y + up)) blocks.push({ x, y });
  return blocks;
}

/**
 * How different a block is at its best place: next to where the camera turned, a pixel or half of one farther, since cameras
 * also zoom, and people walk.
 */
function compareBlock(
  before: Uint8Array,
  after: Uint8Array,
  corner: Shift,
  near: readonly Shift[],
  brighter: number,
): number {
  let least = Infinity;
  let best = still;
  for (const whole of near) {
    const difference = compareAt(before, after, corner, whole, brighter, least);
    if (difference >= least) continue;
    least = difference;
    best = whole;
  }
  for (const half of halfShifts)
    least = Math.min(least, compareAt(before, after, corner, add(best, half), brighter, least));
  return least / blockSide ** 2;
}

/** The sum of the differences, or any number from `enough` on. Between pixels, it is in proportion to both. */
function compareAt(
  before: Uint8Array,
  after: Uint8Array,
  { x: first, y: top }: Shift,
  { x: left, y: up }: Shift,
  brighter: number,
  enough: number,
): number {
  const [right, down] = [left - Math.floor(left), up - Math.floor(up)];
  const next = right > 0 ? 1 : 0;
  const below = down > 0 ? width : 0;
  let sum = 0;
  for (let y = top; y < top + blockSide && sum < enough; y += 1) {
    const row = y * width;
    const other = (y + Math.floor(up)) * width + Math.floor(left);
    for (let x = first; x < first + blockSide; x += 1) {
      const at = other + x;
      const upper = (after[at] ?? 0) * (1 - right) + (after[at + next] ?? 0) * right;
      const lower = (after[at + below] ?? 0) * (1 - right) + (after[at + below + next] ?? 0) * right;
      sum += Math.abs((before[row + x] ?? 0) + brighter - upper * (1 - down) - lower * down);
    }
  }
  return sum;
}
