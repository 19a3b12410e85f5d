import { clipPath } from '#src/config/service-urls.ts';
import { isAuthError } from '#src/data/auth/auth-error.ts';
import { deleteAuthUser } from '#src/data/auth/auth-user.ts';
import { reauthenticate } from '#src/data/auth/password.ts';
import { storeNextEvent } from '#src/data/device/next-event.ts';
import { deleteProfile } from '#src/data/firestore/users.ts';
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
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { endSession } from '#src/session/session-actions.ts';
import type { DeletionEvent } from './deletion-state.ts';

interface DeleteAccountOptions {
  accountId: string;
  password: string;
  /** Checked between two deletions; completed deletions are not undone. */
  signal: AbortSignal;
  onEvent: (event: DeletionEvent) => void;
}

const getFilePaths: Record<OwnedCollection, (document: StoredDocument) => string[]> = {
  videos: (document) => {
    const { video_id } = parseVideo(document.id, document);
    return [clipPath(video_id), thumbnailPath(video_id)];
  },
  animals: ({ id }) => [animalPicturePath(id)],
  notifications: () => [],
};

/** Deletes everything an account owns, then its profile, then its login. Each step is idempotent, so a retry resumes. */
export async function deleteAccount(options: DeleteAccountOptions): Promise<boolean> {
  const { signal, onEvent } = options;
  try {
    await deleteEverything(options);
    onEvent({ type: 'deleted' });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    reportError(error);
    const message = getErrorMessage(error);
    onEvent(
      isAuthError(error, 'wrong-password')
        ? { type: 'wrong password', message }
        : { type: 'failed', message },
    );
    return false;
  }
}

async function deleteEverything({
  accountId,
  password,
  signal,
  onEvent,
}: DeleteAccountOptions): Promise<void> {
  onEvent({ type: 'step started', step: 'password' });
  await reauthenticate(password);
  // The rules require a profile for every other deletion, so it is deleted after them.
  if (await fetchStoredProfile(accountId)) {
    for (const collection of ['videos', 'animals', 'notifications'] as const) {
      onEvent({ type: 'step started', step: collection });
      for (const document of await fetchOwnedDocuments(collection, accountId)) {
        signal.throwIfAborted();
        await deleteWithFiles(collection, document);
        onEvent({ type: 'item deleted' });
      }
    }
    onEvent({ type: 'step started', step: 'photo' });
    await deleteFiles([profilePhotoPath(accountId)]);
    signal.throwIfAborted();
    onEvent({ type: 'step started', step: 'profile' });
    // Deleting many clips may take longer than a login counts as recent.
    await reauthenticate(password);
    await endSession(() => deleteProfile(accountId));
  }
  signal.throwIfAborted();
  // Device storage may be unavailable; then there is nothing to delete.
  await storeNextEvent(accountId, parseNextEvent(undefined)).catch(() => undefined);
  onEvent({ type: 'step started', step: 'login' });
  await deleteAuthUser();
}

/** Files first: a retry finds them through the document. */
async function deleteWithFiles(collection: OwnedCollection, document: StoredDocument): Promise<void> {
  await deleteFiles(getFilePaths[collection](document));
  await deleteOwnedDocument(collection, document.id);
}

async function deleteFiles(filePaths: string[]): Promise<void> {
  const results = await Promise.all(filePaths.map(deleteFile));
  const rejectedPaths = filePaths.filter((_path, index) => !results[index]);
  // Users cannot delete these files and were informed beforehand; an administrator can.
  if (rejectedPaths.length > 0) reportError(`The rules reject deleting ${rejectedPaths.join(' and ')}.`);
}
