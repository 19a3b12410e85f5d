import { isDataError } from '#src/data/data-error.ts';
import { downloadClip } from '#src/data/storage/download-clip.ts';
import type { ClipFile } from '#src/domain/clip-file.ts';
import type { Video } from '#src/domain/video.ts';
import { ProcessingFailedError, StorageFullError, UnsupportedFileError } from '#src/media/errors.ts';
import { joinVideos } from '#src/media/join-videos.ts';
import { findMisfits } from '#src/media/find-misfits.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import type { SourceVideo } from '#src/media/source-video.ts';

/** Loading takes most of the time. */
const loadingShare = 0.8;

interface ReelVideoOptions {
  /** From 0 to 1; starts again if the light renditions have to be loaded. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
  /** Deletes the file when it aborts. */
  lifetime: AbortSignal;
}

/**
 * All rides in one file, as they are: the originals, or else the light renditions.
 *
 * @returns the file, or the rides whose clips differ from those of the others
 */
export async function makeReelVideo(
  rides: readonly Video[],
  options: ReelVideoOptions,
): Promise<File | readonly Video[]> {
  const original = await joinOriginals(rides, options);
  if (original) return original;
  const videos = await loadVideos(rides, 720, options);
  const misfits = new Set(findMisfits(videos));
  if (misfits.size > 0) return rides.filter((_ride, index) => misfits.has(index));
  return join(videos, options);
}

async function joinOriginals(rides: readonly Video[], options: ReelVideoOptions): Promise<File | undefined> {
  const videos = await loadVideos(rides, 'original', options);
  if (videos.length < rides.length || findMisfits(videos).length > 0) return undefined;
  try {
    return await join(videos, options);
  } catch (cause) {
    // Frames may have parameter sets that their index does not have, and originals need more space.
    if (cause instanceof ProcessingFailedError || cause instanceof StorageFullError) return undefined;
    throw cause;
  }
}

const join = (videos: readonly (SourceVideo | undefined)[], { onProgress, ...options }: ReelVideoOptions) =>
  joinVideos(
    videos.flatMap((video) => video ?? []),
    { ...options, onProgress: (progress) => onProgress(loadingShare + (1 - loadingShare) * progress) },
  );

/** One file after the other; of originals, up to the first that does not fit, since they are large. */
async function loadVideos(
  rides: readonly Video[],
  file: ClipFile,
  { onProgress, signal }: ReelVideoOptions,
): Promise<(SourceVideo | undefined)[]> {
  const videos: (SourceVideo | undefined)[] = [];
  for (const ride of rides) {
    onProgress((loadingShare * videos.length) / rides.length);
    videos.push(await loadVideo(ride, file, signal));
    if (file === 'original' && findMisfits(videos).length > 0) break;
  }
  return videos;
}

/** @returns undefined if it is not a video that can be read */
async function loadVideo(ride: Video, file: ClipFile, signal: AbortSignal): Promise<SourceVideo | undefined> {
  const clip = await downloadClip(ride.video_id, signal, file).catch((cause: unknown) => {
    // A clip that is light itself has no rendition.
    if (file === 'original' || !isDataError(cause, 'not-found')) throw cause;
    return downloadClip(ride.video_id, signal);
  });
  try {
    return await probeVideo(new File([clip], ride.id), signal);
  } catch (cause) {
    if (cause instanceof UnsupportedFileError) return undefined;
    throw cause;
  }
}
