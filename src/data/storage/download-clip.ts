import { clipUrl } from '#src/config/service-urls.ts';
import type { ClipFile } from '#src/domain/clip-file.ts';
import { withDataErrors, DataError } from '../data-error.ts';

/**
 * Downloads a clip or a rendition. The bucket must allow the app's origin (storage.cors.json).
 *
 * @throws DOMException 'AbortError' when aborted
 * @throws DataError otherwise
 */
export async function downloadClip(
  videoId: string,
  signal: AbortSignal,
  file: ClipFile = 'original',
): Promise<Blob> {
  const download = async () => {
    const response = await fetch(clipUrl(videoId, file), { signal });
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
