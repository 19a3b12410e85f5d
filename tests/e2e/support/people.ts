import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase, type Database } from 'firebase-admin/database';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { portsOf, portShift } from '#emulators/ports.ts';
import { databaseNamespace, projectId, toolEnvironment } from '#scripts/backend/project.ts';
import { password } from '#scripts/seed/people.ts';
import { readAccountType } from '#src/domain/account-type.ts';
import { displayName } from '#src/domain/user.ts';
import { fan, type StoredUser } from '#tests/support/factories/user.ts';

const ports = portsOf(process.env['BASE_URL'] ? 'dev' : 'test', portShift());

let app: App | undefined;

/** One connection for all tests of a process. */
function administration(): App {
  if (app) return app;
  Object.assign(process.env, toolEnvironment(ports));
  const databaseURL = `http://127.0.0.1:${ports.database}?ns=${databaseNamespace}`;
  app = initializeApp({ projectId, databaseURL }, 'tests');
  return app;
}

/** The suite's documents, past the rules. */
export const documents = (): Firestore => getFirestore(administration());

/** The suite's files, past the rules. */
export const files = () => getStorage(administration()).bucket(`${projectId}.appspot.com`);

/** The suite's Realtime Database, past the rules. */
export const liveData = (): Database => getDatabase(administration());

/** Somebody who can log in. */
export interface Person {
  id: string;
  email: string;
  password: string;
  name: string;
}

/**
 * Makes a person of the test's own, so that what the test changes is nobody else's: an account with a verified
 * address, and a profile.
 *
 * @param profile of the factories; a fan's unless it is given
 */
export async function member(profile: StoredUser = fan(), { verified = true } = {}): Promise<Person> {
  const { id, email } = profile;
  const name = displayName({ ...profile, account_type: readAccountType(profile.account_type) });
  await getAuth(administration()).createUser({
    uid: id,
    email,
    emailVerified: verified,
    password,
    displayName: name,
  });
  await documents().collection('users').doc(id).set(profile);
  return { id, email, password, name };
}

/** A profile as it is stored now; undefined when there is none. */
export async function storedProfile(id: string): Promise<StoredUser | undefined> {
  const found = await documents().collection('users').doc(id).get();
  return found.data() as StoredUser | undefined;
}

/** Makes somebody's login ask for exactly these phones besides the password, as another app may have set it up. */
export async function setSecondFactors(id: string, names: readonly string[]): Promise<void> {
  const enrolledFactors = names.map((called, index) => ({
    uid: `${id}-${index}`,
    factorId: 'phone' as const,
    phoneNumber: `+1650555010${index}`,
    displayName: called,
  }));
  await getAuth(administration()).updateUser(id, { multiFactor: { enrolledFactors } });
}
