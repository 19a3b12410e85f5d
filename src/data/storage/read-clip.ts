import { clipUrl } from '#src/config/service-urls.ts';
import { withDataErrors, DataError } from '../data-error.ts';

/**
 * Starts to download a clip. The caller cancels the stream where it needs no more of it.
 *
 * @throws DataError
 */
export async function openClip(videoId: string): Promise<ReadableStream<Uint8Array>> {
  return withDataErrors(async () => {
    const response = await fetch(clipUrl(videoId));
    if (!response.ok || !response.body) throw new DataError('not-found');
    return response.body;
  });
}

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
