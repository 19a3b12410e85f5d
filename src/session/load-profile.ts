import type { SessionUser } from '#src/data/auth/session.ts';
import { fetchUser } from '#src/data/firestore/users.ts';
import { canActAs, getSelectedAccountId } from '#src/domain/access.ts';
import type { User } from '#src/domain/user.ts';
import { syncEmail } from './sync-email.ts';

/** @param known a profile that needs no request */
export async function fetchSelectedProfile(own: User, known?: User): Promise<User> {
  const id = getSelectedAccountId(own);
  if (id === own.id) return own;
  if (id === known?.id) return known;
  try {
    const selected = await fetchUser(id);
    return selected && canActAs(selected, own.id) ? selected : own;
  } catch {
    return own; // without a readable grant, acting for oneself is always allowed
  }
}

const setupUnfinished =
  'There is no profile for this account: its sign up was not finished, or its deletion was not. Log out and sign up again with the same email and password.';

/** @throws Error for people when there is no profile, DataError when it cannot be read */
export async function loadProfile(user: SessionUser): Promise<{ own: User; selected: User }> {
  const stored = await fetchUser(user.id);
  if (!stored) throw new Error(setupUnfinished);
  const own = await syncEmail(stored, user);
  return { own, selected: await fetchSelectedProfile(own) };
}
