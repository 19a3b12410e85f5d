import { doc, writeBatch } from 'firebase/firestore/lite';
import { buildDelegateNotification, getVideoNotificationIds } from '#src/domain/notification.ts';
import type { User } from '#src/domain/user.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { withDataErrors } from '../data-error.ts';
import { deleteVideoFiles } from '../storage/delete-video-files.ts';
import { fetchDocument } from './fetch-document.ts';
import { firestore } from './firestore-client.ts';
import { addLinkDeletion } from './ride-links.ts';
import { addNotification, deleteNotification } from './notification-writes.ts';

/**
 * Deletes a video with its notifications. Its files go first, so that none is left without a video; what is gone already
 * is fine, so a retry resumes.
 *
 * @param deleter the profile of the session user; a delegate's deletion notifies the account
 * @returns the paths of the files that the rules refuse to delete
 * @throws DataError
 */
export async function deleteVideo(
  { id, video_id }: Pick<Video, 'id' | 'video_id'>,
  deleter: User,
): Promise<string[]> {
  const video = await fetchDocument('videos', id, parseVideo);
  const notification = video && buildDelegateNotification('deleted', deleter, video);
  // Old videos have files under another id, without a ticket.
  const remainingPaths = await deleteVideoFiles(video_id, id === video_id ? notification : undefined);
  if (!video) return remainingPaths;
  const batch = writeBatch(firestore);
  batch.delete(doc(firestore, 'videos', id));
  for (const notificationId of getVideoNotificationIds(video)) deleteNotification(batch, notificationId);
  addLinkDeletion(batch, id);
  addNotification(batch, notification);
  await withDataErrors(() => batch.commit());
  return remainingPaths;
}
