import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { isDocumentId } from '#src/domain/document-id.ts';
import { getDisplayName, parseUser, type User } from '#src/domain/user.ts';
import { InputError } from '../command-line.ts';

/** A profile and its login, of which one may be missing. */
export interface FoundAccount {
  id: string;
  profile: User | undefined;
  login: UserRecord | undefined;
  /** The display name and the id, for messages. */
  label: string;
}

/** An email that no login can have counts as missing, too. */
const isMissing = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'auth/user-not-found' || error.code === 'auth/invalid-email');

/** @returns undefined when there is none */
export async function findLogin(request: Promise<UserRecord>): Promise<UserRecord | undefined> {
  try {
    return await request;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** All logins of the project, in pages. */
export async function* readLogins(app: App): AsyncGenerator<UserRecord[]> {
  let pageToken: string | undefined;
  do {
    const page = await getAuth(app).listUsers(1000, pageToken);
    yield page.users;
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}

/** @param idOrEmail an account's id, or the email of its login. @throws InputError when there is none */
export async function findAccount(app: App, idOrEmail: string): Promise<FoundAccount> {
  const auth = getAuth(app);
  const isEmail = idOrEmail.includes('@');
  const notFound = new InputError(`No account has the ${isEmail ? 'email' : 'id'} "${idOrEmail}".`);
  if (!isEmail && !isDocumentId(idOrEmail)) throw notFound;
  const login = await findLogin(isEmail ? auth.getUserByEmail(idOrEmail) : auth.getUser(idOrEmail));
  const id = login?.uid ?? idOrEmail;
  if (isEmail && !login) throw notFound;
  const snapshot = await getFirestore(app).collection('users').doc(id).get();
  const fields = snapshot.data();
  if (!login && !fields) throw notFound;
  const profile = fields && parseUser(id, toPlainData(fields));
  return { id, login, profile, label: profile ? `${getDisplayName(profile)} (${id})` : `the login ${id}` };
}

/** @throws InputError when the account has no profile */
export async function findProfile(app: App, idOrEmail: string): Promise<FoundAccount & { profile: User }> {
  const account = await findAccount(app, idOrEmail);
  if (!account.profile) throw new InputError(`The account ${account.id} has no profile.`);
  return { ...account, profile: account.profile };
}
