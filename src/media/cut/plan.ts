import { canCopyFrames, canCopySound, type SourceVideo } from '../source-video.ts';

/** Consecutive frames by presentation index, and how they are produced. */
export interface Segment {
  readonly kind: 'copy' | 'encode';
  readonly first: number;
  readonly count: number;
}

/** How a selection becomes a file: contiguous segments. */
export interface CutPlan {
  readonly segments: readonly Segment[];
  readonly audio: 'copy' | 'encode' | 'none';
}

export interface FrameRange {
  readonly first: number;
  readonly count: number;
}

/** Leaves room for audio and index below the storage limit of 500 MB (decision D4). */
const maxCopiedBytes = 470e6;
/** Longer than the default of any encoder. */
const maxKeyframeSeconds = 20;

/**
 * Plans a smart cut: frames are copied from the first random access point to the last exit point of the range, and only
 * the frames before and after them are encoded. The result has exactly the frames of the range.
 *
 * @param isRandomAccessPoint checks a frame's own bytes, since a file may mark frames as keyframes that are not
 */
export async function planCut(
  source: SourceVideo,
  range: FrameRange,
  isRandomAccessPoint: (frame: number) => Promise<boolean>,
): Promise<CutPlan> {
  const fullEncode = planFullEncode(source, range);
  const copied = await findCopyableRange(source, range, isRandomAccessPoint);
  if (!copied || sumFrameSizes(source, range) > maxCopiedBytes) return fullEncode;
  const end = range.first + range.count;
  const start = copied.first;
  const stop = start + copied.count;
  const segments: Segment[] = [
    { kind: 'encode', first: range.first, count: start - range.first },
    { kind: 'copy', first: start, count: stop - start },
    { kind: 'encode', first: stop, count: end - stop },
  ];
  return { ...fullEncode, segments: segments.filter((segment) => segment.count > 0) };
}

/** The frames of a range that can be published as they are. @returns undefined if there are none */
export async function findCopyableRange(
  source: SourceVideo,
  range: FrameRange,
  isRandomAccessPoint: (frame: number) => Promise<boolean>,
): Promise<FrameRange | undefined> {
  if (!canCopyFrames(source)) return undefined;
  const end = range.first + range.count;
  const candidates = source.video.randomAccessPoints.filter((frame) => frame >= range.first && frame < end);
  const first = await findFirst(candidates, isRandomAccessPoint);
  if (first === undefined) return undefined;
  const limit = Math.min(end, findSizeLimit(source, first));
  const stop = source.video.exitPoints.findLast((frame) => frame <= limit) ?? first;
  return stop > first && hasKeyframes(source, first, stop) ? { first, count: stop - first } : undefined;
}

/** Copied frames whose keyframes are farther apart would be sought slowly: decoding starts at the one before. */
function hasKeyframes({ video, duration }: SourceVideo, first: number, stop: number): boolean {
  const keyframes = video.randomAccessPoints.filter((frame) => frame >= first && frame < stop);
  const times = [...keyframes, stop].map((frame) => video.frameTimes[frame] ?? duration);
  return times.every((time, index) => index === 0 || time - (times[index - 1] ?? 0) <= maxKeyframeSeconds);
}

/** The frame before which a copy has to end. */
function findSizeLimit({ video: { frameSizes } }: SourceVideo, first: number): number {
  let bytes = 0;
  const index = frameSizes.findIndex((size, frame) => {
    if (frame >= first) bytes += size;
    return bytes > maxCopiedBytes;
  });
  return index < 0 ? frameSizes.length : index;
}

async function findFirst(
  frames: Uint32Array,
  predicate: (frame: number) => Promise<boolean>,
): Promise<number | undefined> {
  for (const frame of frames) if (await predicate(frame)) return frame;
  return undefined;
}

/** Plans to encode every frame: for codecs that cannot be copied, and after a cut that failed verification. */
export function planFullEncode(source: SourceVideo, range: FrameRange): CutPlan {
  return { segments: [{ kind: 'encode', ...range }], audio: getAudioMode(source) };
}

function getAudioMode(source: SourceVideo): CutPlan['audio'] {
  if (!source.audio) return 'none';
  return canCopySound(source.audio) ? 'copy' : 'encode';
}

/** Bytes of frames. */
export function sumFrameSizes(source: SourceVideo, { first, count }: FrameRange): number {
  return source.video.frameSizes.subarray(first, first + count).reduce((sum, size) => sum + size, 0);
}
