import type { SessionUser } from '#src/data/auth/session.ts';
import { fetchUser } from '#src/data/firestore/users.ts';
import { selectedAccountId } from '#src/domain/access.ts';
import type { User } from '#src/domain/user.ts';
import type { Session } from './session-store.ts';

/**
 * The profile acted for: the chosen one while it can be read, else the own one.
 *
 * @param known a profile that need not be read again
 */
export async function selectedProfile(own: User, known?: User): Promise<User> {
  const id = selectedAccountId(own);
  if (id === own.id) return own;
  if (id === known?.id) return known;
  try {
    const chosen = await fetchUser(id);
    return chosen?.user_access[own.id] ? chosen : own;
  } catch {
    return own; // access was withdrawn, or the profile cannot be reached: acting as oneself is always right
  }
}

const noProfile =
  'There is no profile for this account yet: its sign up was not finished. Log out and sign up again with the same email and password.';

/** Builds the session of a signed-in person from what is stored about them. */
export async function loadSession(user: SessionUser): Promise<Session> {
  try {
    const own = await fetchUser(user.id);
    if (!own) return { status: 'failed', user, message: noProfile };
    return { status: 'signed-in', user, own, selected: await selectedProfile(own) };
  } catch (error) {
    return { status: 'failed', user, message: error instanceof Error ? error.message : String(error) };
  }
}
