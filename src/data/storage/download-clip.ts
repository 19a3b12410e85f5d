import { clipUrl } from '#src/config/service-urls.ts';
import { withDataErrors, DataError } from '../data-error.ts';

/**
 * Downloads a clip. The bucket must allow the app's origin (storage.cors.json).
 *
 * @throws DOMException 'AbortError' when aborted
 * @throws DataError otherwise
 */
export async function downloadClip(videoId: string, signal: AbortSignal): Promise<Blob> {
  const download = async () => {
    const response = await fetch(clipUrl(videoId), { signal });
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
