import type { SessionState } from '#src/session/session-state.ts';
import { SessionError } from './session-error.tsx';
import { Button, ButtonAnchor } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy as frameCopy } from '../frame/copy.ts';
import { copy } from './copy.ts';
import { env } from '#src/config/env.ts';
import { logOutWithAlert } from '#src/session/log-out.ts';

function SessionClosed() {
  return (
    <main className="mx-auto max-w-upload px-(--gutter) py-12">
      <StatePanel
        isFullPage
        variant="error"
        title={copy.sessionClosed.title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {env.contactEmail && (
              <ButtonAnchor href={`mailto:${env.contactEmail}`}>{copy.sessionClosed.contact}</ButtonAnchor>
            )}
            <Button variant="primary" onClick={() => void logOutWithAlert()}>
              {copy.logOut}
            </Button>
          </div>
        }
      >
        {copy.sessionClosed.text}
      </StatePanel>
    </main>
  );
}

/** A page load is the only retry: the provider answers once per load. Without its code, the session starts once online. */
function SessionUnrestored({ message }: { message: string }) {
  return (
    <main className="mx-auto max-w-upload px-(--gutter) py-12">
      <StatePanel
        isFullPage
        variant="error"
        title={copy.sessionUnrestored.title}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {frameCopy.tryAgain}
          </Button>
        }
      >
        {message}
      </StatePanel>
    </main>
  );
}

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
