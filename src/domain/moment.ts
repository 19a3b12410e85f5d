/*
 * A moment of a video as a link names it: `?t=12.3&end=18&speed=0.25`, or for the embed page `#t=12.3,18&speed=0.25`. Times
 * are in seconds.
 */

import { minRate, playbackRates } from './playback-rate.ts';

const speeds: readonly number[] = [minRate, ...playbackRates];

export interface Moment {
  readonly start: number;
  /** Where playback returns to the start; undefined for the end of the video. */
  readonly end?: number;
  readonly speed?: number;
}

/**
 * Reads the moment of a link; values that make no sense are ignored.
 *
 * @param search the query of a URL
 * @returns undefined when it names none
 */
export function parseMoment(search: string): Moment | undefined {
  const query = new URLSearchParams(search);
  const readNumber = (name: string) => {
    // A link at the end of a sentence may include the dot.
    const [, number] = /^(\d+(?:\.\d+)?)[.,;:!?)]*$/.exec(query.get(name) ?? '') ?? [];
    return number === undefined ? undefined : Number(number);
  };
  const [start, end, speed] = ['t', 'end', 'speed'].map(readNumber);
  const hasEnd = end !== undefined && end > (start ?? 0);
  const hasSpeed = speed !== undefined && speeds.includes(speed);
  if (start === undefined && !hasEnd && !hasSpeed) return undefined;
  return { start: start ?? 0, ...(hasEnd && { end }), ...(hasSpeed && { speed }) };
}

/** Rounded up, so that a frame that starts at the time is the one that is shown. */
const formatSeconds = (seconds: number) => String(Math.ceil(seconds * 1000 - 1e-6) / 1000);

/** The query of a link to a moment, from the question mark on. */
export function buildMomentQuery({ start, end, speed }: Moment): string {
  const query = new URLSearchParams({ t: formatSeconds(start) });
  if (end !== undefined) query.set('end', formatSeconds(end));
  if (speed !== undefined && speed !== 1) query.set('speed', String(speed));
  return `?${query}`;
}

/**
 * The moment for the embed page, from the number sign on: a media fragment, which browsers understand by themselves
 * (https://www.w3.org/TR/media-frags/, 2012), and the speed.
 */
export function buildMomentFragment({ start, end, speed }: Moment): string {
  const times = [start, ...(end === undefined ? [] : [end])].map(formatSeconds).join();
  return `#t=${times}${speed === undefined || speed === 1 ? '' : `&speed=${speed}`}`;
}
