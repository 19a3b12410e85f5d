import { getMetadata, ref } from 'firebase/storage';
import { lightFilePath } from '#src/config/service-urls.ts';
import { getLightFileType, type LightFile } from '#src/domain/clip-file.ts';
import { isDataError, withDataErrors } from '../data-error.ts';
import { storage } from './storage.ts';
import { uploadFile } from './upload-file.ts';
import { toVideoFileMetadata } from './upload-video.ts';

/** The bytes of a file; undefined when it does not exist. @throws DataError */
export async function fetchFileSize(path: string): Promise<number | undefined> {
  try {
    return (await withDataErrors(() => getMetadata(ref(storage, path)))).size;
  } catch (error) {
    if (isDataError(error, 'not-found')) return undefined;
    throw error;
  }
}

/**
 * Adds a light file to a published video, which the rules accept once, of the account's own login.
 *
 * @throws DOMException 'AbortError' when aborted
 * @throws DataError otherwise
 */
export async function addLightFile(
  videoId: string,
  ownerId: string,
  file: LightFile,
  content: Blob,
  signal: AbortSignal,
): Promise<void> {
  const nothing = () => undefined;
  await uploadFile(
    lightFilePath(videoId, file),
    content,
    toVideoFileMetadata(getLightFileType(file), { ownerId, uploaderId: ownerId }),
    { sessionUrl: '', onSession: nothing, onProgress: nothing, onWaiting: nothing, signal },
  );
}
