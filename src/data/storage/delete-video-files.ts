import { clipPath } from '#src/config/service-urls.ts';
import { markDeletion } from '../firestore-lite/upload-tickets.ts';
import { deleteFile } from './delete-file.ts';
import { thumbnailPath } from './file-url.ts';

/**
 * Deletes the clip and the thumbnail of a video or of an upload; missing files are fine, so it can be repeated.
 *
 * @returns the paths of the files that the rules refuse to delete
 * @throws DataError
 */
export async function deleteVideoFiles(videoId: string): Promise<string[]> {
  await markDeletion(videoId);
  const paths = [clipPath(videoId), thumbnailPath(videoId)];
  const results = await Promise.all(paths.map(deleteFile));
  return paths.filter((_path, index) => !results[index]);
}
