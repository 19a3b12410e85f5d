import { deleteField, doc, getDoc, writeBatch, type DocumentReference } from 'firebase/firestore/lite';
import { isRecord } from '#src/domain/field-readers.ts';
import { lineLimits } from '#src/domain/text-limits.ts';
import { parseUser, type Contact, type User } from '#src/domain/user.ts';
import { isDataError, withDataErrors } from '../data-error.ts';
import { toPlainData, type StoredFields } from '../plain-data.ts';
import { buildEmailEntry, fetchEmailEntry } from './emails.ts';
import { fetchDocument } from './fetch-document.ts';
import { firestore } from './firestore-client.ts';

/** What is stored apart from a profile: email and phone, and what the member agreed to. */
type PrivateDocument = 'contact' | 'agreement';

/** A document beside a profile that only some can read. */
export const getPrivateRef = (userId: string, name: PrivateDocument): DocumentReference =>
  doc(firestore, 'users', userId, 'private', name);

/**
 * Reads what is stored apart from a profile, as it is stored.
 *
 * @returns undefined when there is none, or when it is hidden from the signed-in user
 * @throws DataError
 */
export async function fetchStoredPrivate(
  userId: string,
  name: PrivateDocument,
): Promise<StoredFields | undefined> {
  try {
    return await withDataErrors(async () => {
      const fields = (await getDoc(getPrivateRef(userId, name))).data();
      return fields && toPlainData(fields);
    });
  } catch (error) {
    if (isDataError(error, 'not-allowed')) return undefined;
    throw error;
  }
}

async function fetchWithContact(id: string, before: Partial<Contact> = {}): Promise<User | undefined> {
  const [profile, contact] = await Promise.all([
    fetchDocument('users', id, (_id, fields) => (isRecord(fields) ? fields : {})),
    fetchStoredPrivate(id, 'contact'),
  ]);
  return profile && parseUser(id, { ...profile, ...before, ...contact });
}

/**
 * Leaves out a deleted profile, which the rules hide.
 *
 * @throws DataError
 */
export async function onlyVisible(request: Promise<User | undefined>): Promise<User | undefined> {
  try {
    const user = await request;
    return user?.deleted ? undefined : user;
  } catch (error) {
    if (isDataError(error, 'not-allowed')) return undefined;
    throw error;
  }
}

/**
 * Reads a profile with its contact, which those who act for the account can read. Older profiles hold it themselves.
 *
 * @returns undefined when it does not exist or was deleted
 * @throws DataError
 */
export const fetchAccount = (id: string): Promise<User | undefined> => onlyVisible(fetchWithContact(id));

/**
 * Reads the own profile with its contact. An email on the profile itself does not count, so the next
 * `updateProfileEmail` moves it.
 *
 * @returns undefined when it does not exist
 * @throws DataError
 */
export const fetchOwnAccount = (id: string): Promise<User | undefined> => fetchWithContact(id, { email: '' });

/**
 * The account's own entry of an email, if it has one.
 *
 * @throws DataError
 */
export async function fetchOwnEmailRef(
  userId: string,
  email: string,
): Promise<DocumentReference | undefined> {
  if (email === '') return undefined;
  const entry = await fetchEmailEntry(email);
  return entry.userId === userId ? entry.ref : undefined;
}

/**
 * Copies the verified email of the login to the contact of its account and registers it, so that others find the
 * account (decision D25); the earlier email is unregistered. What a profile from before holds itself is moved.
 *
 * @param own with its contact; its email may be empty
 * @param email as in the ID token
 * @throws DataError
 */
export async function updateProfileEmail(own: User, email: string): Promise<void> {
  return withDataErrors(async () => {
    const { ref } = await fetchEmailEntry(email);
    const earlierRef = await fetchOwnEmailRef(own.id, own.email);
    const batch = writeBatch(firestore);
    batch.update(doc(firestore, 'users', own.id), { email: deleteField(), phone: deleteField() });
    // One from before may be longer than the rules allow, or no line.
    const phone = own.phone.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').slice(0, lineLimits.phone);
    batch.set(getPrivateRef(own.id, 'contact'), { email, phone });
    batch.set(ref, buildEmailEntry(own.id));
    if (earlierRef && earlierRef.path !== ref.path) batch.delete(earlierRef);
    await batch.commit();
  });
}
