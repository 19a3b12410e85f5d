/** The start times of the frames in ascending order, and the end of the last one. */
export interface Timeline {
  readonly frameTimes: ArrayLike<number>;
  readonly duration: number;
}

/** Frame times are sums of fractions; smaller differences are rounding errors. */
export const timeTolerance = 1e-6;

/** The time of a boundary in seconds: the start of a frame, or the end of the video. */
export function getBoundaryTime(timeline: Timeline, index: number): number {
  return timeline.frameTimes[index] ?? timeline.duration;
}

/** The moment that shows a frame whichever way times are rounded, in seconds. */
export function getMiddleOfFrame(timeline: Timeline, frame: number): number {
  return (getBoundaryTime(timeline, frame) + getBoundaryTime(timeline, frame + 1)) / 2;
}

/** The index of the first boundary that is not before `seconds`. */
export function findBoundaryFrom(timeline: Timeline, seconds: number): number {
  let low = 0;
  let high = timeline.frameTimes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (getBoundaryTime(timeline, middle) < seconds - timeTolerance) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the last boundary that is not after `seconds`. */
export function findBoundaryUntil(timeline: Timeline, seconds: number): number {
  const from = findBoundaryFrom(timeline, seconds);
  return getBoundaryTime(timeline, from) <= seconds + timeTolerance ? from : Math.max(0, from - 1);
}

/** The nearest value from `lowest` to `highest`. */
export function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, value));
}

/** The index of the frame shown at a time; the first or last one outside of the video. */
export function findFrameAt(timeline: Timeline, seconds: number): number {
  return clamp(findBoundaryUntil(timeline, seconds), 0, timeline.frameTimes.length - 1);
}
