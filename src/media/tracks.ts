import type { ISOFile } from 'mp4box';
import { UnsupportedFileError } from './errors.ts';
import { toPresentation, type Edit, type Presentation, type Sample } from './timeline/presented-frames.ts';

/** A track of a parsed file. */
export type Trak = ISOFile['moov']['traks'][number];

/** The tracks of a kind. @param handler 'vide' or 'soun' */
export function getTracks(boxes: ISOFile, handler: string): Trak[] {
  return boxes.moov.traks.filter((trak) => trak.mdia.hdlr.handler === handler);
}

/**
 * The video track that players show, and its index among the video tracks: the one with the most frames, since cover art
 * is a track of one, and one that is enabled.
 *
 * @throws UnsupportedFileError when there is none
 */
export function findVideoTrack(boxes: ISOFile): { trak: Trak; index: number } {
  const isEnabled = ({ tkhd }: Trak) => Number((tkhd.flags & 1) === 1);
  const [shown] = getTracks(boxes, 'vide')
    .map((trak, index) => ({ trak, index }))
    .filter(({ trak }) => trak.samples.length > 0)
    .toSorted(
      ({ trak: one }, { trak: other }) =>
        isEnabled(other) - isEnabled(one) || other.samples.length - one.samples.length,
    );
  if (!shown) throw new UnsupportedFileError('The file has no video track.');
  return shown;
}

/** The stored frames and the edit list of a track, and when each frame is presented. */
export function presentTrack(
  trak: Trak,
  movieScale: number,
): { samples: Sample[]; edits: Edit[]; presentation: Presentation } {
  const delay = getFragmentDelay(trak);
  const samples = trak.samples.map((sample) => ({
    dts: sample.dts,
    cts: sample.cts + delay,
    duration: sample.duration,
    size: sample.size,
    offset: sample.offset,
    isSync: sample.is_sync,
  }));
  const listed = (trak.edts?.elst?.entries ?? []).map((entry) => ({
    duration: entry.segment_duration,
    mediaTime: entry.media_time,
  }));
  // An edit of the whole track does not take the delay back.
  const edits = delay > 0 && listed.every(({ mediaTime }) => mediaTime === 0) ? [] : listed;
  const scales = { track: trak.mdia.mdhd.timescale, movie: movieScale };
  return { samples, edits, presentation: toPresentation(samples, scales, edits) };
}

/** When the sound of a track starts and ends, and its longest frame, in seconds; there may be millions of samples. */
export function getSoundRange(
  { samples, edts, mdia }: Trak,
  movieScale: number,
  fileSize: number,
): { start: number; end: number; longestFrame: number } {
  const { timescale } = mdia.mdhd;
  const last = samples.findLast(({ offset, size }) => offset + size <= fileSize);
  const mediaEnd = last ? (last.cts + last.duration) / timescale : 0;
  const longestFrame = samples.reduce((longest, { duration }) => Math.max(longest, duration), 0) / timescale;
  const edits = edts?.elst?.entries ?? [];
  let end = 0;
  let delay = 0;
  for (const { segment_duration, media_time } of edits) {
    const duration = segment_duration / movieScale;
    if (media_time < 0 && end === delay) delay += duration;
    const left = media_time < 0 ? duration : mediaEnd - media_time / timescale;
    end += segment_duration === 0 ? left : Math.min(duration, left);
  }
  if (edits.length > 0) return { start: delay, end, longestFrame };
  return { start: (samples[0]?.cts ?? 0) / timescale, end: mediaEnd, longestFrame };
}

/**
 * How much later than stated ffmpeg and Chromium present the frames of fragments: so much that none is presented before it
 * is decoded. Packagers use negative composition offsets (CMAF) to present the first frame at 0.
 */
function getFragmentDelay({ samples }: Trak): number {
  if (samples[0]?.moof_number === undefined) return 0;
  return samples.reduce((delay, { dts, cts }) => Math.max(delay, dts - cts), 0);
}
