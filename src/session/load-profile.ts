import type { SessionUser } from '#src/data/auth/session.ts';
import { fetchUser } from '#src/data/firestore/users.ts';
import { canActAs, getSelectedAccountId } from '#src/domain/access.ts';
import type { User } from '#src/domain/user.ts';
import { syncEmail } from './sync-email.ts';

export async function fetchSelectedProfile(own: User, cached?: User): Promise<User> {
  const id = getSelectedAccountId(own);
  if (id === own.id) return own;
  if (id === cached?.id) return cached;
  try {
    const selected = await fetchUser(id);
    return selected && canActAs(selected, own.id) ? selected : own;
  } catch {
    return own;
  }
}

const unfinishedSetupMessage =
  'There is no profile for this account: its sign up was not finished, or its deletion was not. Log out and sign up again with the same email and password.';

export async function loadProfile(user: SessionUser): Promise<{ own: User; selected: User }> {
  const stored = await fetchUser(user.id);
  if (!stored) throw new Error(unfinishedSetupMessage);
  const own = await syncEmail(stored, user);
  return { own, selected: await fetchSelectedProfile(own) };
}
