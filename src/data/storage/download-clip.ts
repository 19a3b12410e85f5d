import { clipUrl } from '#src/config/service-urls.ts';
import type { ClipFile } from '#src/domain/clip-file.ts';
import { withDataErrors, DataError } from '../data-error.ts';

/**
 * Downloads a file of a ride. The bucket must allow the app's origin (storage.cors.json).
 *
 * @throws DOMException 'AbortError' when aborted
 * @throws DataError otherwise
 */
export async function downloadFile(url: string, signal: AbortSignal): Promise<Blob> {
  const download = async () => {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new DataError(response.status === 404 ? 'not-found' : 'unexpected');
    return response.blob();
  };
  try {
    return await withDataErrors(download, { timeoutMs: Infinity });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

/** Downloads a clip or a rendition. @throws as `downloadFile` */
export const downloadClip = (
  videoId: string,
  signal: AbortSignal,
  file: ClipFile = 'original',
): Promise<Blob> => downloadFile(clipUrl(videoId, file), signal);
