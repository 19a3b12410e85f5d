import { arrayUnion, doc, serverTimestamp, writeBatch, type WriteBatch } from 'firebase/firestore/lite';
import { buildDelegateNotification, type DelegateAction } from '#src/domain/notification.ts';
import {
  getMaxRides,
  mergeReel,
  parseReel,
  type NewReel,
  type Reel,
  type ReelValues,
} from '#src/domain/reel.ts';
import type { User } from '#src/domain/user.ts';
import { withDataErrors } from '../data-error.ts';
import { fetchReelRides } from '../firestore-rest/public-reels.ts';
import { fetchDocument } from './fetch-document.ts';
import { firestore } from './firestore-client.ts';
import { addNotification } from './notification-writes.ts';
import { commitPaced } from './rate-limits.ts';

const getKind = ({ is_result_list }: Pick<Reel, 'is_result_list'>) =>
  is_result_list ? 'result list' : 'reel';

const reelDocument = (id: string) => doc(firestore, 'reels', id);

/**
 * Creates a reel.
 *
 * @param reel with an unused id
 * @param creator the profile of the session user; a delegate's reel notifies the account
 * @throws DataError 'reel-limit' when the user has reached today's limit
 */
export async function createReel(reel: NewReel, creator: User): Promise<void> {
  await commitPaced({ action: 'reel', subject: reel.id, isPatient: true }, (batch) => {
    batch.set(reelDocument(reel.id), { ...reel, created: serverTimestamp(), updatedDate: null });
    addNotification(batch, buildDelegateNotification('posted', creator, reel, getKind(reel)));
  });
}

/** Writes about a stored reel, with the notification of a delegate's action, which contains its title. */
async function commitChange(
  reel: Reel | undefined,
  action: DelegateAction,
  actor: User,
  addWrites: (batch: WriteBatch) => void,
): Promise<void> {
  const batch = writeBatch(firestore);
  addWrites(batch);
  addNotification(batch, reel && buildDelegateNotification(action, actor, reel, getKind(reel)));
  await withDataErrors(() => batch.commit());
}

const fetchStored = (id: string) => fetchDocument('reels', id, parseReel);

/**
 * Changes the title and the rides of a reel. Of what has changed since it was opened, nothing is undone (`mergeReel`).
 *
 * @param opened what was stored when its form was opened; undefined for one that the form has just stored
 * @param editor the profile of the session user
 * @throws DataError
 */
export async function updateReel(
  id: string,
  { values, opened }: { values: ReelValues; opened: ReelValues | undefined },
  editor: User,
): Promise<void> {
  const reel = await fetchStored(id);
  const { title, videos } = reel && opened ? mergeReel(opened, values, reel) : values;
  await commitChange(reel, 'edited', editor, (batch) =>
    batch.update(reelDocument(id), { title, videos, updatedDate: serverTimestamp() }),
  );
}

/**
 * Adds a ride to the end of a reel. Changes that somebody else makes meanwhile are kept, unless rides that are gone have
 * to make room.
 *
 * @param editor the profile of the session user
 * @throws DataError 'not-allowed' when the reel is full or was deleted
 */
export async function addToReel(id: string, rideId: string, editor: User): Promise<void> {
  const reel = await fetchStored(id);
  const isFull = reel !== undefined && reel.videos.length >= getMaxRides(reel);
  const videos = isFull
    ? [...(await fetchReelRides(reel)).map((ride) => ride.id), rideId]
    : arrayUnion(rideId);
  await commitChange(reel, 'edited', editor, (batch) =>
    batch.update(reelDocument(id), { videos, updatedDate: serverTimestamp() }),
  );
}

/** Deletes a reel in a batch, so that its id is never used again. */
export function addReelDeletion(batch: WriteBatch, id: string): void {
  batch.delete(reelDocument(id));
  batch.set(doc(firestore, 'deleted_reels', id), { id, deleted: serverTimestamp() });
}

/**
 * Deletes a reel; its rides stay. Succeeds when it is already gone.
 *
 * @param deleter the profile of the session user
 * @throws DataError
 */
export async function deleteReel(id: string, deleter: User): Promise<void> {
  const reel = await fetchStored(id);
  if (reel) await commitChange(reel, 'deleted', deleter, (batch) => addReelDeletion(batch, id));
}
