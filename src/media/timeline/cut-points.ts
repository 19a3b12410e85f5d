/** Where a video can be cut without decoding; all values are presentation indices (see `VideoTrack`). */
export interface CutPoints {
  readonly keyframes: Uint32Array;
  readonly randomAccessPoints: Uint32Array;
  readonly exitPoints: Uint32Array;
  readonly reorderDepth: number;
}

/** A stored frame in decode order. @property isSync whether the file marks it as a sync sample */
export interface DecodeOrderFrame {
  readonly presentationIndex: number;
  readonly isSync: boolean;
}

/** ITU-T H.264, max_dec_frame_buffering. */
const maxReorderDepth = 16;

/**
 * Finds the random access and exit points. A keyframe followed in decode order by frames that are presented before it
 * (an open group of pictures) is not a random access point: those frames reference earlier ones.
 *
 * @param stored all frames in decode order; `presentationIndex` is -1 for frames hidden before the first presented
 *   frame, Infinity for frames hidden after the last one
 */
export function findCutPoints(stored: readonly DecodeOrderFrame[]): CutPoints {
  const keyframes: number[] = [];
  const randomAccessPoints: number[] = [];
  const exitPoints: number[] = [];
  const recent: number[] = [];
  let count = 0;
  let highest = -1;
  let reorderDepth = 0;
  for (const { presentationIndex, isSync } of stored) {
    const isGapless = highest === count - 1;
    if (isSync && presentationIndex >= 0 && presentationIndex < Infinity) keyframes.push(presentationIndex);
    if (isSync && isGapless && presentationIndex === count) randomAccessPoints.push(presentationIndex);
    reorderDepth = Math.max(reorderDepth, recent.filter((earlier) => earlier > presentationIndex).length);
    recent.push(presentationIndex);
    if (recent.length > maxReorderDepth) recent.shift();
    if (presentationIndex < 0) continue;
    count += 1;
    highest = Math.max(highest, presentationIndex);
    if (highest === count - 1) exitPoints.push(count);
  }
  return {
    keyframes: Uint32Array.from(keyframes),
    randomAccessPoints: Uint32Array.from(randomAccessPoints),
    exitPoints: Uint32Array.from(exitPoints),
    reorderDepth,
  };
}
