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
import { withDataErrors, DataError, toDataError } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore.ts';
import { fetchUser } from './users.ts';

const usersCollection = collection(firestore, 'users');

/**
 * Finds an account by its exact email, as it stands in the sign-in: in lower case.
 *
 * @returns undefined when there is none, or when several claim the address (decision D25)
 * @throws DataError
 */
export async function findUserByEmail(email: string): Promise<User | undefined> {
  return withDataErrors(async () => {
    const { docs } = await getDocs(
      query(usersCollection, where('email', '==', email.trim().toLowerCase()), limit(2)),
    );
    const [found, another] = docs.map((each) => parseUser(each.id, toPlainData(each.data())));
    return found && !another && !found.deleted ? found : undefined;
  });
}

/** The other side as far as a step needs to know it. A deleted account is hidden, and acts for nobody. */
async function fetchOtherParty(id: string) {
  try {
    return await fetchUser(id);
  } catch (thrown) {
    const error = toDataError(thrown);
    if (error.kind === 'not-allowed') return { id, current_accessed_account: id };
    throw error;
  }
}

/** Updates single entries, so that what others write into the same maps at the same time stays. */
function addAccessChange(
  batch: WriteBatch,
  userId: string,
  partnerId: string,
  { entries, resetsSelectedAccount }: AccessChange,
): void {
  const [first, ...rest] = entries.map(
    ([field, isThere]) => [new FieldPath(field, partnerId), isThere ? true : deleteField()] as const,
  );
  if (!first) return;
  const fallback = resetsSelectedAccount ? ['current_accessed_account', userId] : [];
  batch.update(doc(usersCollection, userId), ...first, ...rest.flat(), ...fallback);
}

/**
 * The rules find out whom an invite or a request is for by the key that is new in the own map. Other apps may have left
 * it there as false, which counts as absent: then it is removed first.
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
 * Takes a step of access sharing: both profiles and the notification in one batch. When the other profile is gone for
 * good, what is left of it in the own one is removed alone.
 *
 * @param own the signed-in person's own profile
 * @throws DataError 'not-allowed' also when the other side has taken a step in the meantime
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
      const told = doc(firestore, 'notifications', notification.id);
      batch.set(told, { ...notification, timestamp: serverTimestamp() });
    }
    await batch.commit();
  });
}
