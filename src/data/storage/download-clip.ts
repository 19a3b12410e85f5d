import { clipUrl } from '#src/config/service-urls.ts';
import { withDataErrors, DataError } from '../data-error.ts';

/**
 * Reads a whole clip. The bucket has to allow the app's origin to read its files (storage.cors.json).
 *
 * @throws DOMException 'AbortError' when the signal ended it, else DataError
 */
export async function downloadClip(videoId: string, signal: AbortSignal): Promise<Blob> {
  const read = async () => {
    const response = await fetch(clipUrl(videoId), { signal });
    if (!response.ok) throw new DataError(response.status === 404 ? 'not-found' : 'unexpected');
    return response.blob();
  };
  try {
    return await withDataErrors(read, { timeoutMs: Infinity });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
