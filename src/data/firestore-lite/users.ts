import DataLoader from 'dataloader';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  deleteField,
  where,
  writeBatch,
  type DocumentReference,
} from 'firebase/firestore/lite';
import { buildAgreement } from '#src/domain/agreement.ts';
import { toStoredAccountType, type AccountType } from '#src/domain/account-type.ts';
import { isObject, readText } from '#src/domain/field-readers.ts';
import { maxPageSize } from '#src/domain/list-limits.ts';
import type { NewUser } from '#src/domain/new-user.ts';
import type { ProfileChanges } from '#src/domain/profile-form-schema.ts';
import { lineLimits } from '#src/domain/text-limits.ts';
import { parseUser, type AccountTypeChanges, type Contact, type User } from '#src/domain/user.ts';
import { isDataError, withDataErrors } from '../data-error.ts';
import { toPlainData, type StoredFields } from '../plain-data.ts';
import { buildEmailEntry, fetchEmailEntry } from './emails.ts';
import { firestore } from './firestore-client.ts';
import { fetchDocument } from './fetch-document.ts';
import { startingWith } from './starting-with.ts';

const getUserRef = (userId: string) => doc(firestore, 'users', userId);

/** What is stored apart from a profile: email and phone, and what the member agreed to. */
type PrivateDocument = 'contact' | 'agreement';

/** A document beside a profile that only some can read. */
const getPrivateRef = (userId: string, name: PrivateDocument): DocumentReference =>
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
    fetchDocument('users', id, (_id, fields) => (isObject(fields) ? fields : {})),
    fetchStoredPrivate(id, 'contact'),
  ]);
  return profile && parseUser(id, { ...profile, ...before, ...contact });
}

/**
 * Leaves out a deleted profile, which the rules hide.
 *
 * @throws DataError
 */
