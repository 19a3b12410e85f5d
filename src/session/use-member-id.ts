import type { SessionState } from './session-state.ts';
import { useSessionStore, waitForKnownSession } from './session-store.ts';

const getMemberId = (session: SessionState) =>
  session.status === 'signed-in' && session.user.emailVerified ? session.user.id : undefined;

export const useMemberId = () => useSessionStore(getMemberId);

export const isMember = async () => getMemberId(await waitForKnownSession()) !== undefined;
