import { selectAccount as storeSelection } from '#src/data/firestore/accounts.ts';
import type { User } from '#src/domain/user.ts';
import { isInside } from './session-state.ts';
import { dispatchSession, useSessionStore } from './session-store.ts';

/**
 * Acts for an account from now on, in every tab (AUTH-06, SWT-01).
 *
 * @throws DataError when the selection was not stored; the session stays as it was
 */
export async function selectAccount(account: User): Promise<void> {
  const session = useSessionStore.getState();
  if (!isInside(session)) return;
  const userId = session.user.id;
  dispatchSession({ type: 'selection-started', accountId: account.id });
  try {
    await storeSelection(userId, account.id);
  } catch (error) {
    dispatchSession({ type: 'selection-failed' });
    throw error;
  }
  dispatchSession({ type: 'selection-stored', userId, account });
}
