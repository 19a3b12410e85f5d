import type { SourceVideo } from '../source-video.ts';
import type { CutPlan, FrameRange, Segment } from './plan.ts';

/** Paths in ffmpeg's own file system. */
export interface SegmentFile {
  readonly segment: Segment;
  readonly path: string;
}

/** Frames next to copied ones: visually lossless, so that the seams do not show. */
const seamQualityArgs = ['-crf', '16'];
/** A whole selection: at most 375 MB for 120 seconds, below the storage limit of 500 MB (decision D4). */
const fullEncodeQualityArgs = ['-crf', '18', '-maxrate', '25M', '-bufsize', '25M'];

/** The start of a frame in seconds; for the index after the last frame, the end of the video. */
function getFrameTime(source: SourceVideo, frame: number): number {
  return source.video.frameTimes[frame] ?? source.duration;
}

/**
 * Input options that seek to a frame. File timestamps are fractions and ffmpeg's are microseconds, so a seek to the
 * exact start of a frame may miss it: this one targets the midpoint of the frame before. `-seek_timestamp` takes
 * absolute timestamps instead of offsets from the first one.
 */
export function buildSeekArgs(source: SourceVideo, frame: number): string[] {
  const time = getFrameTime(source, frame);
  const before = frame === 0 ? time - 1 / source.frameRate : getFrameTime(source, frame - 1);
  return ['-seek_timestamp', '1', '-ss', formatSeconds((time + before) / 2)];
}

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
  return ['-seek_timestamp', '1', '-ss', formatSeconds(time + overshoot)];
}

function formatSeconds(value: number): string {
  return value.toFixed(6);
}

/** The command that creates one segment as an MPEG transport stream, which carries parameter sets in-band. */
export function buildSegmentCommand(
  source: SourceVideo,
  input: string,
  { segment, path }: SegmentFile,
  plan: CutPlan,
): string[] {
  const track = ['-map', `0:v:${source.video.index}`, '-frames:v', String(segment.count)];
  if (segment.kind === 'copy') {
    return [
      ...buildKeyframeSeekArgs(source, segment.first),
      ...['-i', input, ...track],
      ...['-c:v', 'copy', '-bsf:v', 'h264_mp4toannexb', '-f', 'mpegts', path],
    ];
  }
  const hasCopiedSegments = plan.segments.some((other) => other.kind === 'copy');
  return [
    // The mirroring is applied while encoding; a rotation is written as metadata by the concat command.
    ...(source.isMirrored ? [] : ['-noautorotate']),
    ...buildSeekArgs(source, segment.first),
    ...['-i', input, ...track],
    ...buildEncoderArgs(source, hasCopiedSegments),
    // Keep each frame's timestamp in the source's time base.
    ...['-vsync', 'passthrough', '-enc_time_base', '-1', '-f', 'mpegts', path],
  ];
}

function buildEncoderArgs(source: SourceVideo, hasCopiedSegments: boolean): string[] {
  const encoder = ['-c:v', 'libx264', '-preset', 'ultrafast'];
  if (!hasCopiedSegments) return [...encoder, ...fullEncodeQualityArgs, '-bf', '2', '-pix_fmt', 'yuv420p'];
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

/** The ffconcat list of the segment files with their durations. */
export function buildConcatList(source: SourceVideo, files: readonly SegmentFile[]): string {
  const lines = files.map(({ segment, path }) => {
    const duration =
      getFrameTime(source, segment.first + segment.count) - getFrameTime(source, segment.first);
    return `file '${path}'\nduration ${formatSeconds(duration)}\n`;
  });
  return `ffconcat version 1.0\n${lines.join('')}`;
}

/**
 * The command that concatenates the segments and adds the audio; metadata and chapters are dropped. So are messages
 * in the frames (SEI), where cameras write place and time, and the parameter sets, which it writes to a file of their own: an `avc1` track has them in its decoder
 * configuration only (ISO/IEC 14496-15).
 */
export function buildConcatCommand(
  source: SourceVideo,
  plan: CutPlan,
  range: FrameRange,
  paths: { input: string; list: string; output: string; parameterSets: string },
): string[] {
  const start = getFrameTime(source, range.first);
  const end = getFrameTime(source, range.first + range.count);
  const lastFrameDuration = formatSeconds(end - getFrameTime(source, range.first + range.count - 1));
  const selection = ['-seek_timestamp', '1', '-ss', formatSeconds(start), '-t', formatSeconds(end - start)];
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
