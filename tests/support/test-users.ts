import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getDatabaseWithUrl, type Database } from 'firebase-admin/database';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { databaseNamespace, projectId, getEmulatorEnvironment } from '#scripts/backend/project.ts';
import { demoPassword } from '#tests/support/demo/people.ts';
import { getEmailHash } from '#scripts/admin/plan-migration.ts';
import { parseAccountType } from '#src/domain/account-type.ts';
import { getDisplayName, type Contact } from '#src/domain/user.ts';
import { buildPendingEntries, buildFan, type StoredUser } from '#tests/support/factories/build-user.ts';
import { suitePorts } from './suite.ts';

let app: App | undefined;

/** One Admin app per process. */
export function getAdminApp(): App {
  if (app) return app;
  Object.assign(process.env, getEmulatorEnvironment(suitePorts));
  const databaseURL = `http://127.0.0.1:${suitePorts.database}?ns=${databaseNamespace}`;
  app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com`, databaseURL }, 'tests');
  return app;
}

export const getAdminAuth = (): Auth => getAuth(getAdminApp());

/** The name of a user at the identity provider. */
export const fetchLoginName = async (id: string) => (await getAdminAuth().getUser(id)).displayName;

export const getAdminFirestore = (): Firestore => getFirestore(getAdminApp());

export const getAdminBucket = () => getStorage(getAdminApp()).bucket(`${projectId}.appspot.com`);

export const getAdminDatabase = (namespace = databaseNamespace): Database =>
  getDatabaseWithUrl(`http://127.0.0.1:${suitePorts.database}?ns=${namespace}`, getAdminApp());

export interface TestUser {
  id: string;
  email: string;
  password: string;
  name: string;
}

interface TestUserOptions {
  isVerified?: boolean;
  /** By default made of the id. */
  email?: string;
  phone?: string;
  /** When the invites and requests of the profile were sent. */
  pendingSince?: Date;
}

/**
 * Creates an account, by default with a verified email, and its profile. Each test creates its own users, so that
 * tests do not affect each other.
 *
 * @param profile by default a fan
 */
export async function createTestUser(
  profile: StoredUser = buildFan(),
  { isVerified = true, phone = '', pendingSince = new Date(), ...options }: TestUserOptions = {},
): Promise<TestUser> {
  const { id } = profile;
  const { email = `person-${id.slice(0, 8)}@example.com` } = options;
  const name = getDisplayName({ ...profile, account_type: parseAccountType(profile.account_type) });
  await getAuth(getAdminApp()).createUser({
    uid: id,
    email,
    emailVerified: isVerified,
    password: demoPassword,
    displayName: name,
  });
  const batch = getAdminFirestore().batch();
  const set = (path: string, data: object) => batch.set(getAdminFirestore().doc(path), data);
  set(`users/${id}`, profile);
  set(`users/${id}/private/contact`, { email: isVerified ? email : '', phone });
  if (isVerified) set(`emails/${getEmailHash(email)}`, { user_id: id, updated: new Date() });
  for (const pending of buildPendingEntries(profile, pendingSince))
    set(`pending_access/${pending.id}`, pending);
  await batch.commit();
  return { id, email, password: demoPassword, name };
}

export async function fetchStoredProfile(id: string): Promise<StoredUser | undefined> {
  const snapshot = await getAdminFirestore().collection('users').doc(id).get();
  return snapshot.data() as StoredUser | undefined;
}

export async function fetchStoredContact(id: string): Promise<Contact | undefined> {
  const snapshot = await getAdminFirestore().doc(`users/${id}/private/contact`).get();
  return snapshot.data() as Contact | undefined;
}

/** Replaces a user's second factors with phones of these names. */
export async function setSecondFactors(id: string, names: readonly string[]): Promise<void> {
  const enrolledFactors = names.map((displayName, index) => ({
    uid: `${id}-${index}`,
    factorId: 'phone' as const,
    phoneNumber: `+1650555010${index}`,
    displayName,
  }));
  await getAuth(getAdminApp()).updateUser(id, { multiFactor: { enrolledFactors } });
}
