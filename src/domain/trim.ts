/*
 * Arithmetic of choosing a part of a video. All times are seconds on the timeline a player shows. A selection
 * begins with the frame that starts at `start` and ends before the frame that starts at `end`: its length is
 * the sum of what its frames last.
 */

/** The shortest and the longest part that may be published, in seconds (UPL-04). */
const shortestSelection = 1;
const longestSelection = 120;

export type Selection = { readonly start: number; readonly end: number };

/** What the arithmetic knows about a video: when each frame begins, ascending, and when the last one ends. */
export type Timeline = { readonly frames: ArrayLike<number>; readonly duration: number };

/** Frame times are sums of fractions: two that differ by less than this are the same time. */
const sameTime = 1e-6;

function boundaryTime(timeline: Timeline, index: number): number {
  return timeline.frames[index] ?? timeline.duration;
}

/** The first place between frames (or at an end) that is not before `seconds`. */
function boundaryFrom(timeline: Timeline, seconds: number): number {
  let low = 0;
  let high = timeline.frames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (boundaryTime(timeline, middle) < seconds - sameTime) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The last place between frames (or at an end) that is not after `seconds`. */
function boundaryUntil(timeline: Timeline, seconds: number): number {
  const from = boundaryFrom(timeline, seconds);
  return boundaryTime(timeline, from) <= seconds + sameTime ? from : Math.max(0, from - 1);
}

function nearestBoundary(timeline: Timeline, seconds: number): number {
  const before = boundaryUntil(timeline, seconds);
  const after = boundaryFrom(timeline, seconds);
  const toBefore = seconds - boundaryTime(timeline, before);
  const toAfter = boundaryTime(timeline, after) - seconds;
  return toBefore <= toAfter ? before : after;
}

function within(index: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(highest, index));
}

/** The place between two frames that is nearest to `seconds`; the earlier one of two equally near. */
export function snapToFrame(timeline: Timeline, seconds: number): number {
  return boundaryTime(timeline, nearestBoundary(timeline, seconds));
}

/** The selection a video starts with: as much of its beginning as may be published. */
export function firstSelection(timeline: Timeline): Selection {
  const start = boundaryTime(timeline, 0);
  return { start, end: boundaryTime(timeline, boundaryUntil(timeline, start + longestSelection)) };
}

/** Moves the start to the frame nearest to `seconds`, as far as the end and the allowed lengths let it. */
export function moveStart(timeline: Timeline, selection: Selection, seconds: number): Selection {
  return placeStart(timeline, selection, nearestBoundary(timeline, seconds));
}

/** Moves the end to the end of the frame nearest to `seconds`, as far as the start and the allowed lengths let it. */
export function moveEnd(timeline: Timeline, selection: Selection, seconds: number): Selection {
  return placeEnd(timeline, selection, nearestBoundary(timeline, seconds));
}

/** Moves the start by a number of frames (negative: to the left), within the same limits. */
export function nudgeStart(timeline: Timeline, selection: Selection, frames: number): Selection {
  return placeStart(timeline, selection, nearestBoundary(timeline, selection.start) + frames);
}

/** Moves the end by a number of frames (negative: to the left), within the same limits. */
export function nudgeEnd(timeline: Timeline, selection: Selection, frames: number): Selection {
  return placeEnd(timeline, selection, nearestBoundary(timeline, selection.end) + frames);
}

/** Moves the whole selection so that it starts near `seconds`; it keeps its number of frames. */
export function slideSelection(timeline: Timeline, selection: Selection, seconds: number): Selection {
  const { first, count } = framesOf(timeline, selection);
  const moved = within(nearestBoundary(timeline, seconds), 0, timeline.frames.length - count);
  const slid = { start: boundaryTime(timeline, moved), end: boundaryTime(timeline, moved + count) };
  // Where the frame rate varies, the same number of frames may last too long or too short.
  return selectionProblem(slid) === null ? slid : clampSelection(timeline, slid, first <= moved);
}

/**
 * The nearest selection that begins and ends between frames and may be published.
 *
 * @param keepEnd whether the start gives way where the length is not allowed, instead of the end. A video that
 *   is shorter than the shortest selection is selected whole: see {@link selectionProblem}.
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
export function selectionProblem(selection: Selection): 'too-short' | 'too-long' | null {
  const length = selection.end - selection.start;
  if (length < shortestSelection - sameTime) return 'too-short';
  return length > longestSelection + sameTime ? 'too-long' : null;
}

/** Which frames a selection consists of: the place of the first one in the timeline, and how many. */
export function framesOf(timeline: Timeline, selection: Selection): { first: number; count: number } {
  const first = nearestBoundary(timeline, selection.start);
  return { first, count: Math.max(0, nearestBoundary(timeline, selection.end) - first) };
}

/** The place in the timeline of the frame that is shown at a time; the first or last one outside of the video. */
export function frameAt(timeline: Timeline, seconds: number): number {
  return within(boundaryUntil(timeline, seconds), 0, timeline.frames.length - 1);
}

/** The times of preview pictures: the middle of each of `count` equal parts of the video. */
export function previewTimes(duration: number, count = 12): number[] {
  return Array.from({ length: count }, (_, index) => ((index + 0.5) * duration) / count);
}

function placeStart(timeline: Timeline, { end }: Selection, index: number): Selection {
  const lowest = boundaryFrom(timeline, end - longestSelection);
  const highest = boundaryUntil(timeline, end - shortestSelection);
  return { start: boundaryTime(timeline, within(index, lowest, Math.max(lowest, highest))), end };
}

function placeEnd(timeline: Timeline, { start }: Selection, index: number): Selection {
  const lowest = boundaryFrom(timeline, start + shortestSelection);
  const highest = boundaryUntil(timeline, start + longestSelection);
  return { start, end: boundaryTime(timeline, within(index, Math.min(lowest, highest), highest)) };
}
