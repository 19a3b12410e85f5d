import { isAuthError } from '#src/data/auth/auth-error.ts';
import { deleteAuthUser } from '#src/data/auth/auth-user.ts';
import { reauthenticate } from '#src/data/auth/password.ts';
import { storeNextEvent } from '#src/data/device/stored-next-event.ts';
import { deleteAnimal, deletePedigree } from '#src/data/firestore-lite/animals.ts';
import { fetchUnpublishedIds } from '#src/data/firestore-lite/upload-tickets.ts';
import { fetchBlockedIds, unblockAccount } from '#src/data/firestore-lite/blocks.ts';
import { deleteFollows } from '#src/data/firestore-lite/follows.ts';
import { deletePushChoice } from '#src/data/firestore-lite/push-choice.ts';
import { deleteReel } from '#src/data/firestore-lite/reels.ts';
import { deleteSavedVideos } from '#src/data/firestore-lite/saved-videos.ts';
import { removeHats } from '#src/data/realtime-database/hats.ts';
import { deleteProfile } from '#src/data/firestore-lite/users.ts';
import {
  deleteNotification,
  fetchOwnedDocuments,
  fetchStoredProfile,
  type OwnedCollection,
  type StoredDocument,
} from '#src/data/firestore-lite/owned-documents.ts';
import { deleteVideo } from '#src/data/firestore-lite/delete-video.ts';
import { animalPicturePath, profilePhotoPath, smallPhotoPath } from '#src/data/storage/file-url.ts';
import { deleteFile } from '#src/data/storage/delete-file.ts';
import { deleteVideoFiles } from '#src/data/storage/delete-video-files.ts';
import { parseNextEvent } from '#src/domain/next-event.ts';
import { parseUser, type User } from '#src/domain/user.ts';
import { parseVideo } from '#src/domain/video.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { endSession } from '#src/session/session-actions.ts';
import type { DeletionEvent } from './deletion-state.ts';
import { removeTraces } from './remove-traces.ts';

interface DeleteAccountOptions {
  accountId: string;
  password: string;
  /** Checked between two deletions; completed deletions are not undone. */
  signal: AbortSignal;
  onEvent: (event: DeletionEvent) => void;
}

/** Files first: a retry finds them through the document, and so do the rules of animals. */
const deleteWithFiles: Record<
  Exclude<OwnedCollection, 'pedigrees'>,
  (document: StoredDocument, own: User) => Promise<void>
> = {
  reels: ({ id }, own) => deleteReel(id, own),
  videos: async (document, own) => {
    reportRemaining(await deleteVideo(parseVideo(document.id, document), own));
  },
  animals: async ({ id }) => {
    await deletePhoto(animalPicturePath(id));
    await deleteAnimal(id);
  },
  notifications: ({ id }) => deleteNotification(id),
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
  const profile = await fetchStoredProfile(accountId);
  if (profile) {
    const own = parseUser(accountId, profile);
    for (const collection of ['reels', 'videos', 'traces', 'animals', 'notifications'] as const) {
      onEvent({ type: 'step started', step: collection });
      if (collection === 'traces') {
        // The traces go before the animals, because the rules look up who owns the animals.
        await removeTraces(own, signal, () => onEvent({ type: 'item deleted' }));
        continue;
      }
      for (const document of await fetchOwnedDocuments(collection, accountId)) {
        signal.throwIfAborted();
        await deleteWithFiles[collection](document, own);
        onEvent({ type: 'item deleted' });
      }
    }
    // Those of animals that an older client has deleted.
    for (const { id } of await fetchOwnedDocuments('pedigrees', accountId)) await deletePedigree(id);
    for (const blockedId of await fetchBlockedIds(accountId)) await unblockAccount(accountId, blockedId);
    await deleteSavedVideos(accountId);
    await deleteFollows(accountId);
    await deletePushChoice(accountId);
    await removeHats(accountId);
    for (const videoId of await fetchUnpublishedIds(accountId))
      reportRemaining(await deleteVideoFiles(videoId));
    onEvent({ type: 'step started', step: 'photo' });
    await deletePhoto(smallPhotoPath(accountId));
    await deletePhoto(profilePhotoPath(accountId));
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

async function deletePhoto(path: string): Promise<void> {
  if (!(await deleteFile(path))) reportRemaining([path]);
}

/** Users cannot delete these files and were informed beforehand; an administrator can. */
function reportRemaining(paths: readonly string[]): void {
  if (paths.length > 0) reportError(`The rules reject deleting ${paths.join(' and ')}.`);
}
