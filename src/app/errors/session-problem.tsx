import type { SessionState } from '#src/session/session-state.ts';
import { SessionClosed } from './session-closed.tsx';
import { SessionError } from './session-error.tsx';
import { SessionUnrestored } from './session-unrestored.tsx';

interface SessionProblemProps {
  session: Extract<SessionState, { status: 'unrestored' | 'failed' | 'closed' }>;
}

export function SessionProblem({ session }: SessionProblemProps) {
  switch (session.status) {
    case 'unrestored':
      return <SessionUnrestored message={session.message} />;
    case 'failed':
      return <SessionError message={session.message} />;
    case 'closed':
      return <SessionClosed />;
  }
}
