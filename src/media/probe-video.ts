import type { SourceVideo } from './source-video.ts';
import { mediaClient } from './media-client.ts';

/**
 * Reads the index of an MP4 or MOV file, not its data: how long it is, how it is shown, when each frame begins.
 *
 * @throws UnsupportedFileError when the file is no such video, or nothing here can decode it
 * @throws ProcessingFailedError when reading fails
 * @throws DOMException 'AbortError' (or the signal's own reason) when the signal aborts
 */
export function probeVideo(file: File, signal?: AbortSignal): Promise<SourceVideo> {
  return mediaClient.request('probe', { file }, { signal });
}
