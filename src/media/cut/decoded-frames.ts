import type { SourceVideo } from '../source-video.ts';
import type { FrameRange } from './plan.ts';

/*
 * Which frames ffmpeg decodes. Its timeline and that of the index may differ by some frames, so frames are chosen and
 * verified by their place in the file, which both state.
 */

/** A frame that ffmpeg decoded. */
export interface DecodedFrame {
  /** Byte offset in the file. */
  readonly offset: number;
  /** Seconds after the time that was sought. */
  readonly time: number;
  /** Whether parts of it could not be decoded, and are guessed. */
  readonly isConcealed?: boolean;
}

/** The filter that makes ffmpeg's log name each decoded frame. */
export const reportFilter = 'showinfo=checksum=0';

/** @returns undefined for lines that are not about a decoded frame */
export function parseDecodedFrame(line: string): DecodedFrame | undefined {
  const [, time, offset] = /showinfo.* pts_time: *(\S+) +pos: *(-?\d+)/.exec(line) ?? [];
  return time === undefined ? undefined : { time: Number(time), offset: Number(offset) };
}

/** Whether a line is about a frame that ffmpeg could decode only in part (libavcodec/h264_slice.c, error_resilience.c). */
export const isDamageReport = (line: string): boolean =>
  /error while decoding MB|concealing \d+ DC/.test(line);

/** Read behind the last frame before ffmpeg gives up on one that it cannot decode. */
const marginSeconds = 1;
const marginFrames = 2;
/** A longer expression means a file whose frames are stored in no order. */
const maxExcludedFrames = 64;

/** The start of a frame in seconds; for the index after the last frame, the end of the video. */
export function getFrameTime(source: SourceVideo, frame: number): number {
  return source.video.frameTimes[frame] ?? source.duration;
}

/** In the precision of ffmpeg. */
export function formatSeconds(value: number): string {
  return value.toFixed(6);
}

/**
 * File timestamps are fractions and ffmpeg's are microseconds, so a seek to the exact start of a frame may miss it: this is
 * the midpoint of the frame before.
 */
function getTimeBefore(source: SourceVideo, frame: number): number {
  const time = getFrameTime(source, frame);
  const before = frame === 0 ? time - 1 / source.frameRate : getFrameTime(source, frame - 1);
  return (time + before) / 2;
}

/** Input options that seek. `-seek_timestamp` takes absolute timestamps instead of offsets from the first one. */
export function buildSeekArgs(seconds: number): string[] {
  return ['-seek_timestamp', '1', '-ss', formatSeconds(seconds)];
}

/**
 * The time to seek to for decoding a frame. ffmpeg goes to a keyframe by decode timestamps, which are earlier than the
 * times of the index: it must not go to a keyframe behind `start`.
 *
 * @param start the frame from which decoding can start
 */
export function getSeekTime(source: SourceVideo, frame: number, start: number): number {
  const next = source.video.keyframes.find((keyframe) => keyframe > start);
  const time = getTimeBefore(source, frame);
  // With several edits ffmpeg drops what is before this time.
  if (next === undefined || source.video.hasMultipleEdits) return time;
  const earliest = Math.max(0, next - source.video.reorderDepth);
  const delay = getFrameTime(source, next) - getFrameTime(source, earliest);
  return Math.min(time, getTimeBefore(source, next) - delay);
}

/**
 * The filters that let only the frames of a range pass, by their place in the file. ffmpeg compares places as floats of 32
 * bits (5.1, libavfilter/f_select.c), which far into a file are the same for small frames next to each other. In such a case,
 * where an edit list repeats frames, or where they are stored in no order, undefined: there only times tell them apart.
 *
 * @param seekTime the start of ffmpeg's timeline
 */
export function buildSelectFilters(
  source: SourceVideo,
  range: FrameRange,
  seekTime: number,
): string[] | undefined {
  const { frameOffsets, frameSizes, hasMultipleEdits } = source.video;
  if (hasMultipleEdits) return undefined;
  const end = range.first + range.count;
  const places = frameOffsets.map(Math.fround);
  // An empty frame has the place of the next one.
  const isStored = (frame: number) => frameSizes[frame] !== 0;
  const isInRange = (frame: number) => frame >= range.first && frame < end;
  const selected = new Set(places.filter((_place, frame) => isInRange(frame) && isStored(frame)));
  if (selected.size === 0) return undefined;
  const lowest = [...selected].reduce((one, other) => Math.min(one, other), Infinity);
  const highest = [...selected].reduce((one, other) => Math.max(one, other), 0);
  const excluded: number[] = [];
  for (const [frame, place] of places.entries()) {
    if (isInRange(frame) || !isStored(frame) || place < lowest || place > highest) continue;
    if (selected.has(place)) return undefined;
    excluded.push(place);
  }
  if (excluded.length > maxExcludedFrames) return undefined;
  const isSelected = [
    `between(pos\\,${lowest}\\,${highest})`,
    ...excluded.map((offset) => `not(eq(pos\\,${offset}))`),
  ];
  const margin = marginSeconds + marginFrames / source.frameRate;
  const limit = getFrameTime(source, end) - seekTime + margin;
  return [`trim=end=${formatSeconds(limit)}`, `select=${isSelected.join('*')}`];
}

/** The frames of a range that were decoded, in their order; others may have been decoded on the way. */
export function findDecodedFrames(
  source: SourceVideo,
  { first, count }: FrameRange,
  decoded: readonly DecodedFrame[],
): number[] {
  const { frameOffsets, frameSizes, hasMultipleEdits } = source.video;
  if (hasMultipleEdits)
    return decoded
      .slice(0, count)
      .flatMap(({ offset }, index) => (frameOffsets[first + index] === offset ? [first + index] : []));
  const frames = new Map<number, number>();
  for (let frame = first; frame < first + count; frame += 1)
    if (frameSizes[frame]) frames.set(frameOffsets[frame] ?? -1, frame);
  return decoded.flatMap(({ offset }) => frames.get(offset) ?? []);
}

/** For so long damaged frames may be shown, or the frame before missing ones. */
export const maxDamagedSeconds = 1;

/** The longest time for which no frame of a range was decoded. @returns undefined if all were */
export function findDamage(
  source: SourceVideo,
  { first, count }: FrameRange,
  decoded: readonly number[],
): { start: number; length: number } | undefined {
  const [longest] = [...decoded, first + count]
    .map((frame, index) => {
      const missing = (decoded[index - 1] ?? first - 1) + 1;
      const start = getFrameTime(source, missing);
      return { start, length: getFrameTime(source, frame) - start };
    })
    .toSorted((one, other) => other.length - one.length);
  return decoded.length === count ? undefined : longest;
}
