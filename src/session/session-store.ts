import { create } from 'zustand';
import type { SessionUser } from '#src/data/auth/session.ts';
import type { User } from '#src/domain/user.ts';

/** Who uses the app, and for whom they act. */
export type Session =
  | { status: 'restoring' }
  /** A visitor, or somebody who has just left: in this tab, or in another tab or browser. */
  | { status: 'signed-out'; reason: 'visitor' | 'left here' | 'left elsewhere' }
  | { status: 'failed'; user: SessionUser; byHand: boolean; message: string }
  /** Has logged in by hand, and is asked for whom they act (AUTH-05). */
  | { status: 'choosing'; user: SessionUser; own: User }
  | { status: 'signed-in'; user: SessionUser; own: User; selected: User };

export const useSessionStore = create<Session>()(() => ({ status: 'restoring' }));

/** The session replaces the one before it as a whole: no half of an old one stays behind. */
export function setSession(session: Session): void {
  useSessionStore.setState(session, true);
}

/** Who acts for whom; empty while nobody is inside. */
function actorOf(session: Session): string {
  if (session.status === 'choosing') return session.user.id;
  return session.status === 'signed-in' ? `${session.user.id} ${session.selected.id}` : '';
}

/**
 * Forgets what belonged to a person, or to the account they acted for, as soon as they have left it.
 *
 * @returns ends it
 */
export function onLeavingAccount(forget: () => void): () => void {
  return useSessionStore.subscribe((session, before) => {
    const left = actorOf(before);
    if (left !== '' && left !== actorOf(session)) forget();
  });
}
