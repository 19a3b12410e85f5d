import { isPublishableVideo, isPublishableAudio } from '../codecs.ts';
import type { SourceVideo } from '../source-video.ts';
import type { FrameRange } from './plan.ts';

/** Frames may move by as much as the units of two files differ in, in seconds. */
const timeToleranceSeconds = 0.001;

/**
 * Checks a made video against what was selected, by its own index.
 *
 * @returns what is wrong with it; null when nothing is
 */
export function findTrimDefect(source: SourceVideo, range: FrameRange, result: SourceVideo): string | null {
  const end = range.first + range.count;
  const start = source.video.frameTimes[range.first] ?? 0;
  const expected = source.video.frameTimes.subarray(range.first, end);
  const { frameTimes } = result.video;
  if (!isPublishableVideo(result.video.codec)) return `The picture became '${result.video.codec}'.`;
  if (result.audio && !isPublishableAudio(result.audio.codec))
    return `The sound became '${result.audio.codec}'.`;
  if (frameTimes.length !== range.count) return `${frameTimes.length} frames instead of ${range.count}.`;
  if (result.video.sampleCount !== range.count)
    return `${result.video.sampleCount} frames are stored, some of them hidden.`;
  const moved = expected.findIndex(
    (time, place) => Math.abs(time - start - (frameTimes[place] ?? 0)) > timeToleranceSeconds,
  );
  if (moved >= 0) return `Frame ${moved} is shown at ${frameTimes[moved]} s.`;
  const length = (source.video.frameTimes[end] ?? source.duration) - start;
  const frame = length / range.count;
  if (Math.abs(result.duration - length) > frame) return `${result.duration} s instead of ${length} s.`;
  if (result.width !== source.width || result.height !== source.height)
    return 'The size of the picture changed.';
  const rotation = source.isMirrored ? 0 : source.rotation;
  if (result.rotation !== rotation) return `The picture is turned by ${result.rotation} degrees.`;
  return null;
}
