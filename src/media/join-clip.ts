import { getFrameTime } from './cut/decoded-frames.ts';
import { joinFrames } from './encode/browser-codecs.ts';
import type { JoinedPart, JoinedSound } from './encode/codec-job.ts';
import { ProcessingFailedError } from './errors.ts';
import type { SourceVideo } from './source-video.ts';

/** Consecutive frames of a clip, and the file that has them. */
export interface ClipPart {
  /** The frames of the source: of a damaged one some are missing. */
  readonly frames: readonly number[];
  /** The frame of the source that follows the part. */
  readonly end: number;
  readonly file: SourceVideo;
  /** The index of the first one in the file. */
  readonly first: number;
}

interface Joining {
  readonly source: SourceVideo;
  /** The frame of the source with which the clip starts. */
  readonly start: number;
  readonly frameCount: number;
  /** In their order. Those that are encoded have the same format, and what is between them is copied from the source. */
  readonly parts: readonly Promise<ClipPart>[];
  readonly sound: JoinedSound | undefined;
  /** The OPFS file to write; without it the clip is in memory. */
  readonly path?: string | undefined;
}

/**
 * Copies the frames of all parts to a clip, at the times of the source, and the sound. It starts with what is made, while the
 * rest is still encoded.
 *
 * @returns the clip if it is in memory
 * @throws ProcessingFailedError when a part cannot be copied, or why it could not be made
 * @throws StorageFullError when the device has no space left
 */
export async function joinClip(
  { source, start, frameCount, parts, sound, path }: Joining,
  { onProgress = () => undefined, signal }: { onProgress?: (progress: number) => void; signal: AbortSignal },
): Promise<Blob | undefined> {
  const startTime = getFrameTime(source, start);
  const describe = ({ frames, end, ...place }: ClipPart) =>
    describePart(
      place,
      [...frames, end].map((frame) => getFrameTime(source, frame) - startTime),
    );
  // One of two neighbors is encoded: they have the parameter sets of the source and of the encoder.
  const first = await Promise.all(parts.slice(0, 2));
  const rest = Promise.all(parts.slice(2)).then((made) => made.map(describe));
  const [head] = first;
  if (!head) throw new ProcessingFailedError('The clip has no frames.');
  const { codedWidth, codedHeight, pixelAspectRatio, colorSpace } = head.file.video;
  const job = {
    parts: first.map(describe),
    picture: { codedWidth, codedHeight, pixelAspectRatio, colorSpace },
    rotation: source.isMirrored ? 0 : source.rotation,
    reorderDepth: source.video.reorderDepth,
    timescale: source.video.timescale,
    sounds: sound ? [sound] : [],
    ...{ frameCount, path },
  };
  return joinFrames(job, rest, { onProgress, signal });
}

/** @param times in the clip, of the frames of the part and of the one that follows it, in seconds */
export function describePart(
  { file, first }: Pick<ClipPart, 'file' | 'first'>,
  times: readonly number[],
): JoinedPart {
  const { decodeOrder, frameOffsets, frameSizes, keyframes, nalLengthSize, parameterSets } = file.video;
  const count = times.length - 1;
  const marked = new Set(keyframes);
  const stored = decodeOrder.filter((frame) => frame >= first && frame < first + count);
  if (stored.length !== count)
    throw new ProcessingFailedError(`${stored.length} of ${count} frames were encoded.`);
  const getTime = (frame: number) => times[frame - first] ?? 0;
  // The index has the frames' durations in decode order, which have to end with the clip.
  const getDuration = (frame: number) => {
    const shown = frame === stored.at(-1) ? first + count - 1 : frame;
    return getTime(shown + 1) - getTime(shown);
  };
  return {
    file: file.file,
    ...{ nalLengthSize, parameterSets },
    frames: Array.from(stored, (frame) => ({
      offset: frameOffsets[frame] ?? 0,
      size: frameSizes[frame] ?? 0,
      time: getTime(frame),
      duration: getDuration(frame),
      isKeyframe: marked.has(frame),
    })),
  };
}
