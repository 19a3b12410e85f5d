import { useSessionStore } from './session-store.ts';

export function useMemberId(): string | undefined {
  return useSessionStore((session) =>
    session.status === 'signed-in' && session.user.emailVerified ? session.user.id : undefined,
  );
}
