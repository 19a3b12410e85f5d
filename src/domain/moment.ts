/*
 * A moment of a video as a link names it: `?t=12.3&end=18&speed=0.25`, or for the embed page `#t=12.3,18&speed=0.25`. Times
 * are in seconds. What the review tools show of it is `&zoom=250-400-600&draw=3500-5000-6500-5000`: numbers only.
 */

import { formatDrawing, parseDrawing, type Shape } from './drawing.ts';
import { formatZoom, parseZoom, type LinkedZoom } from './linked-zoom.ts';
import { minRate, playbackRates } from './playback-rate.ts';

const speeds: readonly number[] = [minRate, ...playbackRates];

export interface Moment {
  readonly start: number;
  /** Where playback returns to the start; undefined for the end of the video. */
  readonly end?: number;
  readonly speed?: number;
  readonly zoom?: LinkedZoom;
  /** In a link, drawn on the frame at `start`. */
  readonly shapes?: readonly Shape[];
  /** The frame that is drawn on, which a link names instead of a loop. */
  readonly drawnAt?: number;
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
  const zoom = parseZoom(query.get('zoom'));
  const shapes = parseDrawing(query.get('draw'));
  if (start === undefined && !hasEnd && !hasSpeed && !zoom && !shapes) return undefined;
  return {
    start: start ?? 0,
    ...(hasEnd && { end }),
    ...(hasSpeed && { speed }),
    ...(zoom && { zoom }),
    ...(shapes && { shapes }),
  };
}

/** Rounded up, so that a frame that starts at the time is the one that is shown. */
const formatSeconds = (seconds: number) => String(Math.ceil(seconds * 1000 - 1e-6) / 1000);

/** The query of a link to a moment, from the question mark on. */
export function buildMomentQuery({ start, end, speed, zoom, shapes = [], drawnAt = start }: Moment): string {
  const isDrawn = shapes.length > 0;
  const query = new URLSearchParams({ t: formatSeconds(isDrawn ? drawnAt : start) });
  if (end !== undefined && !isDrawn) query.set('end', formatSeconds(end));
  if (speed !== undefined && speed !== 1) query.set('speed', String(speed));
  const shown = zoom && formatZoom(zoom);
  if (shown !== undefined) query.set('zoom', shown);
  if (isDrawn) query.set('draw', formatDrawing(shapes));
  return `?${query}`;
}

/**
 * The moment for the embed page, from the number sign on: a media fragment, which browsers understand by themselves
 * (https://www.w3.org/TR/media-frags/, 2012), and the speed. A frame shows neither drawings nor a zoom.
 */
export function buildMomentFragment({ start, end, speed }: Moment): string {
  const times = [start, ...(end === undefined ? [] : [end])].map(formatSeconds).join();
  return `#t=${times}${speed === undefined || speed === 1 ? '' : `&speed=${speed}`}`;
}
