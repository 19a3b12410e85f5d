import type { User } from '#src/domain/user.ts';
import { dispatchSession } from './session-store.ts';

/** Shows a saved profile before its subscription delivers it. */
export function applySavedProfile(accountId: string, changes: Partial<User>): void {
  dispatchSession({ type: 'profile-saved', accountId, changes });
}
