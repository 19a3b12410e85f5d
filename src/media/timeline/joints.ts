/** Where a video can be taken apart without decoding it. All are places in the order of showing. */
export type Joints = {
  readonly keyframes: Uint32Array;
  readonly entries: Uint32Array;
  readonly exits: Uint32Array;
  readonly reordering: number;
};

/** One stored frame: its place in the order of showing, and whether the file calls it a keyframe. */
export type StoredFrame = { readonly rank: number; readonly isSync: boolean };

/** The most that H.264 lets a decoder hold back. */
const longestReordering = 16;

/**
 * Finds where decoding can begin and end. A keyframe after which frames are stored that are shown before it (an
 * open group of pictures) is no place to begin: those frames need what lies before it.
 *
 * @param stored the frames in the order in which they are stored; rank -1 for those hidden before what is shown,
 *   Infinity for those hidden after it
 */
export function findJoints(stored: readonly StoredFrame[]): Joints {
  const keyframes: number[] = [];
  const entries: number[] = [];
  const exits: number[] = [];
  const recent: number[] = [];
  let count = 0;
  let highest = -1;
  let reordering = 0;
  for (const { rank, isSync } of stored) {
    const nothingAhead = highest === count - 1;
    if (isSync && rank >= 0 && rank < Infinity) keyframes.push(rank);
    if (isSync && nothingAhead && rank === count) entries.push(rank);
    reordering = Math.max(reordering, recent.filter((earlier) => earlier > rank).length);
    recent.push(rank);
    if (recent.length > longestReordering) recent.shift();
    if (rank < 0) continue;
    count += 1;
    highest = Math.max(highest, rank);
    if (highest === count - 1) exits.push(count);
  }
  return {
    keyframes: Uint32Array.from(keyframes),
    entries: Uint32Array.from(entries),
    exits: Uint32Array.from(exits),
    reordering,
  };
}
