import type { ISOFile } from 'mp4box';
import { NotVideoError, TruncatedFileError } from './errors.ts';
import type { AudioTrack } from './source-video.ts';
import {
  hasMultipleEdits,
  toPresentation,
  type Edit,
  type Presentation,
  type Sample,
} from './timeline/presented-frames.ts';

/** A track of a parsed file. */
export type Trak = ISOFile['moov']['traks'][number];

/** The tracks of a kind. @param handler 'vide' or 'soun' */
export function getTracks(boxes: ISOFile, handler: string): Trak[] {
  return boxes.moov.traks.filter((trak) => trak.mdia.hdlr.handler === handler);
}

/** Whether players play a track. */
export const isEnabled = ({ tkhd }: Trak): boolean => (tkhd.flags & 1) === 1;

/**
 * The video track that players show, and its index among the video tracks: the one with the most frames, since cover art
 * is a track of one, and one that is enabled.
 *
 * @throws NotVideoError when there is none
 * @throws TruncatedFileError when it has no frame
 */
export function findVideoTrack(boxes: ISOFile): { trak: Trak; index: number } {
  const tracks = getTracks(boxes, 'vide');
  if (tracks.length === 0) throw new NotVideoError('The file has no video track.');
  const [shown] = tracks
    .map((trak, index) => ({ trak, index }))
    .filter(({ trak }) => trak.samples.length > 0)
    .toSorted(
      ({ trak: one }, { trak: other }) =>
        Number(isEnabled(other)) - Number(isEnabled(one)) || other.samples.length - one.samples.length,
    );
  if (!shown) throw new TruncatedFileError('The file has no frame.');
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
  const listed = listEdits(trak);
  // An edit of the whole track does not take the delay back.
  const edits = delay > 0 && listed.every(({ mediaTime }) => mediaTime === 0) ? [] : listed;
  const scales = { track: trak.mdia.mdhd.timescale, movie: movieScale };
  return { samples, edits, presentation: toPresentation(samples, scales, edits) };
}

function listEdits({ edts }: Trak): Edit[] {
  const entries = edts?.elst?.entries ?? [];
  return entries.map((entry) => ({ duration: entry.segment_duration, mediaTime: entry.media_time }));
}

/**
 * When the sound of a track starts and ends, and its longest frame, in seconds, and whether it has several edits; there may be
 * millions of samples.
 */
export function getSoundRange(
  trak: Trak,
  movieScale: number,
  fileSize: number,
): Omit<AudioTrack, 'index' | 'codec' | 'format'> {
  const { samples, mdia } = trak;
  const { timescale } = mdia.mdhd;
  const last = samples.findLast(({ offset, size }) => offset + size <= fileSize);
  const mediaEnd = last ? (last.cts + last.duration) / timescale : 0;
  const longestFrame = samples.reduce((longest, { duration }) => Math.max(longest, duration), 0) / timescale;
  const edits = listEdits(trak);
  const shape = { longestFrame, hasMultipleEdits: hasMultipleEdits(edits) };
  let end = 0;
  let delay = 0;
  for (const edit of edits) {
    const duration = edit.duration / movieScale;
    if (edit.mediaTime < 0 && end === delay) delay += duration;
    const left = edit.mediaTime < 0 ? duration : mediaEnd - edit.mediaTime / timescale;
    end += edit.duration === 0 ? left : Math.min(duration, left);
  }
  if (edits.length > 0) return { start: delay, end, ...shape };
  return { start: (samples[0]?.cts ?? 0) / timescale, end: mediaEnd, ...shape };
}

/**
 * How much later than stated ffmpeg and Chromium present the frames of fragments: so much that none is presented before it
 * is decoded. Packagers use negative composition offsets (CMAF) to present the first frame at 0.
 */
function getFragmentDelay({ samples }: Trak): number {
  if (samples[0]?.moof_number === undefined) return 0;
  return samples.reduce((delay, { dts, cts }) => Math.max(delay, dts - cts), 0);
}
