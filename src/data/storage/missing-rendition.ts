import { getMetadata, ref } from 'firebase/storage';
import { clipPath, renditionPath } from '#src/config/service-urls.ts';
import { isDataError, withDataErrors } from '../data-error.ts';
import { storage } from './storage.ts';
import { uploadFile } from './upload-file.ts';
import { toVideoFileMetadata } from './upload-video.ts';

async function fetchSize(path: string): Promise<number | undefined> {
  try {
    return (await withDataErrors(() => getMetadata(ref(storage, path)))).size;
  } catch (error) {
    if (isDataError(error, 'not-found')) return undefined;
    throw error;
  }
}

/**
 * The bytes of a clip that has no light rendition; undefined when it has one, or there is no clip.
 *
 * @throws DataError
 */
export async function fetchSizeWithoutRendition(videoId: string): Promise<number | undefined> {
  const hasRendition = (await fetchSize(renditionPath(videoId))) !== undefined;
  return hasRendition ? undefined : fetchSize(clipPath(videoId));
}

/**
 * Adds the light rendition of a published video, which the rules accept once, in the name of its account.
 *
 * @param rendition video/mp4, at most 60 MB
 * @throws DOMException 'AbortError' when aborted
 * @throws DataError otherwise
 */
export async function addRendition(
  videoId: string,
  ownerId: string,
  rendition: Blob,
  signal: AbortSignal,
): Promise<void> {
  const nothing = () => undefined;
  await uploadFile(
    renditionPath(videoId),
    rendition,
    toVideoFileMetadata('video/mp4', { ownerId, uploaderId: ownerId }),
    { sessionUrl: '', onSession: nothing, onProgress: nothing, onWaiting: nothing, signal },
  );
}
