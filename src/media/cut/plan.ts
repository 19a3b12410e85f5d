import type { SourceVideo } from '../source-video.ts';
import { isPublishableVideo, isPublishableAudio } from '../codecs.ts';

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
  if (!canCopyFrames(source, range)) return fullEncode;
  const end = range.first + range.count;
  const candidates = source.video.randomAccessPoints.filter((frame) => frame >= range.first && frame < end);
  const start = await findFirst(candidates, isRandomAccessPoint);
  const stop = source.video.exitPoints.findLast((frame) => frame <= end);
  if (start === undefined || stop === undefined || stop <= start) return fullEncode;
  const segments: Segment[] = [
    { kind: 'encode', first: range.first, count: start - range.first },
    { kind: 'copy', first: start, count: stop - start },
    { kind: 'encode', first: stop, count: end - stop },
  ];
  return { ...fullEncode, segments: segments.filter((segment) => segment.count > 0) };
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
  return isPublishableAudio(source.audio.codec) ? 'copy' : 'encode';
}

function canCopyFrames(source: SourceVideo, { first, count }: FrameRange): boolean {
  const bytes = source.video.frameSizes.subarray(first, first + count).reduce((sum, size) => sum + size, 0);
  // Mirroring requires encoding, and copied frames would not be at the times that several edits give them.
  const isUnedited = !source.isMirrored && !source.video.hasMultipleEdits;
  return isUnedited && isPublishableVideo(source.video.codec) && bytes <= maxCopiedBytes;
}
