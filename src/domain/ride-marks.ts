/*
 * Setting the marks of a ride (see ride-clock.ts) in a source, of which only a selection is published, or in the published
 * clip itself. All times are in seconds and are the starts of frames.
 */

import type { RideMarks } from './ride-clock.ts';
import { findFrameAt, type Timeline } from './timeline.ts';
import { getFrameRange, type Selection } from './trim.ts';

/** Marks while they are being set; null for one that is not set. */
export interface RideMarksDraft {
  readonly start: number | null;
  readonly end: number | null;
}

export const noRideMarks: RideMarksDraft = { start: null, end: null };

/** Why marks do not make a clock. */
export type MarksProblem = 'both-missing' | 'start-missing' | 'end-missing' | 'wrong-order' | 'outside';

/** Checks marks. @param selection what is published, in the marks' own seconds; everything if omitted */
export function findMarksProblem(marks: RideMarksDraft, selection?: Selection): MarksProblem | undefined {
  const { start, end } = marks;
  if (start === null) return end === null ? 'both-missing' : 'start-missing';
  if (end === null) return 'end-missing';
  if (end <= start) return 'wrong-order';
  return isMarkInside(start, selection) && isMarkInside(end, selection) ? undefined : 'outside';
}

/** Whether a marked frame is part of a selection. */
export function isMarkInside(time: number, selection?: Selection): boolean {
  return !selection || (time >= selection.start && time < selection.end);
}

/** Marks that make a clock; null for all others. */
export function toRideMarks(marks: RideMarksDraft, selection?: Selection): RideMarks | null {
  const { start, end } = marks;
  if (start === null || end === null || findMarksProblem(marks, selection)) return null;
  return { start, end };
}

/**
 * Moves the marks of a source to the frames of the clip that was cut from it.
 *
 * @param timeline of the source
 * @param clipTimes the starts of the clip's frames, one for each frame of the selection
 * @returns null unless both marks are in the selection
 */
export function toClipMarks(
  marks: RideMarksDraft,
  timeline: Timeline,
  selection: Selection,
  clipTimes: ArrayLike<number>,
): RideMarks | null {
  const inSource = toRideMarks(marks, selection);
  if (!inSource) return null;
  const { first } = getFrameRange(timeline, selection);
  const toClipTime = (time: number) => clipTimes[findFrameAt(timeline, time) - first];
  const [start, end] = [toClipTime(inSource.start), toClipTime(inSource.end)];
  return start === undefined || end === undefined ? null : { start, end };
}
