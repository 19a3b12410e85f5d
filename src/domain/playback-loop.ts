/** A part of a video that plays again and again, in seconds. Without an end, the end of the video; without a start, its start. */
export interface PlaybackLoop {
  readonly start: number | null;
  readonly end: number | null;
}

export const noLoop: PlaybackLoop = { start: null, end: null };

/** The shortest loop: less than that cannot be seen. */
const minLoopSeconds = 0.1;

/** Whether a part plays again and again. */
export const isLooping = ({ start, end }: PlaybackLoop): boolean => start !== null && end !== null;

/** Sets one side of a loop. What is on the wrong side of it, or too near, is no longer set. */
export function setLoopSide(loop: PlaybackLoop, side: 'start' | 'end', seconds: number): PlaybackLoop {
  const next = { ...loop, [side]: seconds };
  if (next.start === null || next.end === null || next.end - next.start >= minLoopSeconds) return next;
  return { ...noLoop, [side]: seconds };
}

/** Where playback goes on once it has reached a time; undefined when it simply goes on. */
export function getLoopTarget({ start, end }: PlaybackLoop, seconds: number): number | undefined {
  if (start === null || end === null) return undefined;
  return seconds >= end ? start : undefined;
}
