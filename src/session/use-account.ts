import type { SessionUser } from '#src/data/auth/session.ts';
import type { User } from '#src/domain/user.ts';
import { useSessionStore } from './session-store.ts';

interface Account {
  user: SessionUser;
  own: User;
  selected: User;
}

export function useAccount(): Account {
  const account = useOptionalAccount();
  if (!account) throw new Error('useAccount requires a signed-in session.');
  return account;
}

/** For pages that show public data: undefined until somebody is signed in. */
export function useOptionalAccount(): Account | undefined {
  const session = useSessionStore();
  return session.status === 'signed-in' ? session : undefined;
}
