import type { SessionState } from '#src/session/session-state.ts';
import { SessionClosed } from './session-closed.tsx';
import { SessionError } from './session-error.tsx';

interface SessionProblemProps {
  session: Extract<SessionState, { status: 'failed' | 'closed' }>;
}

export function SessionProblem({ session }: SessionProblemProps) {
  return session.status === 'failed' ? <SessionError message={session.message} /> : <SessionClosed />;
}
