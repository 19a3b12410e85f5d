import { clipPath } from '#src/config/service-urls.ts';
import { deleteAuthUser } from '#src/data/auth/delete-auth-user.ts';
import { reauthenticate, isWrongPasswordError } from '#src/data/auth/password.ts';
import { storeNextEvent } from '#src/data/device/next-event.ts';
import { deleteProfile } from '#src/data/firestore/account.ts';
import {
  deleteOwnedDocument,
  fetchOwnedDocuments,
  fetchStoredProfile,
  type OwnedCollection,
  type StoredDocument,
} from '#src/data/firestore/owned-documents.ts';
import { animalPicturePath, profilePhotoPath, thumbnailPath } from '#src/data/storage/file-url.ts';
import { deleteFile } from '#src/data/storage/delete-file.ts';
import { parseNextEvent } from '#src/domain/next-event.ts';
import { parseVideo } from '#src/domain/video.ts';
import { getErrorMessage } from '#src/lib/error-message.ts';
import { endSession } from '#src/session/end-session.ts';
import type { DeletionEvent } from './deletion-state.ts';

interface DeleteAccountOptions {
  accountId: string;
  password: string;
  /** Stops between two deletions; what is gone stays gone. */
  signal: AbortSignal;
  onEvent: (event: DeletionEvent) => void;
}

/** The files that belong to a document. */
const getFilePaths: Record<OwnedCollection, (stored: StoredDocument) => string[]> = {
  videos: (stored) => {
    const { video_id } = parseVideo(stored.id, stored);
    return [clipPath(video_id), thumbnailPath(video_id)];
  },
  animals: ({ id }) => [animalPicturePath(id)],
  notifications: () => [],
};

/**
 * Deletes an account for good: all that belongs to it, its profile, its login. A step that finds its work done does
 * nothing, so another try goes on where this one broke off.
 *
 * @returns whether the account is closed; the session ends with it
 */
export async function deleteAccount(closing: DeleteAccountOptions): Promise<boolean> {
  const { signal, onEvent } = closing;
  try {
    await endSession(() => deleteEverything(closing));
    onEvent({ type: 'closed' });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    // eslint-disable-next-line no-console -- what went wrong in detail is for a report, not for the person
    console.error(error);
    const message = getErrorMessage(error);
    onEvent(isWrongPasswordError(error) ? { type: 'wrong password', message } : { type: 'failed', message });
    return false;
  }
}

async function deleteEverything({
  accountId,
  password,
  signal,
  onEvent,
}: DeleteAccountOptions): Promise<void> {
  onEvent({ type: 'reached', step: 'password' });
  await reauthenticate(password);
  // Without a profile the rules let nobody reach for the rest, and there is none: the profile goes after it.
  if (await fetchStoredProfile(accountId)) {
    for (const kind of ['videos', 'animals', 'notifications'] as const) {
      onEvent({ type: 'reached', step: kind });
      for (const stored of await fetchOwnedDocuments(kind, accountId)) {
        signal.throwIfAborted();
        await deleteWithFiles(kind, stored);
        onEvent({ type: 'removed' });
      }
    }
    onEvent({ type: 'reached', step: 'photo' });
    await deleteFiles([profilePhotoPath(accountId)]);
    signal.throwIfAborted();
    onEvent({ type: 'reached', step: 'profile' });
    // Removing many clips may have taken longer than a login counts as a fresh one.
    await reauthenticate(password);
    await deleteProfile(accountId);
  }
  signal.throwIfAborted();
  // A browser that keeps nothing has nothing to forget.
  await storeNextEvent(accountId, parseNextEvent(undefined)).catch(() => undefined);
  onEvent({ type: 'reached', step: 'login' });
  await deleteAuthUser();
}

/** The files first: the document is what another try finds them by. */
async function deleteWithFiles(kind: OwnedCollection, stored: StoredDocument): Promise<void> {
  await deleteFiles(getFilePaths[kind](stored));
  await deleteOwnedDocument(kind, stored.id);
}

async function deleteFiles(filePaths: string[]): Promise<void> {
  const removed = await Promise.all(filePaths.map(deleteFile));
  const kept = filePaths.filter((_path, at) => !removed[at]);
  // The person cannot remove these and was told beforehand; an administrator can.
  // eslint-disable-next-line no-console -- for the report that asks for it
  if (kept.length > 0) console.error(`The rules keep ${kept.join(' and ')}.`);
}
