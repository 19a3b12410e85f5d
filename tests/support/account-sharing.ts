import {
  buildContestant,
  buildContractor,
  buildFan,
  withSharing,
  type StoredUser,
} from '#tests/support/factories/build-user.ts';
import { getAdminFirestore, createTestUser, type TestUser } from './test-users.ts';

export interface SharedAccount {
  delegate: TestUser;
  grantor: TestUser;
}

/** Creates a contractor and a fan who can act for them. */
export async function createSharedAccount(delegateFields: Partial<StoredUser> = {}): Promise<SharedAccount> {
  const profiles = withSharing('shared', buildContractor({ name: 'Cedar Gap' }), buildFan(delegateFields));
  const [delegate, grantor] = await Promise.all([
    createTestUser(profiles.delegate),
    createTestUser(profiles.grantor),
  ]);
  return { delegate, grantor };
}

/** Adds three accounts to the delegate's `account_access` that no longer grant access. @returns their first names */
export async function addStaleAccess({ delegate }: SharedAccount): Promise<string[]> {
  const stale = [
    buildContestant({ first_name: 'Former' }),
    buildContestant({ first_name: 'Closed', deleted: true }),
  ];
  const access = { user_access: { [delegate.id]: true as const } };
  await Promise.all(stale.map((profile) => createTestUser({ ...profile, ...(profile.deleted && access) })));
  const accountAccess = Object.fromEntries([...stale.map(({ id }) => id), 'gone'].map((id) => [id, true]));
  await getAdminFirestore()
    .collection('users')
    .doc(delegate.id)
    .set({ account_access: accountAccess }, { merge: true });
  return stale.map(({ first_name }) => first_name);
}

/** Revokes access in one batch, as the app does. */
export async function revokeAccess({ delegate, grantor }: SharedAccount): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore');
  const users = getAdminFirestore().collection('users');
  await getAdminFirestore()
    .batch()
    .update(users.doc(grantor.id), { [`user_access.${delegate.id}`]: FieldValue.delete() })
    .update(users.doc(delegate.id), {
      [`account_access.${grantor.id}`]: FieldValue.delete(),
      current_accessed_account: delegate.id,
    })
    .commit();
}
