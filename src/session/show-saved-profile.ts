import type { User } from '#src/domain/user.ts';
import { setSession, useSessionStore } from './session-store.ts';

/** Shows a profile as it was just saved, before its subscription tells of it. */
export function showSavedProfile(id: string, changes: Partial<User>): void {
  const session = useSessionStore.getState();
  if (session.status !== 'signed-in') return;
  const saved = (user: User) => (user.id === id ? { ...user, ...changes } : user);
  setSession({ ...session, own: saved(session.own), selected: saved(session.selected) });
}