async function onlyVisible(request: Promise<User | undefined>): Promise<User | undefined> {
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
async function fetchOwnEmailRef(userId: string, email: string): Promise<DocumentReference | undefined> {
  if (email === '') return undefined;
  const entry = await fetchEmailEntry(email);
  return entry.userId === userId ? entry.ref : undefined;
}

/**
 * Whether others find the own account by its email.
 *
 * @throws DataError
 */
export async function fetchIsListed(userId: string): Promise<boolean> {
  return (await fetchStoredPrivate(userId, 'contact'))?.['unlisted'] !== true;
}

/**
 * Lets others find the own account by its email, or no longer.
 *
 * @param own with its contact, whose email is that of the login
 * @throws DataError
 */
export async function updateIsListed(own: User, isListed: boolean): Promise<void> {
  return withDataErrors(async () => {
    const { ref, userId } = await fetchEmailEntry(own.email);
    const batch = writeBatch(firestore);
    const unlisted = isListed ? deleteField() : true;
    batch.set(getPrivateRef(own.id, 'contact'), { unlisted }, { merge: true });
    if (isListed) batch.set(ref, buildEmailEntry(own.id));
    else if (userId === own.id) batch.delete(ref);
    await batch.commit();
  });
}

/**
 * Copies the verified email of the login to the contact of its account and registers it, unless the member has chosen
 * otherwise, so that others find the account (decision D25); the earlier email is unregistered. From then on lists show the account. What a profile from
 * before holds itself is moved.
 *
 * @param own with its contact; its email may be empty
 * @param email as in the ID token
 * @throws DataError
 */
export async function updateProfileEmail(own: User, email: string): Promise<void> {
  return withDataErrors(async () => {
    const [{ ref }, earlierRef, isListed] = await Promise.all([
      fetchEmailEntry(email),
      fetchOwnEmailRef(own.id, own.email),
      fetchIsListed(own.id),
    ]);
    const batch = writeBatch(firestore);
    batch.update(getUserRef(own.id), { email: deleteField(), phone: deleteField(), email_verified: true });
    // One from before may be longer than the rules allow, or no line.
    const phone = own.phone.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').slice(0, lineLimits.phone);
    batch.set(getPrivateRef(own.id, 'contact'), { email, phone, ...(!isListed && { unlisted: true }) });
    if (isListed) batch.set(ref, buildEmailEntry(own.id));
    else batch.delete(ref);
    if (earlierRef && earlierRef.path !== ref.path) batch.delete(earlierRef);
    await batch.commit();
  });
}

/**
 * Reads one profile.
 *
 * @returns undefined when it does not exist
 * @throws DataError `not-allowed` when it was deleted and is hidden
 */
export async function fetchUser(id: string): Promise<User | undefined> {
  return fetchDocument('users', id, parseUser);
}

/** The profiles of a page of ids that lists show: whose email is verified. */
async function fetchListed(ids: readonly string[]): Promise<Map<string, User>> {
  const users = collection(firestore, 'users');
  const page = query(
    users,
    // By their names, the rules would refuse all where one is gone.
    where('id', 'in', ids),
    where('email_verified', '==', true),
    limit(maxPageSize),
  );
  const { docs } = await getDocs(page);
  return new Map(docs.map((found) => [found.id, parseUser(found.id, toPlainData(found.data()))]));
}

/** Reads what is asked for at once in pages, and what those lack one by one. */
const visibleUsers = new DataLoader<string, User | undefined>(
  async (ids) => {
    const listed = ids.length > 1 ? await withDataErrors(() => fetchListed(ids)) : new Map<string, User>();
    const results = ids.map(async (id) => {
      const found = listed.get(id);
      return found?.deleted ? undefined : (found ?? (await onlyVisible(fetchUser(id))));
    });
    const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
    return Promise.all(results.map((result) => result.catch(toError)));
  },
  { cache: false, maxBatchSize: maxPageSize },
);

/**
 * Reads one profile, or some of those that are asked for at the same time in one request.
 *
 * @returns undefined when it does not exist or was deleted
 * @throws DataError
 */
export const fetchVisibleUser = (id: string): Promise<User | undefined> => visibleUsers.load(id);

/**
 * Reads the email of an account that the user acts for.
 *
 * @param profile of earlier versions, which may hold it itself
 * @returns empty when there is none
 * @throws DataError
 */
export async function fetchEmail({ id, email }: Pick<User, 'id' | 'email'>): Promise<string> {
  return readText((await fetchStoredPrivate(id, 'contact'))?.['email']) || email;
}

/**
 * Lists up to 20 profiles of one account type by first name; anybody can sign up with an email that is not theirs, so
 * only those whose email was verified.
 *
 * @param firstName the beginning of the first names; empty for all
 * @throws DataError
 */
export async function fetchUsersByType(type: AccountType, firstName = ''): Promise<User[]> {
  return withDataErrors(async () => {
    const snapshot = await getDocs(
      query(
        collection(firestore, 'users'),
        where('account_type', '==', toStoredAccountType(type)),
        where('email_verified', '==', true),
        orderBy('first_name'),
        ...startingWith('first_name', firstName),
        limit(maxPageSize),
      ),
    );
    const users = snapshot.docs.map((found) => parseUser(found.id, toPlainData(found.data())));
    return users.filter((user) => !user.deleted);
  });
}

/**
 * Creates the profile of a new account, whose person agreed to the terms. Its email follows once it is verified.
 *
 * @param phone may be empty
 * @throws DataError
 */
export async function createUser(user: NewUser, phone: string): Promise<void> {
  return withDataErrors(async () => {
    const batch = writeBatch(firestore);
    batch.set(getUserRef(user.id), user);
    batch.set(getPrivateRef(user.id, 'contact'), { phone });
    const agreement = { ...buildAgreement(), agreed: serverTimestamp() };
    batch.set(getPrivateRef(user.id, 'agreement'), agreement);
    await batch.commit();
  });
}

/**
 * Changes a profile and its phone; fields that are left out keep their values.
 *
 * @throws DataError
 */
export async function updateProfile(id: string, { phone, ...changes }: ProfileChanges): Promise<void> {
  return withDataErrors(async () => {
    const batch = writeBatch(firestore);
    if (phone === undefined) batch.update(getUserRef(id), changes);
    else {
      // Only profiles of earlier versions have the phone number in them.
      batch.update(getUserRef(id), { ...changes, phone: deleteField() });
      batch.set(getPrivateRef(id, 'contact'), { phone }, { merge: true });
    }
    await batch.commit();
  });
}

/**
 * Changes the account type. When the account then shows another name, it loses the verified badge.
 *
 * @param changes see `buildAccountTypeChanges`
 * @throws DataError
 */
export async function updateAccountType(
  userId: string,
  { account_type, ...changes }: AccountTypeChanges,
): Promise<void> {
  const fields = { account_type: toStoredAccountType(account_type), ...changes };
  return withDataErrors(() => updateDoc(getUserRef(userId), fields));
}

/**
 * Stores which account a user acts as.
 *
 * @param accountId the own account, or one whose document grants access
 * @throws DataError
 */
export async function updateSelectedAccount(userId: string, accountId: string): Promise<void> {
  return withDataErrors(() => updateDoc(getUserRef(userId), { current_accessed_account: accountId }));
}

/**
 * Deletes the own profile with what is stored apart from it, unregisters its email, and asks operators to remove what
 * members cannot. The rules require a login in the last ten minutes.
 *
 * @throws DataError
 */
export async function deleteProfile(userId: string): Promise<void> {
  return withDataErrors(async () => {
    const profile = await fetchOwnAccount(userId);
    const emailRef = profile && (await fetchOwnEmailRef(userId, profile.email));
    const batch = writeBatch(firestore);
    batch.delete(getUserRef(userId));
    batch.delete(getPrivateRef(userId, 'contact'));
    batch.delete(getPrivateRef(userId, 'agreement'));
    batch.set(doc(firestore, 'erasures', userId), { requested: serverTimestamp() });
    if (emailRef) batch.delete(emailRef);
    await batch.commit();
  });
}
