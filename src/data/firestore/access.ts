import {
  collection,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
  type WriteBatch,
} from 'firebase/firestore/lite';
import {
  buildAccessChanges,
  buildStepNotification,
  type AccessChange,
  type AccessStep,
} from '#src/domain/access-steps.ts';
import { parseUser, type User } from '#src/domain/user.ts';
import { withDataErrors, DataError, isDataError } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore.ts';
import { fetchUser } from './users.ts';

const usersCollection = collection(firestore, 'users');

/**
 * Finds an account by its exact email, ignoring case.
 *
 * @returns undefined when there is none, or when several profiles claim the email (decision D25)
 * @throws DataError
 */
export async function findUserByEmail(email: string): Promise<User | undefined> {
  return withDataErrors(async () => {
    const { docs } = await getDocs(
      query(usersCollection, where('email', '==', email.trim().toLowerCase()), limit(2)),
    );
    const [user, duplicate] = docs.map((each) => parseUser(each.id, toPlainData(each.data())));
    return user && !duplicate && !user.deleted ? user : undefined;
  });
}

/** The fields of the other account that a step needs. A deleted account is hidden and acts as nobody else. */
async function fetchOtherParty(id: string) {
  try {
    return await fetchUser(id);
  } catch (error) {
    if (isDataError(error, 'not-allowed')) return { id, current_accessed_account: id };
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

/**
 * Performs a step of access sharing: changes both profiles and creates the notification in one batch. When the other
 * profile no longer exists, only the entries in the own profile are removed.
 *
 * @param own the profile of the signed-in user
 * @throws DataError `not-allowed` also when the other account has performed a step in the meantime
 */
export async function performAccessStep(step: AccessStep, own: User, otherId: string): Promise<void> {
  return withDataErrors(async () => {
    const other = await fetchOtherParty(otherId);
    const notification = buildStepNotification(step, own, otherId);
    if (!other && notification) throw new DataError('not-found');
    await removeStaleEntry(step, own.id, otherId);
    const changes = buildAccessChanges(step, own, other ?? { id: otherId, current_accessed_account: '' });
    const batch = writeBatch(firestore);
    addAccessChange(batch, own.id, otherId, changes.own);
    if (other) addAccessChange(batch, otherId, own.id, changes.other);
    if (notification) {
      const notificationRef = doc(firestore, 'notifications', notification.id);
      batch.set(notificationRef, { ...notification, timestamp: serverTimestamp() });
    }
    await batch.commit();
  });
}
