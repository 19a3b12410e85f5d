import type { SessionUser } from '#src/data/auth/session.ts';
import type { User } from '#src/domain/user.ts';
import { useSessionStore } from './session-store.ts';

interface Account {
  /** Who is signed in. */
  user: SessionUser;
  /** The signed-in person's own profile. */
  own: User;
  /** The profile acted for. */
  selected: User;
}

/**
 * The signed-in person and the profile they act for, on pages behind the guard.
 *
 * @throws Error on a page that is open to everybody: use `useSessionStore` there
 */
export function useAccount(): Account {
  const session = useSessionStore();
  if (session.status !== 'signed-in') throw new Error('This page needs a signed-in person.');
  return session;
}
