import { isPublishableVideo, isPublishableAudio } from '../codecs.ts';
import type { SourceVideo } from '../source-video.ts';
import type { FrameRange } from './plan.ts';

/** Rounding between the time scales of two files. */
const timeToleranceSeconds = 0.001;
/** Two frames of the codecs with the longest frames; where sound pauses, one takes as long as the pause. */
const minSoundTolerance = 0.1;
/** Rounding of sizes with pixels that are not square. */
const sizeTolerancePixels = 1;

/**
 * Compares the index of a trimmed video with the selection.
 *
 * @param range `frames` are those that could be decoded, by default all
 * @returns a description of the first defect; null if there is none
 */
export function findTrimDefect(
  source: SourceVideo,
  range: FrameRange & { readonly frames?: readonly number[] },
  result: SourceVideo,
): string | null {
  const end = range.first + range.count;
  const { frames = Array.from({ length: range.count }, (_, index) => range.first + index) } = range;
  const expected = frames.map((frame) => source.video.frameTimes[frame] ?? 0);
  const [start = 0] = expected;
  const { frameTimes } = result.video;
  if (!isPublishableVideo(result.video.codec)) return `The video codec is '${result.video.codec}'.`;
  if (result.audio && !isPublishableAudio(result.audio.codec))
    return `The audio codec is '${result.audio.codec}'.`;
  if (frameTimes.length !== frames.length)
    return `The video has ${frameTimes.length} frames instead of ${frames.length}.`;
  if (result.video.sampleCount !== frames.length)
    return `${result.video.sampleCount} frames are stored, some of them hidden.`;
  const moved = expected.findIndex(
    (time, index) => Math.abs(time - start - (frameTimes[index] ?? 0)) > timeToleranceSeconds,
  );
  if (moved >= 0) return `Frame ${moved} is presented at ${frameTimes[moved]} s.`;
  const duration = (source.video.frameTimes[end] ?? source.duration) - start;
  const frameDuration = duration / range.count;
  if (Math.abs(result.duration - duration) > frameDuration)
    return `The duration is ${result.duration} s instead of ${duration} s.`;
  if (!hasSameSize(source, result)) return `The frame size is ${result.width} x ${result.height}.`;
  const rotation = source.isMirrored ? 0 : source.rotation;
  if (result.rotation !== rotation) return `The rotation is ${result.rotation} degrees.`;
  return findSoundDefect(source, { start, end: start + duration }, result);
}

/** The sound has to start and end with the selection, or where that of the source does. */
function findSoundDefect(
  { audio }: SourceVideo,
  selection: { start: number; end: number },
  result: SourceVideo,
): string | null {
  if (!audio) return result.audio ? 'There is sound where none was to be.' : null;
  const start = Math.max(audio.start, selection.start) - selection.start;
  const end = Math.min(audio.end, selection.end) - selection.start;
  const tolerance = Math.max(minSoundTolerance, audio.longestFrame);
  if (end - start < tolerance) return null;
  if (!result.audio) return 'The sound is missing.';
  const isMoved = [result.audio.start - start, result.audio.end - end].some(
    (difference) => Math.abs(difference) > tolerance,
  );
  return isMoved
    ? `The sound is from ${result.audio.start} s to ${result.audio.end} s instead of ${start} s to ${end} s.`
    : null;
}

/** Only the encoder may know that pixels are not square, from the stream itself. */
function hasSameSize(source: SourceVideo, result: SourceVideo): boolean {
  const isSimilar = (one: number, other: number) => Math.abs(one - other) <= sizeTolerancePixels;
  const isDisplayedAlike = isSimilar(source.width, result.width) && isSimilar(source.height, result.height);
  const isStoredAlike =
    source.video.codedWidth === result.video.codedWidth &&
    source.video.codedHeight === result.video.codedHeight;
  return isDisplayedAlike || (isStoredAlike && source.video.pixelAspectRatio === 1);
}
