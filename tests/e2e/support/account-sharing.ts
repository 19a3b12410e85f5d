import {
  buildContestant,
  buildContractor,
  buildFan,
  withSharing,
  type StoredUser,
} from '#tests/support/factories/user.ts';
import { getAdminFirestore, createTestUser, type TestUser } from './test-users.ts';

/** Somebody who may act for an account, and that account's owner. */
export interface SharedAccount {
  delegate: TestUser;
  grantor: TestUser;
}

/** Makes two people of the test's own: an owner of stock, and a fan who may act for them. */
export async function createSharedAccount(stored: Partial<StoredUser> = {}): Promise<SharedAccount> {
  const both = withSharing('shared', buildContractor({ name: 'Cedar Gap' }), buildFan(stored));
  const [delegate, grantor] = await Promise.all([
    createTestUser(both.delegate),
    createTestUser(both.grantor),
  ]);
  return { delegate, grantor };
}

/** Three more accounts that the delegate's profile names: none of them lets them act any more. */
export async function addStaleAccess({ delegate }: SharedAccount): Promise<string[]> {
  const stale = [
    buildContestant({ first_name: 'Former' }),
    buildContestant({ first_name: 'Closed', deleted: true }),
  ];
  const closed = { user_access: { [delegate.id]: true as const } };
  await Promise.all(stale.map((profile) => createTestUser({ ...profile, ...(profile.deleted && closed) })));
  const named = Object.fromEntries([...stale.map(({ id }) => id), 'gone'].map((id) => [id, true]));
  await getAdminFirestore()
    .collection('users')
    .doc(delegate.id)
    .set({ account_access: named }, { merge: true });
  return stale.map(({ first_name }) => first_name);
}

/** What the owner's app does when it takes access away: one batch that leaves both sides consistent. */
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
