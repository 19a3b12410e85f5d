import { selectAccount } from '#src/data/firestore/accounts.ts';
import type { User } from '#src/domain/user.ts';
import { setSession, useSessionStore } from './session-store.ts';

let chosen: string | undefined;

/** Whether this tab is storing a choice of its own, which its subscription may tell of first. */
export const isBeingChosen = (id: string) => chosen === id;

/**
 * Acts for an account from now on, in every tab (AUTH-06, SWT-01).
 *
 * @param account the own one, or one that the person has access to
 * @throws DataError when the choice could not be stored; the session stays as it was
 */
export async function chooseAccount(account: User): Promise<void> {
  const before = useSessionStore.getState();
  if (before.status !== 'choosing' && before.status !== 'signed-in') return;
  const { id } = before.user;
  chosen = account.id;
  try {
    await selectAccount(id, account.id);
  } finally {
    chosen = undefined;
  }
  const session = useSessionStore.getState();
  const stays = session.status === before.status && session.user.id === id;
  if (!stays || (session.status !== 'choosing' && session.status !== 'signed-in')) return;
  const own = { ...session.own, current_accessed_account: account.id };
  setSession({ status: 'signed-in', user: session.user, own, selected: account.id === id ? own : account });
}
