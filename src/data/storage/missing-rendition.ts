import { getMetadata, ref } from 'firebase/storage';
import { clipPath, renditionPath } from '#src/config/service-urls.ts';
import type { ClipFile, Rendition } from '#src/domain/clip-file.ts';
import { isDataError, withDataErrors } from '../data-error.ts';
import { storage } from './storage.ts';
import { uploadFile } from './upload-file.ts';
import { toVideoFileMetadata } from './upload-video.ts';

/** The bytes of a clip or of a rendition; undefined when it does not exist. @throws DataError */
export async function fetchClipSize(videoId: string, file: ClipFile): Promise<number | undefined> {
  const path = file === 'original' ? clipPath(videoId) : renditionPath(videoId, file);
  try {
    return (await withDataErrors(() => getMetadata(ref(storage, path)))).size;
  } catch (error) {
    if (isDataError(error, 'not-found')) return undefined;
    throw error;
  }
}

/**
 * Adds a light rendition to a published video, which the rules accept once, in the name of its account.
 *
 * @param file video/mp4
 * @throws DOMException 'AbortError' when aborted
 * @throws DataError otherwise
 */
export async function addRendition(
  videoId: string,
  ownerId: string,
  rendition: Rendition,
  file: Blob,
  signal: AbortSignal,
): Promise<void> {
  const nothing = () => undefined;
  await uploadFile(
    renditionPath(videoId, rendition),
    file,
    toVideoFileMetadata('video/mp4', { ownerId, uploaderId: ownerId }),
    { sessionUrl: '', onSession: nothing, onProgress: nothing, onWaiting: nothing, signal },
  );
}
