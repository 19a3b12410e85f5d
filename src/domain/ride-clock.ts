/*
 * The clock of a ride that has to last eight seconds. A ride is marked by two frames of its clip: the one in which the
 * gate opens, and the one in which the ride ends. All times are in seconds and are the starts of frames.
 */

import { toDecimal } from '#src/languages/localize.ts';
import { hasLasted } from './exact-numbers.ts';
import { getScoring, isRodeoEvent } from './rodeo-event.ts';
import { findFrameAt, getBoundaryTime, type Timeline } from './timeline.ts';
import type { Video } from './video.ts';

/** A ride has to last this long to be scored. */
const qualifiedSeconds = 8;

/** When the gate opens and when the ride ends. */
export interface RideMarks {
  readonly start: number;
  readonly end: number;
}

/** Whether rides of an event are timed by the eight-second clock: those of rough stock. */
export function hasRideClock(eventId: number): boolean {
  return isRodeoEvent(eventId) && getScoring(eventId) === 'score';
}

/** The marks of a published ride, in seconds of its clip; undefined for a ride without a clock. */
export function getRideMarks({
  event_type,
  ride_start: start,
  ride_end: end,
}: Pick<Video, 'event_type' | 'ride_start' | 'ride_end'>): RideMarks | undefined {
  if (start === null || end === null || !hasRideClock(event_type)) return undefined;
  return start >= 0 && end > start ? { start, end } : undefined;
}

/** What the clock shows while a frame is shown: 0 before the gate opens, and the ride's length after its end. */
export function getElapsedSeconds({ start, end }: RideMarks, frameTime: number): number {
  return Math.max(0, Math.min(end, frameTime) - start);
}

/** Whether a ride has lasted long enough after a number of seconds. */
export function isQualified(seconds: number): boolean {
  return hasLasted(seconds, qualifiedSeconds);
}

/** How far the length of a ride may be off: the gate and the end fall between two frames. */
export function getFrameError(timeline: Timeline, { start, end }: RideMarks): number {
  return Math.max(...[start, end].map((time) => getFrameDuration(timeline, findFrameAt(timeline, time))));
}

/** In seconds with two digits, but never as nothing. */
export function formatFrameError(seconds: number): string {
  return toDecimal(Math.max(0.01, seconds).toFixed(2));
}

function getFrameDuration(timeline: Timeline, frame: number): number {
  return getBoundaryTime(timeline, frame + 1) - getBoundaryTime(timeline, frame);
}
