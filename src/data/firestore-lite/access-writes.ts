import {
  collection,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  serverTimestamp,
  updateDoc,
  writeBatch,
  type WriteBatch,
} from 'firebase/firestore/lite';
import {
  buildAccessChanges,
  buildStepNotification,
  isFull,
  type AccessChange,
  type AccessStep,
  type AddAccessStep,
} from '#src/domain/access-steps.ts';
import { parseProfileLink } from '#src/config/profile-link.ts';
import { getExpiry } from '#src/domain/expiry.ts';
import { getPendingChange, parsePendingAccess, type PendingAccess } from '#src/domain/pending-access.ts';
import { parseUser, type User } from '#src/domain/user.ts';
import { getNow } from '#src/lib/clock.ts';
import { withDataErrors, DataError, isDataError } from '../data-error.ts';
import { createRefusal } from '../refusal.ts';
import { fetchEmailEntry } from './emails.ts';
import { fetchDocument } from './fetch-document.ts';
import { firestore } from './firestore-client.ts';
import { addNotification } from './notification-writes.ts';
import { commitPaced } from './rate-limits.ts';
import { fetchUser, fetchVisibleUser } from './users.ts';

const usersCollection = collection(firestore, 'users');

/**
 * Finds the account that registered an email, ignoring case, or that a link to a profile names.
 *
 * @returns undefined when there is none
 * @throws DataError
 */
export async function findUserToInvite(emailOrLink: string): Promise<User | undefined> {
  const userId = parseProfileLink(emailOrLink) ?? (await fetchEmailEntry(emailOrLink)).userId;
  return userId === undefined ? undefined : fetchVisibleUser(userId);
}

/** The fields of the other account that a step needs. A deleted account is hidden and cannot act for others. */
async function fetchOtherParty(id: string): Promise<User | undefined> {
  try {
    return await fetchUser(id);
  } catch (error) {
    if (isDataError(error, 'not-allowed')) return parseUser(id, { current_accessed_account: id });
    throw error;
  }
}

/** Updates single map entries, which keeps concurrent changes of other entries. */
function addAccessChange(
  batch: WriteBatch,
  userId: string,
  otherId: string,
  { entries, resetsSelectedAccount }: AccessChange,
): void {
  const [first, ...rest] = entries.map(
    ([field, isPresent]) => [new FieldPath(field, otherId), isPresent ? true : deleteField()] as const,
  );
  if (!first) return;
  const fallback = resetsSelectedAccount ? ['current_accessed_account', userId] : [];
  batch.update(doc(usersCollection, userId), ...first, ...rest.flat(), ...fallback);
}

/**
 * The rules read the recipient of an invite or request from the new key in the sender's map. Other apps may have left
 * the key there as false, which counts as absent; it has to be removed first.
 */
async function removeStaleEntry(step: AccessStep, ownId: string, otherId: string): Promise<void> {
  const field = step === 'invite' ? 'sent_invites' : step === 'request' ? 'sent_requests' : undefined;
  if (!field) return;
  const path = new FieldPath(field, otherId);
  const stored: unknown = (await getDoc(doc(usersCollection, ownId))).get(path);
  if (stored !== undefined && stored !== true)
    await updateDoc(doc(usersCollection, ownId), path, deleteField());
}

/** Invites and requests are paced. */
async function commitStep(
  change: ReturnType<typeof getPendingChange>,
  addWrites: (batch: WriteBatch) => void,
): Promise<void> {
  if (change?.isOpened) return commitPaced({ action: 'invite', subject: change.pending.id }, addWrites);
  const batch = writeBatch(firestore);
  addWrites(batch);
  return withDataErrors(() => batch.commit());
}

function addPendingChange(batch: WriteBatch, change: ReturnType<typeof getPendingChange>): void {
  if (!change) return;
  const pendingRef = doc(firestore, 'pending_access', change.pending.id);
  const times = { created: serverTimestamp(), expires: getExpiry('pending_access', getNow()) };
  if (change.isOpened) batch.set(pendingRef, { ...change.pending, ...times });
  else batch.delete(pendingRef);
}

/**
 * Performs a step of access sharing: changes both profiles and creates the notification in one batch. When the other
 * profile no longer exists, only the entries in the own profile are removed.
 *
 * @param own the profile of the signed-in user
 * @throws DataError `not-allowed` also when the other account has performed a step in the meantime; `access-full` when a
 *   list of one of them is; `too-soon` and `invite-limit` for invites and requests
 */
export async function performAccessStep(step: AccessStep, own: User, otherId: string): Promise<void> {
  return withDataErrors(async () => {
    const other = await fetchOtherParty(otherId);
    const notification = buildStepNotification(step, own, otherId);
    if (!other && notification) throw new DataError('not-found');
    const changes = buildAccessChanges(step, own, other ?? { id: otherId, current_accessed_account: '' });
    if (isFull(own, changes.own) || (other && isFull(other, changes.other)))
      throw createRefusal('access-full');
    await removeStaleEntry(step, own.id, otherId);
    const pendingChange = getPendingChange(step, own.id, otherId);
    const addChanges = (batch: WriteBatch) => {
      addAccessChange(batch, own.id, otherId, changes.own);
      if (other) addAccessChange(batch, otherId, own.id, changes.other);
      addPendingChange(batch, pendingChange);
    };
    if (!notification) return commitStep(pendingChange, addChanges);
    try {
      await commitStep(pendingChange, (batch) => {
        addChanges(batch);
        addNotification(batch, notification);
      });
    } catch (error) {
      if (!isDataError(error, 'not-allowed')) throw error;
      // The rules keep the notification of the same step for ten minutes, and only its recipient can look.
      await commitStep(pendingChange, addChanges);
    }
  });
}

/**
 * Sends an invite or request again that has expired.
 *
 * @param own the profile of the signed-in user
 * @throws DataError; the expired one may be gone then
 */
export async function resendAccessStep(step: AddAccessStep, own: User, otherId: string): Promise<void> {
  await performAccessStep(step === 'invite' ? 'cancel invite' : 'cancel request', own, otherId);
  await performAccessStep(step, own, otherId);
}

/**
 * Reads an invite or request.
 *
 * @param id see `buildPendingAccess`
 * @returns undefined when it is missing, as for those of earlier versions
 * @throws DataError
 */
export async function fetchPendingAccess(id: string): Promise<PendingAccess | undefined> {
  return fetchDocument('pending_access', id, parsePendingAccess);
}
