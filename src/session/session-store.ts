import { create } from 'zustand';
import type { SessionUser } from '#src/data/auth/session.ts';
import type { User } from '#src/domain/user.ts';

/** Who uses the app, and for whom they act. */
export type Session =
  | { status: 'restoring' }
  /** A visitor, or somebody who has just left here or in another tab. */
  | { status: 'signed-out'; reason: 'visitor' | 'left' }
  | { status: 'failed'; user: SessionUser; message: string }
  | { status: 'signed-in'; user: SessionUser; own: User; selected: User };

export const useSessionStore = create<Session>()(() => ({ status: 'restoring' }));

/** The session replaces the one before it as a whole: no half of an old one stays behind. */
export function setSession(session: Session): void {
  useSessionStore.setState(session, true);
}
