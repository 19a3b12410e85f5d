import { contestant, contractor, fan, withSharing, type StoredUser } from '#tests/support/factories/user.ts';
import { documents, member, type Person } from './people.ts';

/** Somebody who may act for an account, and that account's owner. */
export interface Shared {
  delegate: Person;
  grantor: Person;
}

/** Makes two people of the test's own: an owner of stock, and a fan who may act for them. */
export async function shared(stored: Partial<StoredUser> = {}): Promise<Shared> {
  const both = withSharing('shared', contractor({ name: 'Cedar Gap' }), fan(stored));
  const [delegate, grantor] = await Promise.all([member(both.delegate), member(both.grantor)]);
  return { delegate, grantor };
}

/** Three more accounts that the delegate's profile names: none of them lets them act any more. */
export async function staleSharing({ delegate }: Shared): Promise<string[]> {
  const stale = [contestant({ first_name: 'Former' }), contestant({ first_name: 'Closed', deleted: true })];
  const closed = { user_access: { [delegate.id]: true as const } };
  await Promise.all(stale.map((profile) => member({ ...profile, ...(profile.deleted && closed) })));
  const named = Object.fromEntries([...stale.map(({ id }) => id), 'gone'].map((id) => [id, true]));
  await documents().collection('users').doc(delegate.id).set({ account_access: named }, { merge: true });
  return stale.map(({ first_name }) => first_name);
}

/** What the owner's app does when it takes access away: one batch that leaves both sides consistent. */
export async function takeAccess({ delegate, grantor }: Shared): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore');
  const users = documents().collection('users');
  await documents()
    .batch()
    .update(users.doc(grantor.id), { [`user_access.${delegate.id}`]: FieldValue.delete() })
    .update(users.doc(delegate.id), {
      [`account_access.${grantor.id}`]: FieldValue.delete(),
      current_accessed_account: delegate.id,
    })
    .commit();
}
