/*
 * Arithmetic for selecting a part of a video. All times are in seconds of playback time. A selection starts with the
 * frame at `start` and ends before the frame at `end`, so its length is the sum of the durations of its frames. A
 * boundary is the start of a frame or the end of the video.
 */

import { maxClipSeconds, minClipSeconds } from './clip-length.ts';
import {
  clamp,
  findBoundaryFrom,
  findBoundaryUntil,
  getBoundaryTime,
  timeTolerance,
  type Timeline,
} from './timeline.ts';

export interface Selection {
  readonly start: number;
  readonly end: number;
}

function findNearestBoundary(timeline: Timeline, seconds: number): number {
  const before = findBoundaryUntil(timeline, seconds);
  const after = findBoundaryFrom(timeline, seconds);
  const toBefore = seconds - getBoundaryTime(timeline, before);
  const toAfter = getBoundaryTime(timeline, after) - seconds;
  return toBefore <= toAfter ? before : after;
}

/** The time of the boundary nearest to `seconds`; the earlier one of two equally near. */
export function snapToFrame(timeline: Timeline, seconds: number): number {
  return getBoundaryTime(timeline, findNearestBoundary(timeline, seconds));
}

/** The initial selection: from the start of the video, as long as allowed. */
export function getInitialSelection(timeline: Timeline): Selection {
  const start = getBoundaryTime(timeline, 0);
  return { start, end: getBoundaryTime(timeline, findBoundaryUntil(timeline, start + maxClipSeconds)) };
}

/** Moves the start to the boundary nearest to `seconds`, limited by the end and the allowed lengths. */
export function moveStart(timeline: Timeline, selection: Selection, seconds: number): Selection {
  return placeStart(timeline, selection, findNearestBoundary(timeline, seconds));
}

/** Moves the end to the boundary nearest to `seconds`, limited by the start and the allowed lengths. */
export function moveEnd(timeline: Timeline, selection: Selection, seconds: number): Selection {
  return placeEnd(timeline, selection, findNearestBoundary(timeline, seconds));
}

/** Moves the start by a number of frames (negative: earlier) within the same limits. */
export function nudgeStart(timeline: Timeline, selection: Selection, frames: number): Selection {
  return placeStart(timeline, selection, findNearestBoundary(timeline, selection.start) + frames);
}

/** Moves the end by a number of frames (negative: earlier) within the same limits. */
export function nudgeEnd(timeline: Timeline, selection: Selection, frames: number): Selection {
  return placeEnd(timeline, selection, findNearestBoundary(timeline, selection.end) + frames);
}

/** Seconds. */
export function getSelectionLength({ start, end }: Selection): number {
  return end - start;
}

/** Why a selection cannot be published; null when it can. */
export function validateSelection(selection: Selection): 'too-short' | 'too-long' | null {
  const length = getSelectionLength(selection);
  if (length < minClipSeconds - timeTolerance) return 'too-short';
  return length > maxClipSeconds + timeTolerance ? 'too-long' : null;
}

/** Moves a selection as a whole, to the boundary nearest to `seconds` that leaves room for it. */
export function slideSelection(timeline: Timeline, selection: Selection, seconds: number): Selection {
  const { first, count } = getFrameRange(timeline, selection);
  const last = timeline.frameTimes.length - count;
  const start = clamp(findNearestBoundary(timeline, seconds), 0, Math.max(0, last));
  return first === start
    ? selection
    : { start: getBoundaryTime(timeline, start), end: getBoundaryTime(timeline, start + count) };
}

/** Whether the maximum length, not the video, keeps the selection from growing by another frame. */
export function isLongestSelection(timeline: Timeline, { start, end }: Selection): boolean {
  const previousStart = getBoundaryTime(timeline, Math.max(0, findNearestBoundary(timeline, start) - 1));
  const nextEnd = getBoundaryTime(timeline, findNearestBoundary(timeline, end) + 1);
  return (
    validateSelection({ start, end: nextEnd }) === 'too-long' ||
    validateSelection({ start: previousStart, end }) === 'too-long'
  );
}

/** The start of the last frame of a selection. */
export function getLastFrameTime(timeline: Timeline, { start, end }: Selection): number {
  return Math.max(start, getBoundaryTime(timeline, Math.max(0, findNearestBoundary(timeline, end) - 1)));
}

/** The selection with the same start, at most `seconds` long. */
export function shortenSelection(timeline: Timeline, selection: Selection, seconds: number): Selection {
  return moveEnd(timeline, selection, Math.min(selection.end, selection.start + seconds));
}

/** The frames of a selection: the index of the first one, and their number. */
export function getFrameRange(timeline: Timeline, selection: Selection): { first: number; count: number } {
  const first = findNearestBoundary(timeline, selection.start);
  return { first, count: Math.max(0, findNearestBoundary(timeline, selection.end) - first) };
}

/** How many pictures of a video help to choose a part of it (specification, section 7). */
export const previewFrameCount = 12;

/** The times of the preview frames: the middle of each of `count` equal parts of the video. */
export function getPreviewTimes(duration: number, count = previewFrameCount): number[] {
  return Array.from({ length: count }, (_, index) => ((index + 0.5) * duration) / count);
}

function placeStart(timeline: Timeline, { end }: Selection, index: number): Selection {
  const lowest = findBoundaryFrom(timeline, end - maxClipSeconds);
  const highest = findBoundaryUntil(timeline, end - minClipSeconds);
  return { start: getBoundaryTime(timeline, clamp(index, lowest, Math.max(lowest, highest))), end };
}

function placeEnd(timeline: Timeline, { start }: Selection, index: number): Selection {
  const lowest = findBoundaryFrom(timeline, start + minClipSeconds);
  const highest = findBoundaryUntil(timeline, start + maxClipSeconds);
  return { start, end: getBoundaryTime(timeline, clamp(index, Math.min(lowest, highest), highest)) };
}
