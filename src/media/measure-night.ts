import { doSizesTell, type NightSeries } from '#src/domain/ride-finder.ts';
import { reportError } from '#src/lib/log.ts';
import { measureLoudness, measurePairs } from './encode/browser-codecs.ts';
import { canBrowserDecode } from './encode/choose-encoder.ts';
import { planPairs } from './picture-pairs.ts';
import type { SourceVideo } from './source-video.ts';

/** What the finder looks at, in seconds. */
const stepSeconds = 0.5;
/** How much of the time the sound takes where pictures are decoded as well. */
const soundShare = 0.1;

export interface MeasureOptions {
  /** From 0 to 1. */
  readonly onProgress: (progress: number) => void;
  /** Called with what is measured up to a moment, in seconds, while pictures are looked at. */
  readonly onMeasured: (series: NightSeries, seconds: number) => void;
  readonly signal: AbortSignal;
}

export interface MeasuredNight {
  readonly series: NightSeries;
  /** Whether the sizes say nothing, and the pictures could not be decoded. */
  readonly isUnseen: boolean;
}

/**
 * Measures what happens in a source: the sizes of its frames, which are in the index, and the crowd. Where the encoder gave
 * quiet and lively pictures the same size, what moves between pairs of pictures as well. What the browser cannot decode is
 * left out.
 *
 * @throws DOMException 'AbortError' when the signal aborts
 */
export async function measureNight(source: SourceVideo, options: MeasureOptions): Promise<MeasuredNight> {
  const { onProgress, onMeasured, signal } = options;
  const count = Math.max(1, Math.ceil(source.duration / stepSeconds));
  const sizes = measureSizes(source, count);
  const isEnough = doSizesTell({ stepSeconds, sizes });
  const share = isEnough ? 1 : soundShare;
  const loudness = await tryMeasuring(signal, () =>
    listen(source, count, (heard) => onProgress(heard * share), signal),
  );
  const series: NightSeries = { stepSeconds, sizes, loudness };
  if (isEnough) return { series, isUnseen: false };
  onMeasured(series, 0);
  const movement = await tryMeasuring(signal, () =>
    look(source, count, signal, (measured, seconds) => {
      onProgress(share + (1 - share) * (seconds / source.duration));
      onMeasured({ ...series, movement: measured }, seconds);
    }),
  );
  return { series: { ...series, movement }, isUnseen: !movement };
}

/** @returns undefined when the browser cannot decode it */
async function tryMeasuring<Measured>(
  signal: AbortSignal,
  measure: () => Promise<Measured>,
): Promise<Measured | undefined> {
  signal.throwIfAborted();
  try {
    return await measure();
  } catch (error) {
    signal.throwIfAborted();
    reportError(error, 'A source could not be measured');
  }
}

/** The mean size of the frames of each step, in bytes. A keyframe has the whole picture, whatever moves in it. */
function measureSizes({ video }: SourceVideo, count: number): Float64Array {
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

async function listen(
  { file, audio }: SourceVideo,
  count: number,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<Float32Array | undefined> {
  if (!audio) return undefined;
  return measureLoudness({ file, track: audio.index, stepSeconds, count }, { onProgress, signal });
}

/** What moves in each step: what moves between the pictures of the nearest pair. */
async function look(
  source: SourceVideo,
  count: number,
  signal: AbortSignal,
  onMovement: (movement: readonly number[], seconds: number) => void,
): Promise<readonly number[] | undefined> {
  if (!(await canBrowserDecode(source))) return undefined;
  const pairs = planPairs(source);
  const times = pairs.map(([before]) => source.video.frameTimes[before] ?? 0);
  const steps: number[] = [];
  let pair = 0;
  await measurePairs(
    source,
    pairs,
    (movement) => {
      const time = times[pair] ?? 0;
      pair += 1;
      const next = times[pair] ?? 2 * source.duration - time;
      while (steps.length < count && steps.length * stepSeconds < (time + next) / 2) steps.push(movement);
      onMovement(steps, time);
    },
    signal,
  );
  return pairs.length > 0 ? steps : undefined;
}
