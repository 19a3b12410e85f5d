import { ProcessingFailedError } from './errors.ts';
import type { SourceVideo } from './source-video.ts';

/**
 * Reads the index of an MP4 or MOV file, not its data: how long it is, how it is shown, and when each frame begins.
 *
 * @throws UnsupportedFileError when the file is no such video, or nothing here can decode it
 * @throws ProcessingFailedError when reading fails
 * @throws DOMException 'AbortError' when the signal aborts
 */
export function probeVideo(_file: File, _signal?: AbortSignal): Promise<SourceVideo> {
  return Promise.reject(new ProcessingFailedError('Reading videos is not built yet.'));
}
