import type { CutPlan, FrameRange } from './cut/plan.ts';
import type { SourceVideo } from './source-video.ts';
import { isIdrFrame, isIntraFrame, isSlice, listUnits } from './timeline/idr-frame.ts';

/** The first slice of a frame follows a few small NAL units, well within this. */
const maxInspectedBytes = 64 * 1024;
/** Enough to tell two compressed frames apart. */
const comparedBytes = 64;

/** Whether decoding can start at a frame of an H.264 video, according to the frame's NAL units. */
export async function isRandomAccessPoint({ file, video }: SourceVideo, frame: number): Promise<boolean> {
  const start = await readFrameStart(file, video.frameOffsets[frame] ?? 0, video.frameSizes[frame] ?? 0);
  return isIdrFrame(start, video.nalLengthSize);
}

/**
 * The frame from which decoding has to start for a frame. A file may mark frames as keyframes that are not; behind an H.264
 * keyframe of an open group of pictures, frames may reference the group before it.
 */
export async function findDecodingStart(source: SourceVideo, frame: number): Promise<number> {
  const { keyframes, codec, nalLengthSize, frameOffsets, frameSizes } = source.video;
  const candidates = keyframes.filter((keyframe) => keyframe <= frame).toReversed();
  if (!codec.startsWith('avc')) return candidates[0] ?? 0;
  let hasIntraFrame = false;
  for (const keyframe of candidates) {
    const start = await readFrameStart(source.file, frameOffsets[keyframe] ?? 0, frameSizes[keyframe] ?? 0);
    const isIntra = isIntraFrame(start, nalLengthSize);
    if (isIdrFrame(start, nalLengthSize) || (isIntra && hasIntraFrame)) return keyframe;
    hasIntraFrame ||= isIntra;
  }
  return 0;
}

/** As many bytes of a stored frame as `isIdrFrame` needs. */
export function readFrameStart(file: Blob, offset: number, size: number): Promise<Uint8Array> {
  return readBytes(file, offset, offset + Math.min(size, maxInspectedBytes));
}

/**
 * Whether the planned frames were copied: the first, middle and last frame of each copied segment must have the same
 * slices in both files.
 */
export async function verifyCopiedFrames(
  source: SourceVideo,
  plan: CutPlan,
  range: FrameRange,
  result: SourceVideo,
): Promise<boolean> {
  const frames = plan.segments
    .filter((segment) => segment.kind === 'copy')
    .flatMap(({ first, count }) => [first, first + (count >> 1), first + count - 1]);
  const comparisons = frames.map(async (frame) => {
    const original = await readSlices(source, frame);
    const copy = await readSlices(result, frame - range.first);
    const isSame = original.every((slice, index) => areBytesEqual(slice, copy[index]));
    return original.length > 0 && original.length === copy.length && isSame;
  });
  return (await Promise.all(comparisons)).every(Boolean);
}

/** Whether both have the same bytes; false where there is no other. */
export const areBytesEqual = (one: Uint8Array, other: Uint8Array | undefined): boolean =>
  one.length === other?.length && one.every((byte, index) => byte === other[index]);

async function readSlices({ file, video }: SourceVideo, frame: number): Promise<Uint8Array[]> {
  const start = video.frameOffsets[frame] ?? 0;
  const stored = await readBytes(file, start, start + (video.frameSizes[frame] ?? 0));
  return [...listUnits(stored, video.nalLengthSize)].filter(isSlice);
}

/** The last bytes of a stored frame, as many as it takes to tell it from others. */
export function readFrameEnd({ file, video }: SourceVideo, frame: number): Promise<Uint8Array> {
  const end = (video.frameOffsets[frame] ?? 0) + (video.frameSizes[frame] ?? 0);
  return readBytes(file, end - Math.min(comparedBytes, video.frameSizes[frame] ?? 0), end);
}

async function readBytes(file: Blob, start: number, end: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer());
}
