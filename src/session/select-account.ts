import { updateSelectedAccount } from '#src/data/firestore-lite/users.ts';
import type { User } from '#src/domain/user.ts';
import { isInside } from './session-state.ts';
import { dispatchSession, useSessionStore } from './session-store.ts';

export async function selectAccount(account: User): Promise<void> {
  const session = useSessionStore.getState();
  if (!isInside(session)) return;
  const userId = session.user.id;
  dispatchSession({ type: 'selection-started', accountId: account.id });
  try {
    await updateSelectedAccount(userId, account.id);
  } catch (error) {
    dispatchSession({ type: 'selection-failed' });
    throw error;
  }
  dispatchSession({ type: 'selection-stored', userId, account });
}
