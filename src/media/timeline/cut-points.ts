/** Where a video can be taken apart without decoding it. All are places in the order of showing. */
export type CutPoints = {
  readonly keyframes: Uint32Array;
  readonly randomAccessPoints: Uint32Array;
  readonly exitPoints: Uint32Array;
  readonly reorderDepth: number;
};

/** One stored frame: its place in the order of showing, and whether the file calls it a keyframe. */
export type DecodeOrderFrame = { readonly presentationIndex: number; readonly isSync: boolean };

/** The most that H.264 lets a decoder hold back. */
const maxReorderDepth = 16;

/**
 * Finds where decoding can begin and end. A keyframe after which frames are stored that are shown before it (an
 * open group of pictures) is no place to begin: those frames need what lies before it.
 *
 * @param stored the frames in the order in which they are stored; rank -1 for those hidden before what is shown,
 *   Infinity for those hidden after it
 */
export function findCutPoints(stored: readonly DecodeOrderFrame[]): CutPoints {
  const keyframes: number[] = [];
  const entries: number[] = [];
  const exits: number[] = [];
  const recent: number[] = [];
  let count = 0;
  let highest = -1;
  let reorderDepth = 0;
  for (const { presentationIndex, isSync } of stored) {
    const nothingAhead = highest === count - 1;
    if (isSync && presentationIndex >= 0 && presentationIndex < Infinity) keyframes.push(presentationIndex);
    if (isSync && nothingAhead && presentationIndex === count) entries.push(presentationIndex);
    reorderDepth = Math.max(reorderDepth, recent.filter((earlier) => earlier > presentationIndex).length);
    recent.push(presentationIndex);
    if (recent.length > maxReorderDepth) recent.shift();
    if (presentationIndex < 0) continue;
    count += 1;
    highest = Math.max(highest, presentationIndex);
    if (highest === count - 1) exits.push(count);
  }
  return {
    keyframes: Uint32Array.from(keyframes),
    randomAccessPoints: Uint32Array.from(entries),
    exitPoints: Uint32Array.from(exits),
    reorderDepth,
  };
}
