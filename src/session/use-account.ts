import type { SessionUser } from '#src/data/auth/session.ts';
import type { User } from '#src/domain/user.ts';
import { useSessionStore } from './session-store.ts';

interface Account {
  user: SessionUser;
  own: User;
  selected: User;
}

export function useAccount(): Account {
  const session = useSessionStore();
  if (session.status !== 'signed-in') throw new Error('useAccount requires a signed-in session.');
  return session;
}
