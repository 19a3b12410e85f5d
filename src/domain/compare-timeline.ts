/*
 * Two clips on one time line: its 0 is one frame of each clip, as a rule the one in which the gate opens. All times are in
 * seconds.
 */

import { clamp, findFrameAt, getMiddleOfFrame, type Timeline } from './timeline.ts';

export interface ComparedClip {
  /** The time of the clip that is 0 of the common time. */
  readonly zero: number;
  readonly duration: number;
}

/** From the start of the clip that begins first to the end of the one that ends last. */
export function getCommonRange(clips: readonly ComparedClip[]): { start: number; end: number } {
  return {
    start: Math.min(0, ...clips.map(({ zero }) => -zero)),
    end: Math.max(0, ...clips.map(({ zero, duration }) => duration - zero)),
  };
}

/** The time of a clip at a common time: its start before it begins, and its end after that. */
export function toClipTime({ zero, duration }: ComparedClip, commonTime: number): number {
  return clamp(commonTime + zero, 0, duration);
}

/** Whether a clip plays at a common time: it has begun, and has not ended. */
export function isRunning({ zero, duration }: ComparedClip, commonTime: number): boolean {
  const time = commonTime + zero;
  return time >= 0 && time < duration;
}

/** A clip and its frames. */
export interface ComparedFrames {
  readonly clip: ComparedClip;
  readonly timeline: Timeline;
}

/**
 * The common time one frame before (-1) or after (1) another, in the middle of a frame of the first clip that has such a
 * frame; the same time at either end.
 */
export function stepCommonTime(clips: readonly ComparedFrames[], commonTime: number, step: 1 | -1): number {
  for (const { clip, timeline } of clips) {
    if (!isRunning(clip, commonTime)) continue;
    const frame = findFrameAt(timeline, toClipTime(clip, commonTime)) + step;
    if (frame < 0 || frame >= timeline.frameTimes.length) continue;
    return getMiddleOfFrame(timeline, frame) - clip.zero;
  }
  return commonTime;
}

/** Less than a frame of most clips. */
const driftTolerance = 0.02;
const maxNudgedDrift = 0.3;
const nudge = 0.1;

/**
 * How a clip that is ahead of the other one (or behind it, if `drift` is negative) gets back to it.
 *
 * @returns the share of the speed to play at, or 'seek' where that would take too long
 */
export function getDriftCorrection(drift: number): number | 'seek' {
  if (Math.abs(drift) > maxNudgedDrift) return 'seek';
  return Math.abs(drift) <= driftTolerance ? 1 : 1 - Math.sign(drift) * nudge;
}
