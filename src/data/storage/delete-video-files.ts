import { clipPath, lightFilePath } from '#src/config/service-urls.ts';
import type { NewNotification } from '#src/domain/notification.ts';
import { lightFiles } from '#src/domain/clip-file.ts';
import { fetchVideo } from '../firestore-rest/public-videos.ts';
import { announceDeletion } from '../firestore-lite/upload-tickets.ts';
import { deleteFile } from './delete-file.ts';
import { thumbnailPath } from './file-url.ts';

/**
 * Deletes the clip, the thumbnail and the light files of a video or of an upload; missing files are fine, so it can be repeated.
 *
 * @param notification that a delegate owes the owner of a published video
 * @returns the paths of the files that the rules refuse to delete
 * @throws DataError
 */
export async function deleteVideoFiles(videoId: string, notification?: NewNotification): Promise<string[]> {
  await announceDeletion(videoId, notification);
  return deleteAnnouncedFiles(videoId);
}

/**
 * Deletes the files of an upload, unless its video is published: also where the answer to the publication was lost, or is
 * still on its way.
 *
 * @returns whether the video is published, and its files stay
 * @throws DataError when that cannot be known; the files stay, too
 */
export async function deleteUnpublishedFiles(videoId: string): Promise<boolean> {
  const isPublished = async () => (await fetchVideo(videoId)) !== undefined;
  if (await isPublished()) return true;
  await announceDeletion(videoId);
  // From now on the rules refuse to publish it; until now they did not.
  if (await isPublished()) return true;
  await deleteAnnouncedFiles(videoId);
  return false;
}

async function deleteAnnouncedFiles(videoId: string): Promise<string[]> {
  const lightPaths = lightFiles.map((file) => lightFilePath(videoId, file));
  const paths = [clipPath(videoId), thumbnailPath(videoId), ...lightPaths];
  const results = await Promise.all(paths.map(deleteFile));
  return paths.filter((_path, index) => !results[index]);
}
