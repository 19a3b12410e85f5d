import { getFrameTime } from './cut/decoded-frames.ts';
import { runJob } from './encode/browser-codecs.ts';
import type { JoinedPart, JoinedSound } from './encode/codec-job.ts';
import { ProcessingFailedError } from './errors.ts';
import type { SourceVideo } from './source-video.ts';

/** Consecutive frames of a clip, and the file that has them. */
export interface ClipPart {
  /** The frames of the source: of a damaged one some are missing. */
  readonly frames: readonly number[];
  readonly file: SourceVideo;
  /** The index of the first one in the file. */
  readonly first: number;
}

interface Joining {
  readonly source: SourceVideo;
  /** The frame of the source with which the clip ends; it is not in it. */
  readonly end: number;
  readonly parts: readonly ClipPart[];
  readonly sound: JoinedSound | undefined;
  /** The OPFS file to write; without it the clip is in memory. */
  readonly path?: string | undefined;
}

interface JoinOptions {
  readonly onProgress?: (progress: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Copies the frames of all parts to a clip, at the times of the source, and the sound.
 *
 * @returns the clip if it is in memory
 * @throws ProcessingFailedError when a part cannot be copied
 * @throws StorageFullError when the device has no space left
 */
export async function joinClip(
  { source, end, parts, sound, path }: Joining,
  { onProgress, signal }: JoinOptions,
): Promise<Blob | undefined> {
  const [head] = parts;
  if (!head) throw new ProcessingFailedError('The clip has no frames.');
  const times = [...parts.flatMap(({ frames }) => frames), end].map((frame) => getFrameTime(source, frame));
  let before = 0;
  const joined = parts.map((part) => {
    const partTimes = times.slice(before, before + part.frames.length + 1);
    before += part.frames.length;
    return describePart(part, partTimes, times[0] ?? 0);
  });
  const rotation = source.isMirrored ? 0 : source.rotation;
  const { timescale } = source.video;
  const picture = head.file.video;
  return runJob(
    {
      kind: 'join',
      parts: joined,
      picture: {
        codedWidth: picture.codedWidth,
        codedHeight: picture.codedHeight,
        pixelAspectRatio: picture.pixelAspectRatio,
        colorSpace: picture.colorSpace,
      },
      ...{ rotation, timescale, path },
      sounds: sound ? [sound] : [],
    },
    signal,
    (reply) => {
      if ('progress' in reply) onProgress?.(reply.progress);
    },
  );
}

/** @param times of the frames of the part, and of the next one */
export function describePart(part: ClipPart, times: readonly number[], clipStart: number): JoinedPart {
  const { file, first, frames } = part;
  const { decodeOrder, frameOffsets, frameSizes, keyframes, nalLengthSize, parameterSets } = file.video;
  const marked = new Set(keyframes);
  const stored = decodeOrder.filter((frame) => frame >= first && frame < first + frames.length);
  if (stored.length !== frames.length)
    throw new ProcessingFailedError(`${stored.length} of ${frames.length} frames were encoded.`);
  const getTime = (frame: number) => times[frame - first] ?? 0;
  // The index has the frames' durations in decode order, which have to end with the clip.
  const getDuration = (frame: number) => {
    const shown = frame === stored.at(-1) ? first + frames.length - 1 : frame;
    return getTime(shown + 1) - getTime(shown);
  };
  return {
    file: file.file,
    ...{ nalLengthSize, parameterSets },
    frames: Array.from(stored, (frame) => ({
      offset: frameOffsets[frame] ?? 0,
      size: frameSizes[frame] ?? 0,
      time: getTime(frame) - clipStart,
      duration: getDuration(frame),
      isKeyframe: marked.has(frame),
    })),
  };
}
