/*
 * The film of a ride card: the ride once, then the jump again in slow motion. Pure: which frames of the clip are shown when,
 * and what the clock shows with them. All times are in seconds.
 */

import { getElapsedSeconds, getRideMarks, hasRideClock, type RideMarks } from './ride-clock.ts';
import { formatRideSeconds } from './ride-seconds.ts';
import { findFrameAt, getBoundaryTime, type Timeline } from './timeline.ts';
import type { Video } from './video.ts';

const maxCardSeconds = 20;
/** Shown before the gate opens and after the ride ends. */
const leadSeconds = 1;
const tailSeconds = 1.5;
/** Of the ride, from the gate on, which take four times as long. */
const jumpSeconds = 2;
const slowRate = 0.25;
/** A shorter part of the jump would show nothing. */
const minJumpSeconds = 0.5;
const maxFrameRate = 30;
/** How much earlier than its turn a frame may come: frame times are rounded. */
const rateTolerance = 0.002;

/** A part of the clip, and how fast it is shown. */
export interface CardPart {
  readonly start: number;
  readonly end: number;
  readonly rate: number;
}

/** What a card does not show: there is no clock for timed events, and none without marks; the jump needs them, too. */
export type CardOmission = 'timed-clock' | 'unmarked-clock' | 'jump' | 'rest';

export interface CardFilm {
  readonly parts: readonly CardPart[];
  readonly marks: RideMarks | undefined;
  readonly omissions: readonly CardOmission[];
  /** Of the film. */
  readonly seconds: number;
}

/** What of a ride its card shows. The first part is the ride. */
export function planCardFilm(
  ride: Pick<Video, 'event_type' | 'ride_start' | 'ride_end' | 'duration'>,
): CardFilm {
  const marks = getRideMarks(ride);
  const start = marks ? Math.max(0, marks.start - leadSeconds) : 0;
  const wanted = Math.min(ride.duration, marks ? marks.end + tailSeconds : Infinity);
  const end = Math.min(wanted, start + maxCardSeconds);
  const jump = marks && getJump(marks, end, maxCardSeconds - (end - start));
  const clock: CardOmission = hasRideClock(ride.event_type) ? 'unmarked-clock' : 'timed-clock';
  const parts = [{ start, end, rate: 1 }, ...(jump ? [jump] : [])];
  return {
    parts,
    marks,
    omissions: [
      ...(marks ? [] : [clock]),
      ...(marks && !jump ? (['jump'] as const) : []),
      ...(end < (marks?.end ?? wanted) ? (['rest'] as const) : []),
    ],
    seconds: parts.reduce((sum, part) => sum + (part.end - part.start) / part.rate, 0),
  };
}

/** @param room that the film has left @returns undefined if that is not enough */
function getJump({ start }: RideMarks, end: number, room: number): CardPart | undefined {
  const seconds = Math.min(jumpSeconds, room * slowRate, end - start);
  return seconds < minJumpSeconds ? undefined : { start, end: start + seconds, rate: slowRate };
}

/** A frame of the clip in the film. */
export interface CardFrame {
  /** Its index in the clip. */
  readonly frame: number;
  /** When the film shows it. */
  readonly time: number;
  /** What the clock shows, in tenths that are cut off; undefined where there is no clock. */
  readonly clock: string | undefined;
}

/**
 * The frames of each part, at most thirty a second.
 *
 * @returns also when the film ends
 */
export function listCardFrames(
  { parts, marks }: CardFilm,
  timeline: Timeline,
): { parts: CardFrame[][]; end: number } {
  let partStart = 0;
  const listed = parts.map(({ start, end, rate }) => {
    const first = findFrameAt(timeline, start);
    const startTime = getBoundaryTime(timeline, first);
    const frames: CardFrame[] = [];
    let next = partStart;
    for (let frame = first; frame < timeline.frameTimes.length; frame += 1) {
      const clipTime = getBoundaryTime(timeline, frame);
      if (clipTime >= end - rateTolerance && frames.length > 0) break;
      const time = partStart + (clipTime - startTime) / rate;
      if (time < next - rateTolerance) continue;
      next = time + 1 / maxFrameRate;
      frames.push({
        ...{ frame, time },
        clock: marks && formatRideSeconds(getElapsedSeconds(marks, clipTime), 1),
      });
    }
    partStart += (Math.min(end, timeline.duration) - startTime) / rate;
    return frames;
  });
  return { parts: listed, end: partStart };
}
