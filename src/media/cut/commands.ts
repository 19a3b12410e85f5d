import type { SourceVideo } from '../source-video.ts';
import type { CutPlan, FrameRange, Segment } from './plan.ts';

/** Paths in ffmpeg's own file system. */
export type SegmentFile = { readonly segment: Segment; readonly path: string };

/** Encoded beside copied frames: as good as lossless, so that the seams cannot be seen. */
const seamQualityArgs = ['-crf', '16'];
/** A whole selection: at most 375 MB for the longest one, since storage takes no more than 500 (decision D4). */
const fullEncodeQualityArgs = ['-crf', '18', '-maxrate', '25M', '-bufsize', '25M'];

/** When a frame of the source begins, in seconds; after the last one: when that ends. */
function getFrameTime(source: SourceVideo, frame: number): number {
  return source.video.frameTimes[frame] ?? source.duration;
}

/**
 * Seeks to a frame that is to be the first one decoded to. Times in files are fractions and ffmpeg's are
 * microseconds, so a seek to the very time of a frame may miss it: this one goes halfway to the frame before.
 * `-seek_timestamp` takes times as they stand in the file, instead of counting from its first one.
 */
export function buildSeekArgs(source: SourceVideo, frame: number): string[] {
  const time = getFrameTime(source, frame);
  const before = frame === 0 ? time - 0.01 : getFrameTime(source, frame - 1);
  return ['-seek_timestamp', '1', '-ss', formatSeconds((time + before) / 2)];
}

/** The furthest that a seek to a keyframe goes beyond it, in seconds. */
const maxSeekOvershoot = 0.5;

/**
 * Seeks to a keyframe that is to be the first one copied: ffmpeg goes back from the given time to a keyframe, but
 * counts in times of decoding, which lie earlier by a span that depends on the file. So this goes well beyond it,
 * though not as far as the next one.
 */
function buildKeyframeSeekArgs(source: SourceVideo, frame: number): string[] {
  const time = getFrameTime(source, frame);
  const next = source.video.keyframes.find((keyframe) => keyframe > frame);
  const end = next === undefined ? source.duration : getFrameTime(source, next);
  const beyond = Math.min((end - time) / 2, maxSeekOvershoot);
  return ['-seek_timestamp', '1', '-ss', formatSeconds(time + beyond)];
}

function formatSeconds(value: number): string {
  return value.toFixed(6);
}

/** The command that makes one part of a plan, as an MPEG transport stream: it keeps each part's parameter sets. */
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
  const beside = plan.segments.some((other) => other.kind === 'copy');
  return [
    // A mirrored picture is drawn as it is shown; others keep the rotation that the join writes down.
    ...(source.isMirrored ? [] : ['-noautorotate']),
    ...buildSeekArgs(source, segment.first),
    ...['-i', input, ...track],
    ...buildEncoderArgs(source, beside),
    // Each frame keeps its own time, in the file's own units.
    ...['-vsync', 'passthrough', '-enc_time_base', '-1', '-f', 'mpegts', path],
  ];
}

function buildEncoderArgs(source: SourceVideo, besideCopies: boolean): string[] {
  const fast = ['-c:v', 'libx264', '-preset', 'ultrafast'];
  if (!besideCopies) return [...fast, ...fullEncodeQualityArgs, '-bf', '2', '-pix_fmt', 'yuv420p'];
  // Parameter sets with a number of their own let encoded and copied frames live in one track. Frames must be
  // held back as long as in the source, or the times of decoding would step back where the parts meet.
  const { reorderDepth } = source.video;
  const pyramid = reorderDepth === 1 ? ':b-pyramid=none' : '';
  return [
    ...fast,
    ...seamQualityArgs,
    '-bf',
    reorderDepth === 0 ? '0' : '3',
    '-x264-params',
    `sps-id=1${pyramid}`,
  ];
}

/** The list of parts that the join reads, each with how long it lasts. */
export function buildConcatList(source: SourceVideo, files: readonly SegmentFile[]): string {
  const lines = files.map(({ segment, path }) => {
    const duration =
      getFrameTime(source, segment.first + segment.count) - getFrameTime(source, segment.first);
    return `file '${path}'\nduration ${formatSeconds(duration)}\n`;
  });
  return `ffconcat version 1.0\n${lines.join('')}`;
}

/** The command that joins the parts and lays the sound under them. Nothing else of the source is carried over. */
export function buildConcatCommand(
  source: SourceVideo,
  plan: CutPlan,
  range: FrameRange,
  paths: { input: string; list: string; output: string },
): string[] {
  const start = getFrameTime(source, range.first);
  const length = getFrameTime(source, range.first + range.count) - start;
  const lastFrame = formatSeconds(
    getFrameTime(source, range.first + range.count) - getFrameTime(source, range.first + range.count - 1),
  );
  const sound =
    plan.audio === 'none' || !source.audio
      ? { input: [], output: [] }
      : {
          input: [
            '-seek_timestamp',
            '1',
            '-ss',
            formatSeconds(start),
            '-t',
            formatSeconds(length),
            '-i',
            paths.input,
          ],
          output: [
            ...['-map', `1:a:${source.audio.index}?`],
            ...(plan.audio === 'copy'
              ? ['-c:a', 'copy', '-copypriorss:a', '0']
              : ['-c:a', 'aac', '-b:a', '160k']),
          ],
        };
  const rotation = source.isMirrored ? [] : buildRotationArgs(source.rotation);
  return [
    ...['-f', 'concat', '-safe', '0', '-i', paths.list, ...sound.input],
    // How long the last frame lasts cannot be seen from the next one: it has to be said (and times, or setts would
    // take the time of showing from that of decoding).
    ...[
      '-map',
      '0:v:0',
      '-c:v',
      'copy',
      '-bsf:v',
      `setts=pts=PTS:dts=DTS:duration=${lastFrame}/TB`,
      ...sound.output,
    ],
    ...['-map_metadata', '-1', '-map_chapters', '-1', ...rotation, '-f', 'mp4', paths.output],
  ];
}

/** ffmpeg counts the degrees of its `rotate` tag the other way round: against the clock (measured with 5.1). */
function buildRotationArgs(clockwise: number): string[] {
  return clockwise === 0 ? [] : ['-metadata:s:v:0', `rotate=${360 - clockwise}`];
}
