import { clipPath } from '#src/config/service-addresses.ts';
import { deleteLogin } from '#src/data/auth/close-account.ts';
import { confirmPassword, isWrongPassword } from '#src/data/auth/password.ts';
import { storeNextEvent } from '#src/data/device/next-event.ts';
import { deleteProfile } from '#src/data/firestore/account.ts';
import {
  deleteOwnDocument,
  fetchOwnDocuments,
  fetchOwnProfile,
  type OwnCollection,
  type StoredFields,
} from '#src/data/firestore/own-documents.ts';
import { animalPicturePath, profilePhotoPath, thumbnailPath } from '#src/data/storage/file-url.ts';
import { removeFile } from '#src/data/storage/remove-file.ts';
import { readNextEvent } from '#src/domain/next-event.ts';
import { readVideo } from '#src/domain/video.ts';
import { messageOf } from '#src/lib/message-of.ts';
import { endSession } from '#src/session/end-session.ts';
import type { ClosingEvent } from './closing-state.ts';

interface Closing {
  accountId: string;
  password: string;
  /** Stops between two deletions; what is gone stays gone. */
  signal: AbortSignal;
  tell: (event: ClosingEvent) => void;
}

/** The files that belong to a document. */
const filesOf: Record<OwnCollection, (stored: StoredFields) => string[]> = {
  videos: (stored) => {
    const { video_id } = readVideo(stored.id, stored);
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
export async function closeAccount(closing: Closing): Promise<boolean> {
  const { signal, tell } = closing;
  try {
    await endSession(() => closeAll(closing));
    tell({ type: 'closed' });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    // eslint-disable-next-line no-console -- what went wrong in detail is for a report, not for the person
    console.error(error);
    const message = messageOf(error);
    tell(isWrongPassword(error) ? { type: 'wrong password', message } : { type: 'failed', message });
    return false;
  }
}

async function closeAll({ accountId, password, signal, tell }: Closing): Promise<void> {
  tell({ type: 'reached', step: 'password' });
  await confirmPassword(password);
  // Without a profile the rules let nobody reach for the rest, and there is none: the profile goes after it.
  if (await fetchOwnProfile(accountId)) {
    for (const kind of ['videos', 'animals', 'notifications'] as const) {
      tell({ type: 'reached', step: kind });
      for (const stored of await fetchOwnDocuments(kind, accountId)) {
        signal.throwIfAborted();
        await removeWithFiles(kind, stored);
        tell({ type: 'removed' });
      }
    }
    tell({ type: 'reached', step: 'photo' });
    await removeFiles([profilePhotoPath(accountId)]);
    signal.throwIfAborted();
    tell({ type: 'reached', step: 'profile' });
    // Removing many clips may have taken longer than a login counts as a fresh one.
    await confirmPassword(password);
    await deleteProfile(accountId);
  }
  signal.throwIfAborted();
  // A browser that keeps nothing has nothing to forget.
  await storeNextEvent(accountId, readNextEvent(undefined)).catch(() => undefined);
  tell({ type: 'reached', step: 'login' });
  await deleteLogin();
}

/** The files first: the document is what another try finds them by. */
async function removeWithFiles(kind: OwnCollection, stored: StoredFields): Promise<void> {
  await removeFiles(filesOf[kind](stored));
  await deleteOwnDocument(kind, stored.id);
}

async function removeFiles(filePaths: string[]): Promise<void> {
  const removed = await Promise.all(filePaths.map(removeFile));
  const kept = filePaths.filter((_path, at) => !removed[at]);
  // The person cannot remove these and was told beforehand; an administrator can.
  // eslint-disable-next-line no-console -- for the report that asks for it
  if (kept.length > 0) console.error(`The rules keep ${kept.join(' and ')}.`);
}
