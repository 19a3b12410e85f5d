import { collection, doc, query, serverTimestamp, where, writeBatch } from 'firebase/firestore/lite';
import { isDocumentId } from '#src/domain/document-id.ts';
import { getExpiry } from '#src/domain/expiry.ts';
import type { NewNotification } from '#src/domain/notification.ts';
import { isUsableTicket, parseUploadTicket, type NewUploadTicket } from '#src/domain/upload-ticket.ts';
import { getNow } from '#src/lib/clock.ts';
import { auth } from '../auth/auth.ts';
import { isDataError, withDataErrors } from '../data-error.ts';
import { fetchAll } from './fetch-all.ts';
import { fetchDocument } from './fetch-document.ts';
import { firestore } from './firestore-client.ts';
import { addNotification } from './notification-writes.ts';
import { commitPaced } from './rate-limits.ts';

/**
 * Opens the ticket under which the files of a video are uploaded and the video is published, unless an earlier attempt
 * has opened it.
 *
 * @returns false when the id is used up and another is needed, for example because the ticket has expired
 * @throws DataError 'upload-limit' when the user has reached today's limit
 */
export async function openUploadTicket(ticket: NewUploadTicket): Promise<boolean> {
  const { id, owner, uploader } = ticket;
  const fetchUsability = async () => {
    const stored = await fetchDocument('uploads', id, parseUploadTicket);
    return stored && isUsableTicket(stored, ticket, getNow());
  };
  const isUsable = await fetchUsability();
  if (isUsable !== undefined) return isUsable;
  const fields = {
    ...{ id, owner, uploader, created: serverTimestamp() },
    ...{ published: null, deleter: null, deleting: null, expires: getExpiry('uploads', getNow()) },
  };
  const open = () =>
    commitPaced({ action: 'upload', subject: id, isPatient: true }, (batch) =>
      batch.set(doc(firestore, 'uploads', id), fields),
    );
  await open().catch(async (error: unknown) => {
    // An earlier request may have arrived meanwhile.
    if (!(await fetchUsability().catch(() => false))) throw error;
  });
  return true;
}

/**
 * Lists the ids of a user's uploads that were not published; they may have files.
 *
 * @throws DataError
 */
export async function fetchUnpublishedIds(uploader: string): Promise<string[]> {
  return withDataErrors(async () => {
    const tickets = collection(firestore, 'uploads');
    const unpublished = await fetchAll(
      query(tickets, where('uploader', '==', uploader), where('published', '==', null)),
    );
    return unpublished.map(({ id }) => id);
  });
}

/**
 * Announces on the ticket of a video that its files will be deleted. In the next hour the rules let the session user delete
 * them. Does nothing when the rules refuse, as they do without a ticket; then they refuse to delete the files, too.
 *
 * @param notification that a delegate owes the owner of a published video
 * @throws DataError
 */
export async function announceDeletion(videoId: string, notification?: NewNotification): Promise<void> {
  if (!isDocumentId(videoId)) return;
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, 'uploads', videoId), {
    deleter: auth.currentUser?.uid,
    deleting: serverTimestamp(),
  });
  addNotification(batch, notification);
  try {
    await withDataErrors(() => batch.commit());
  } catch (error) {
    if (!isDataError(error, 'not-allowed') && !isDataError(error, 'not-found')) throw error;
  }
}
