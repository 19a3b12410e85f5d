import type { SessionUser } from '#src/data/auth/session.ts';
import { fetchAccount, fetchOwnAccount } from '#src/data/firestore-lite/users.ts';
import { canActAs, getSelectedAccountId } from '#src/domain/access.ts';
import type { User } from '#src/domain/user.ts';
import { copy } from './copy.ts';
import { syncEmail } from './sync-email.ts';

export async function fetchSelectedProfile(own: User, cached?: User): Promise<User> {
  const id = getSelectedAccountId(own);
  if (id === own.id) return own;
  if (id === cached?.id) return cached;
  try {
    const selected = await fetchAccount(id);
    return selected && canActAs(selected, own.id) ? selected : own;
  } catch {
    return own;
  }
}

export async function loadProfile(user: SessionUser): Promise<{ own: User; selected: User }> {
  const stored = await fetchOwnAccount(user.id);
  if (!stored) throw new Error(copy.unfinishedSetup);
  const own = await syncEmail(stored, user);
  return { own, selected: await fetchSelectedProfile(own) };
}
