import { locateRides, type FoundRides } from '#src/domain/ride-finder.ts';
import { reportError } from '#src/lib/log.ts';
import { measureLoudness } from './encode/browser-codecs.ts';
import type { SourceVideo } from './source-video.ts';

/** What the finder looks at, in seconds. */
const stepSeconds = 0.5;

/**
 * Looks for rides in a source: how much changes in the picture, which the sizes of its frames tell, and how loud it is.
 * Sound that the browser cannot decode is left out.
 */
export async function findRides(
  source: SourceVideo,
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<FoundRides> {
  const count = Math.max(1, Math.ceil(source.duration / stepSeconds));
  const loudness = source.audio && (await listen(source, source.audio.index, count, { onProgress, signal }));
  signal.throwIfAborted();
  return locateRides({ stepSeconds, motion: measureMotion(source, count), loudness: loudness ?? undefined });
}

async function listen(
  { file }: SourceVideo,
  track: number,
  count: number,
  options: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<Float32Array | undefined> {
  try {
    return await measureLoudness({ file, track, stepSeconds, count }, options);
  } catch (error) {
    options.signal.throwIfAborted();
    reportError(error, 'The sound of a source could not be measured');
  }
}

/** The mean size of the frames of each step, in bytes. A keyframe has the whole picture, whatever moves in it. */
function measureMotion({ video }: SourceVideo, count: number): Float64Array {
  const { frameTimes, frameSizes } = video;
  const keyframes = new Set(video.keyframes);
  const hasOtherFrames = keyframes.size < frameTimes.length;
  const bytes = new Float64Array(count);
  const frames = new Float64Array(count);
  for (let frame = 0; frame < frameTimes.length; frame += 1) {
    if (hasOtherFrames && keyframes.has(frame)) continue;
    const step = Math.min(count - 1, Math.floor((frameTimes[frame] ?? 0) / stepSeconds));
    bytes[step] = (bytes[step] ?? 0) + (frameSizes[frame] ?? 0);
    frames[step] = (frames[step] ?? 0) + 1;
  }
  return bytes.map((sum, step) => sum / Math.max(1, frames[step] ?? 1));
}
