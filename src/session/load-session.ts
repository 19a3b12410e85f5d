import type { SessionUser } from '#src/data/auth/session.ts';
import { fetchUser } from '#src/data/firestore/users.ts';
import { accessibleAccountIds, mayActAs, selectedAccountId } from '#src/domain/access.ts';
import type { User } from '#src/domain/user.ts';
import { messageOf } from '#src/lib/message-of.ts';
import { withOwnEmail } from './own-email.ts';
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
    return chosen && mayActAs(chosen, own.id) ? chosen : own;
  } catch {
    return own; // access was withdrawn, or the profile cannot be reached: acting as oneself is always right
  }
}

const noProfile =
  'There is no profile for this account: its sign up was not finished, or its deletion was not. Log out and sign up again with the same email and password.';

/**
 * Builds the session of a signed-in person from what is stored about them.
 *
 * @param byHand whether they have just logged in here, so that they are asked for whom they act. An unverified
 *   person is not: nobody acts for others before they are verified (decision D27)
 */
export async function loadSession(user: SessionUser, byHand: boolean): Promise<Session> {
  try {
    const stored = await fetchUser(user.id);
    if (!stored) return { status: 'failed', user, byHand, message: noProfile };
    const own = await withOwnEmail(stored, user);
    const asked = byHand && user.emailVerified && accessibleAccountIds(own).length > 1;
    if (asked) return { status: 'choosing', user, own };
    return { status: 'signed-in', user, own, selected: await selectedProfile(own) };
  } catch (error) {
    return {
      status: 'failed',
      user,
      byHand,
      message: messageOf(error),
    };
  }
}
