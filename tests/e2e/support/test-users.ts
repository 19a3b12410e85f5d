import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase, type Database } from 'firebase-admin/database';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { getPorts, getPortShift } from '#scripts/backend/ports.ts';
import { databaseNamespace, projectId, getEmulatorEnvironment } from '#scripts/backend/project.ts';
import { demoPassword } from '#scripts/seed/people.ts';
import { parseAccountType } from '#src/domain/account-type.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { buildFan, type StoredUser } from '#tests/support/factories/user.ts';

const ports = getPorts(process.env['BASE_URL'] ? 'dev' : 'test', getPortShift());

let app: App | undefined;

/** One connection for all tests of a process. */
function getAdminApp(): App {
  if (app) return app;
  Object.assign(process.env, getEmulatorEnvironment(ports));
  const databaseURL = `http://127.0.0.1:${ports.database}?ns=${databaseNamespace}`;
  app = initializeApp({ projectId, databaseURL }, 'tests');
  return app;
}

/** The suite's documents, past the rules. */
export const getAdminFirestore = (): Firestore => getFirestore(getAdminApp());

/** The suite's files, past the rules. */
export const getAdminBucket = () => getStorage(getAdminApp()).bucket(`${projectId}.appspot.com`);

/** The suite's Realtime Database, past the rules. */
export const getAdminDatabase = (): Database => getDatabase(getAdminApp());

/** Somebody who can log in. */
export interface TestUser {
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
export async function createTestUser(
  profile: StoredUser = buildFan(),
  { verified = true } = {},
): Promise<TestUser> {
  const { id, email } = profile;
  const name = getDisplayName({ ...profile, account_type: parseAccountType(profile.account_type) });
  await getAuth(getAdminApp()).createUser({
    uid: id,
    email,
    emailVerified: verified,
    password: demoPassword,
    displayName: name,
  });
  await getAdminFirestore().collection('users').doc(id).set(profile);
  return { id, email, password: demoPassword, name };
}

/** A profile as it is stored now; undefined when there is none. */
export async function fetchStoredProfile(id: string): Promise<StoredUser | undefined> {
  const found = await getAdminFirestore().collection('users').doc(id).get();
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
  await getAuth(getAdminApp()).updateUser(id, { multiFactor: { enrolledFactors } });
}
