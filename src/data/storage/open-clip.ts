import { clipUrl } from '#src/config/service-urls.ts';
import { DataError, withDataErrors } from '../data-error.ts';

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
