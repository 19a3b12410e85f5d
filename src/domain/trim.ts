/*
 * Arithmetic of choosing a part of a video. All times are seconds on the timeline a player shows. A selection
 * begins with the frame that starts at `start` and ends before the frame that starts at `end`: its length is
 * the sum of what its frames last.
 */

/** The shortest and the longest part that may be published, in seconds (UPL-04). */
const minSelectionSeconds = 1;
const maxSelectionSeconds = 120;

export type Selection = { readonly start: number; readonly end: number };

/** What the arithmetic knows about a video: when each frame begins, ascending, and when the last one ends. */
export type Timeline = { readonly frameTimes: ArrayLike<number>; readonly duration: number };

/** Frame times are sums of fractions: two that differ by less than this are the same time. */
const timeTolerance = 1e-6;

function getBoundaryTime(timeline: Timeline, index: number): number {
  return timeline.frameTimes[index] ?? timeline.duration;
}

/** The first place between frames (or at an end) that is not before `seconds`. */
function findBoundaryFrom(timeline: Timeline, seconds: number): number {
  let low = 0;
  let high = timeline.frameTimes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (getBoundaryTime(timeline, middle) < seconds - timeTolerance) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The last place between frames (or at an end) that is not after `seconds`. */
function findBoundaryUntil(timeline: Timeline, seconds: number): number {
  const from = findBoundaryFrom(timeline, seconds);
  return getBoundaryTime(timeline, from) <= seconds + timeTolerance ? from : Math.max(0, from - 1);
}

function findNearestBoundary(timeline: Timeline, seconds: number): number {
  const before = findBoundaryUntil(timeline, seconds);
  const after = findBoundaryFrom(timeline, seconds);
  const toBefore = seconds - getBoundaryTime(timeline, before);
  const toAfter = getBoundaryTime(timeline, after) - seconds;
  return toBefore <= toAfter ? before : after;
}

function clamp(index: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, index));
}

/** The place between two frames that is nearest to `seconds`; the earlier one of two equally near. */
export function snapToFrame(timeline: Timeline, seconds: number): number {
  return getBoundaryTime(timeline, findNearestBoundary(timeline, seconds));
}

/** The selection a video starts with: as much of its beginning as may be published. */
export function getInitialSelection(timeline: Timeline): Selection {
  const start = getBoundaryTime(timeline, 0);
  return { start, end: getBoundaryTime(timeline, findBoundaryUntil(timeline, start + maxSelectionSeconds)) };
}

/** Moves the start to the frame nearest to `seconds`, as far as the end and the allowed lengths let it. */
export function moveStart(timeline: Timeline, selection: Selection, seconds: number): Selection {
  return placeStart(timeline, selection, findNearestBoundary(timeline, seconds));
}

/** Moves the end to the end of the frame nearest to `seconds`, as far as the start and the allowed lengths let it. */
export function moveEnd(timeline: Timeline, selection: Selection, seconds: number): Selection {
  return placeEnd(timeline, selection, findNearestBoundary(timeline, seconds));
}

/** Moves the start by a number of frames (negative: to the left), within the same limits. */
export function nudgeStart(timeline: Timeline, selection: Selection, frames: number): Selection {
  return placeStart(timeline, selection, findNearestBoundary(timeline, selection.start) + frames);
}

/** Moves the end by a number of frames (negative: to the left), within the same limits. */
export function nudgeEnd(timeline: Timeline, selection: Selection, frames: number): Selection {
  return placeEnd(timeline, selection, findNearestBoundary(timeline, selection.end) + frames);
}

/** Moves the whole selection so that it starts near `seconds`; it keeps its number of frames. */
export function slideSelection(timeline: Timeline, selection: Selection, seconds: number): Selection {
  const { first, count } = getFrameRange(timeline, selection);
  const moved = clamp(findNearestBoundary(timeline, seconds), 0, timeline.frameTimes.length - count);
  const slid = { start: getBoundaryTime(timeline, moved), end: getBoundaryTime(timeline, moved + count) };
  // Where the frame rate varies, the same number of frames may last too long or too short.
  return validateSelection(slid) === null ? slid : clampSelection(timeline, slid, first <= moved);
}

/**
 * The nearest selection that begins and ends between frames and may be published.
 *
 * @param keepEnd whether the start gives way where the length is not allowed, instead of the end. A video that
 *   is shorter than the shortest selection is selected whole: see {@link validateSelection}.
 */
export function clampSelection(timeline: Timeline, wanted: Selection, keepEnd = false): Selection {
  const start = snapToFrame(timeline, wanted.start);
  const end = Math.max(start, snapToFrame(timeline, wanted.end));
  const snapped = { start, end };
  const first = keepEnd ? moveStart(timeline, snapped, start) : moveEnd(timeline, snapped, end);
  // The side that gave way may have met an end of the video: then the other side has to.
  return keepEnd ? moveEnd(timeline, first, first.end) : moveStart(timeline, first, first.start);
}

/** Why a selection may not be published; null when it may. */
export function validateSelection(selection: Selection): 'too-short' | 'too-long' | null {
  const length = selection.end - selection.start;
  if (length < minSelectionSeconds - timeTolerance) return 'too-short';
  return length > maxSelectionSeconds + timeTolerance ? 'too-long' : null;
}

/** Which frames a selection consists of: the place of the first one in the timeline, and how many. */
export function getFrameRange(timeline: Timeline, selection: Selection): { first: number; count: number } {
  const first = findNearestBoundary(timeline, selection.start);
  return { first, count: Math.max(0, findNearestBoundary(timeline, selection.end) - first) };
}

/** The place in the timeline of the frame that is shown at a time; the first or last one outside of the video. */
export function findFrameAt(timeline: Timeline, seconds: number): number {
  return clamp(findBoundaryUntil(timeline, seconds), 0, timeline.frameTimes.length - 1);
}

/** The times of preview pictures: the middle of each of `count` equal parts of the video. */
export function getPreviewTimes(duration: number, count = 12): number[] {
  return Array.from({ length: count }, (_, index) => ((index + 0.5) * duration) / count);
}

function placeStart(timeline: Timeline, { end }: Selection, index: number): Selection {
  const lowest = findBoundaryFrom(timeline, end - maxSelectionSeconds);
  const highest = findBoundaryUntil(timeline, end - minSelectionSeconds);
  return { start: getBoundaryTime(timeline, clamp(index, lowest, Math.max(lowest, highest))), end };
}

function placeEnd(timeline: Timeline, { start }: Selection, index: number): Selection {
  const lowest = findBoundaryFrom(timeline, start + minSelectionSeconds);
  const highest = findBoundaryUntil(timeline, start + maxSelectionSeconds);
  return { start, end: getBoundaryTime(timeline, clamp(index, Math.min(lowest, highest), highest)) };
}
