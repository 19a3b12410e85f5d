import { isPublishable, isPublishableSound } from '../codecs.ts';
import type { SourceVideo } from '../source-video.ts';
import type { FrameRange } from './plan.ts';

/** Frames may move by as much as the units of two files differ in, in seconds. */
const tolerance = 0.001;

/**
 * Checks a made video against what was selected, by its own index.
 *
 * @returns what is wrong with it; null when nothing is
 */
export function resultProblem(source: SourceVideo, range: FrameRange, result: SourceVideo): string | null {
  const end = range.first + range.count;
  const start = source.video.frames[range.first] ?? 0;
  const expected = source.video.frames.subarray(range.first, end);
  const { frames } = result.video;
  if (!isPublishable(result.video.codec)) return `The picture became '${result.video.codec}'.`;
  if (result.audio && !isPublishableSound(result.audio.codec))
    return `The sound became '${result.audio.codec}'.`;
  if (frames.length !== range.count) return `${frames.length} frames instead of ${range.count}.`;
  if (result.video.stored !== range.count)
    return `${result.video.stored} frames are stored, some of them hidden.`;
  const moved = expected.findIndex(
    (time, place) => Math.abs(time - start - (frames[place] ?? 0)) > tolerance,
  );
  if (moved >= 0) return `Frame ${moved} is shown at ${frames[moved]} s.`;
  const length = (source.video.frames[end] ?? source.duration) - start;
  const frame = length / range.count;
  if (Math.abs(result.duration - length) > frame) return `${result.duration} s instead of ${length} s.`;
  if (result.width !== source.width || result.height !== source.height)
    return 'The size of the picture changed.';
  const rotation = source.mirrored ? 0 : source.rotation;
  if (result.rotation !== rotation) return `The picture is turned by ${result.rotation} degrees.`;
  return null;
}
