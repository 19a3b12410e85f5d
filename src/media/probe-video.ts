import type { SourceVideo } from './source-video.ts';
import { mediaClient } from './media-client.ts';

/**
 * Reads the index of an MP4 or MOV file, not its media data: duration, size, rotation, tracks and frame times.
 *
 * @throws UnsupportedFileError when the file is not a video or its codec cannot be decoded
 * @throws ProcessingFailedError when reading fails
 * @throws DOMException 'AbortError' (or the signal's own reason) when the signal aborts
 */
export function probeVideo(file: File, signal?: AbortSignal): Promise<SourceVideo> {
  return mediaClient.request('probe', { file }, { signal });
}
