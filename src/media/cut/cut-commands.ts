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

const maxSeekOvershootSeconds = 0.5;

/**
 * Input options that seek to the keyframe at which a stream copy starts. ffmpeg seeks backward to a keyframe by decode
 * timestamps, which are earlier than presentation timestamps by an offset that depends on the file. The target is
 * therefore well after the keyframe, but before the next one.
 */
function buildKeyframeSeekArgs(source: SourceVideo, frame: number): string[] {
  const time = getFrameTime(source, frame);
  const next = source.video.keyframes.find((keyframe) => keyframe > frame);
  const end = next === undefined ? source.duration : getFrameTime(source, next);
  const overshoot = Math.min((end - time) / 2, maxSeekOvershootSeconds);
  return buildSeekArgs(time + overshoot);
}

/** The command that copies a segment to an MPEG transport stream, which carries parameter sets in-band. */
export function buildCopyCommand(
  source: SourceVideo,
  input: string,
  { segment, path }: SegmentFile,
): string[] {
  return [
    ...[...buildKeyframeSeekArgs(source, segment.first), '-i', input],
    ...['-map', `0:v:${source.video.index}`, '-frames:v', String(segment.count)],
    ...['-c:v', 'copy', '-bsf:v', 'h264_mp4toannexb', '-f', 'mpegts', path],
  ];
}

/** The command that lists the times and sizes of the first stored frames. @param track index among the video tracks */
export function buildTimesCommand(input: string, track: number, count: number, output: string): string[] {
  return [
    ...['-seek_timestamp', '1', '-ss', '0', '-i', input, '-map', `0:v:${track}`],
    ...['-frames:v', String(count), '-c', 'copy', '-f', 'framecrc', output],
  ];
}

/** The command that encodes a segment, by default to an MPEG transport stream as well. */
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
    // The mirroring is applied while encoding; a rotation is written as metadata by the concat command.
    ...(source.isMirrored ? [] : ['-noautorotate']),
    ...(selecting.length > 0 ? ['-noaccurate_seek'] : []),
    ...(seekTime === undefined ? ['-seek_timestamp', '1'] : buildSeekArgs(seekTime)),
    ...['-i', input, ...track, '-frames:v', String(count)],
    ...['-vf', [reportFilter, ...selecting, ...toneMapping, ...deinterlacing, ...cropping].join(',')],
    ...buildEncoderArgs(source, segment, hasCopiedSegments),
    // Keep each frame's timestamp in the source's time base.
    ...['-fps_mode', 'passthrough', '-enc_time_base', '-1', '-f', 'mpegts', path],
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
  // An id of their own, which no camera uses, lets the parameter sets of encoded and copied frames share one track. The
  // reorder depth must equal the source's, or decode timestamps would go backward between segments.
  const { reorderDepth } = source.video;
  const pyramid = reorderDepth === 1 ? ':b-pyramid=none' : '';
  return [
    ...encoder,
    ...seamQualityArgs,
    ...['-bf', reorderDepth === 0 ? '0' : '3', '-x264-params', `sps-id=15${pyramid}`],
  ];
}

/** The bits per second of a selection whose frames are all encoded. */
export function getFullEncodeBitrate(source: SourceVideo, range: FrameRange): number {
  const duration = getFrameTime(source, range.first + range.count) - getFrameTime(source, range.first);
  const rate = (8 * sumFrameSizes(source, range)) / duration;
  return Math.round(Math.min(maxBitrate, Math.max(minBitrate, rate)));
}

/** The frames of the trimmed video: those of the selection that could be decoded. */
export interface ShownFrames extends FrameRange {
  readonly last: number;
}

/** The ffconcat list of the segment files with their durations. */
export function buildConcatList(
  source: SourceVideo,
  shown: ShownFrames,
  files: readonly SegmentFile[],
): string {
  const lines = files.map(({ segment, path }) => {
    const start = getFrameTime(source, Math.max(shown.first, segment.first));
    const duration = getFrameTime(source, segment.first + segment.count) - start;
    return `file '${path}'\nduration ${formatSeconds(duration)}\n`;
  });
  return `ffconcat version 1.0\n${lines.join('')}`;
}

/**
 * The command that concatenates the segments and adds the audio; metadata and chapters are dropped. So are messages
 * in the frames (SEI), where cameras write place and time, and the parameter sets, which it writes to a file of their own:
 * an `avc1` track has them in its decoder configuration only (ISO/IEC 14496-15).
 *
 * @param shown `delay` is how much later than in the index ffmpeg's timeline has the frames
 */
export function buildConcatCommand(
  source: SourceVideo,
  plan: CutPlan,
  { first, count, last, delay }: ShownFrames & { delay: number },
  paths: { input: string; list: string; output: string; parameterSets: string },
): string[] {
  const start = getFrameTime(source, first);
  const end = getFrameTime(source, first + count);
  const lastFrameDuration = formatSeconds(end - getFrameTime(source, last));
  const selection = [...buildSeekArgs(start + delay), '-t', formatSeconds(end - start)];
  const audio = plan.audio === 'none' ? null : source.audio;
  const audioEncoder =
    plan.audio === 'copy' ? ['-c:a', 'copy', '-copypriorss:a', '0'] : ['-c:a', 'aac', '-b:a', '160k'];
  const rotation = source.isMirrored ? [] : buildRotationArgs(source.rotation);
  return [
    ...['-f', 'concat', '-safe', '0', '-i', paths.list],
    ...(audio ? [...selection, '-i', paths.input] : []),
    // The duration of the last frame cannot be derived from a next frame. Without explicit pts and dts, setts would set
    // the presentation timestamp to the decode timestamp.
    ...['-map', '0:v:0', '-c:v', 'copy'],
    ...['-bsf:v', `filter_units=remove_types=6-8,setts=pts=PTS:dts=DTS:duration=${lastFrameDuration}/TB`],
    ...(audio ? ['-map', `1:a:${audio.index}?`, ...audioEncoder] : []),
    ...['-map_metadata', '-1', '-map_chapters', '-1', ...rotation, '-f', 'mp4', paths.output],
    ...['-map', '0:v:0', '-c:v', 'copy', '-bsf:v', 'filter_units=pass_types=7-8'],
    ...['-f', 'h264', paths.parameterSets],
  ];
}

/** ffmpeg's `rotate` tag counts counterclockwise (measured with 5.1). */
function buildRotationArgs(clockwise: number): string[] {
  return clockwise === 0 ? [] : ['-metadata:s:v:0', `rotate=${360 - clockwise}`];
}
