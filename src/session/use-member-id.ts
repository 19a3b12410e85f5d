import { useSessionStore } from './session-store.ts';

/** The session user's id; undefined for visitors, and while the email is not verified. */
export function useMemberId(): string | undefined {
  return useSessionStore((session) =>
    session.status === 'signed-in' && session.user.emailVerified ? session.user.id : undefined,
  );
}
