import { joinFrames } from './encode/browser-codecs.ts';
import type { JoinedPart } from './encode/codec-job.ts';
import { ProcessingFailedError, StorageFullError } from './errors.ts';
import { describePart } from './join-clip.ts';
import { probeVideo } from './probe-video.ts';
import type { SourceVideo } from './source-video.ts';
import { createWorkFolder, openOutput } from './work-folder.ts';

/** The limit for videos that are joined where the browser has no files on the device. */
const maxBytesInMemory = 500e6;
/** Units per second, for videos that have different ones. */
const commonTimescale = 90_000;
const outputName = 'joined.mp4';

export interface JoinVideosOptions {
  /** From 0 to 1. */
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
  /** Deletes the file when it aborts. */
  readonly lifetime: AbortSignal;
}

/**
 * Joins whole videos of one format (`planJoin`) in their order, without encoding: an MP4 with its index first.
 *
 * @throws ProcessingFailedError when they cannot be joined
 * @throws StorageFullError when the device has no space left
 * @throws DOMException 'AbortError' (or the signal's own reason) when the signal aborts
 */
export async function joinVideos(
  videos: readonly SourceVideo[],
  { onProgress, signal, lifetime }: JoinVideosOptions,
): Promise<File> {
  const [head] = videos;
  if (!head) throw new ProcessingFailedError('There are no videos to join.');
  const folder = await createWorkFolder(lifetime);
  const bytes = videos.reduce((sum, { file }) => sum + file.size, 0);
  if (!folder && bytes > maxBytesInMemory) throw new StorageFullError('The videos do not fit into memory.');
  try {
    const { codedWidth, codedHeight, pixelAspectRatio, colorSpace, timescale } = head.video;
    const isOneColor = new Set(videos.map(({ video }) => JSON.stringify(video.colorSpace))).size === 1;
    const isOneTimescale = videos.every(({ video }) => video.timescale === timescale);
    const count = videos.reduce((sum, { video }) => sum + video.frameTimes.length, 0);
    const memory = await joinFrames(
      {
        ...describeVideos(videos),
        frameCount: count,
        picture: {
          ...{ codedWidth, codedHeight, pixelAspectRatio },
          colorSpace: isOneColor ? colorSpace : null,
        },
        rotation: head.rotation,
        reorderDepth: Math.max(...videos.map(({ video }) => video.reorderDepth)),
        timescale: isOneTimescale ? timescale : commonTimescale,
        path: folder && `${folder.path}/${outputName}`,
      },
      Promise.resolve([]),
      { onProgress, signal },
    );
    const file = await openOutput(folder, outputName, memory);
    const joined = await probeVideo(file, signal);
    if (joined.video.frameTimes.length !== count) throw new ProcessingFailedError('Frames are missing.');
    return file;
  } catch (cause) {
    void folder?.delete();
    throw cause;
  }
}

/** Where the frames and the sound of each video are in the joined one. */
function describeVideos(videos: readonly SourceVideo[]) {
  let at = 0;
  const parts: JoinedPart[] = [];
  const sounds = [];
  for (const source of videos) {
    const { frameTimes } = source.video;
    const start = frameTimes[0] ?? 0;
    const times = [...frameTimes, source.duration].map((time) => time - start + at);
    parts.push(describePart({ file: source, first: 0 }, times));
    const range = { start, end: source.duration };
    if (source.audio) sounds.push({ file: source.file, track: source.audio.index, range, at });
    at += source.duration - start;
  }
  return { parts, sounds };
}
