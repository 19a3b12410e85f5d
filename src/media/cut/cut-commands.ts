import { findFreeSetId } from '../decoder-config.ts';
import type { SourceVideo } from '../source-video.ts';
import { pictureFilters, picturesPerEnd } from './compare-pictures.ts';
import {
  buildSeekArgs,
  buildSelectFilters,
  formatSeconds,
  getFrameTime,
  getSeekTime,
  reportFilter,
} from './decoded-frames.ts';
import { buildToneMapping } from './image-commands.ts';
import { sumFrameSizes, type CutPlan, type FrameRange, type Segment } from './plan.ts';

/** Paths in ffmpeg's own file system. */
export interface SegmentFile {
  readonly segment: Segment;
  readonly path: string;
}

/** How an encoded segment is decoded. */
export interface Decoding {
  /** The frame from which decoding can start; undefined to decode from the start of the file. */
  readonly start: number | undefined;
  /** The file for small pictures of the segment's first and last frames. */
  readonly pictures: string;
}

/** Frames next to copied ones: visually lossless, so that the seams do not show. */
const seamQualityArgs = ['-crf', '16'];
const fullEncodeQualityArgs = ['-crf', '18'];
/** A whole selection has the bit rate of its source, within these limits: at most 180 MB for 120 seconds. */
const minBitrate = 2e6;
const maxBitrate = 12e6;

/** The command that lists the times and sizes of the first stored frames. @param track index among the video tracks */
export function buildTimesCommand(input: string, track: number, count: number, output: string): string[] {
  return [
    ...['-seek_timestamp', '1', '-ss', '0', '-i', input, '-map', `0:v:${track}`],
    ...['-frames:v', String(count), '-c', 'copy', '-f', 'framecrc', output],
  ];
}

/** The command that encodes a segment. */
export function buildEncodeCommand(
  source: SourceVideo,
  input: string,
  { segment, path }: SegmentFile,
  plan: CutPlan,
  { start, pictures }: Decoding,
): string[] {
  const { first, count } = segment;
  const seekTime = start === undefined ? undefined : getSeekTime(source, first, start);
  const track = ['-map', `0:v:${source.video.index}`];
  const selecting = buildSelectFilters(source, segment, seekTime ?? 0) ?? [];
  const ends = `select=lt(n\\,${picturesPerEnd})+gte(n\\,${count - picturesPerEnd})`;
  const hasCopiedSegments = plan.segments.some((other) => other.kind === 'copy');
  const toneMapping = buildToneMapping(source);
  const cropping = isEven(source.video) ? [] : ['crop=trunc(iw/2)*2:trunc(ih/2)*2'];
  // Only the frames that are marked as interlaced.
  const deinterlacing = source.video.isInterlaced ? ['bwdif=mode=send_frame:deint=interlaced'] : [];
  return [
    // The mirroring is applied while encoding; a rotation is stated in the clip.
    ...(source.isMirrored ? [] : ['-noautorotate']),
    ...(selecting.length > 0 ? ['-noaccurate_seek'] : []),
    ...(seekTime === undefined ? ['-seek_timestamp', '1'] : buildSeekArgs(seekTime)),
    ...['-i', input, ...track, '-frames:v', String(count)],
    ...['-vf', [reportFilter, ...selecting, ...toneMapping, ...deinterlacing, ...cropping].join(',')],
    ...buildEncoderArgs(source, segment, hasCopiedSegments),
    // Keep each frame's timestamp in the source's time base.
    ...['-fps_mode', 'passthrough', '-enc_time_base', '-1', '-use_editlist', '0', '-f', 'mp4', path],
    ...[...track, '-frames:v', String(Math.min(2 * picturesPerEnd, count))],
    ...['-vf', [...selecting, ends, ...toneMapping, ...pictureFilters].join(',')],
    ...['-fps_mode', 'passthrough', '-f', 'rawvideo', pictures],
  ];
}

/** What is published has half as many chroma samples in each direction. */
const isEven = ({ codedWidth, codedHeight }: SourceVideo['video']) =>
  codedWidth % 2 === 0 && codedHeight % 2 === 0;

function buildEncoderArgs(source: SourceVideo, segment: Segment, hasCopiedSegments: boolean): string[] {
  const encoder = ['-c:v', 'libx264', '-preset', 'ultrafast'];
  if (!hasCopiedSegments) {
    const rate = String(getFullEncodeBitrate(source, segment));
    const limit = ['-maxrate', rate, '-bufsize', rate];
    return [...encoder, ...fullEncodeQualityArgs, ...limit, '-bf', '2', '-pix_fmt', 'yuv420p'];
  }
  // An id of their own lets the parameter sets of encoded and copied frames share one track. With the reorder depth of the
  // source a decoder buffers as many frames throughout.
  const { reorderDepth, parameterSets } = source.video;
  const pyramid = reorderDepth === 1 ? ':b-pyramid=none' : '';
  return [
    ...encoder,
    ...seamQualityArgs,
    ...[
      '-bf',
      reorderDepth === 0 ? '0' : '3',
      '-x264-params',
      `sps-id=${findFreeSetId(parameterSets)}${pyramid}`,
    ],
  ];
}

/** The bits per second of a selection whose frames are all encoded. */
export function getFullEncodeBitrate(source: SourceVideo, range: FrameRange): number {
  const duration = getFrameTime(source, range.first + range.count) - getFrameTime(source, range.first);
  const rate = (8 * sumFrameSizes(source, range)) / duration;
  return Math.round(Math.min(maxBitrate, Math.max(minBitrate, rate)));
}

/** The command that encodes the sound of a part of a video, in seconds. @param track index among the audio tracks */
export function buildSoundCommand(
  track: number,
  { start, end }: { readonly start: number; readonly end: number },
  input: string,
  output: string,
): string[] {
  return [
    ...[...buildSeekArgs(start), '-t', formatSeconds(end - start), '-i', input],
    // Where the sound pauses, what follows keeps its time.
    ...['-map', `0:a:${track}`, '-af', 'aresample=async=1'],
    // Damaged frames are left out, however many there are.
    ...['-max_error_rate', '1', '-c:a', 'aac', '-b:a', '160k', '-f', 'mp4', output],
  ];
}

/** The command that decodes the first frame of sound, if there is one. @param track index among the audio tracks */
export function buildSoundTestCommand(track: number, input: string, output: string): string[] {
  return ['-i', input, '-map', `0:a:${track}`, '-frames:a', '1', '-f', 's16le', output];
}
