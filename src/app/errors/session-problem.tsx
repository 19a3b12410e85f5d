import type { ReactNode } from 'react';
import type { SessionState } from '#src/session/session-state.ts';
import { SessionError } from './session-error.tsx';
import { Button, ButtonAnchor } from '#src/ui/button.tsx';
import { StatePanel, type StateCopy } from '#src/ui/state-panel.tsx';
import { copy as frameCopy } from '../frame/copy.ts';
import { copy } from './copy.ts';
import { env } from '#src/config/env.ts';
import { logOutWithAlert } from '#src/session/log-out.ts';

function ProblemPage(panel: { copy: StateCopy; action: ReactNode }) {
  return (
    <main className="mx-auto max-w-upload px-(--gutter) py-12">
      <StatePanel isFullPage variant="error" {...panel} />
    </main>
  );
}

function ClosedActions() {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {env.contactEmail && (
        <ButtonAnchor href={`mailto:${env.contactEmail}`}>{copy.sessionClosed.contact}</ButtonAnchor>
      )}
      <Button variant="primary" onClick={() => void logOutWithAlert()}>
        {copy.logOut}
      </Button>
    </div>
  );
}

/** A page load is the only retry: the provider answers once per load. Without its code, the session starts once online. */
function ReloadButton() {
  return (
    <Button variant="primary" onClick={() => location.reload()}>
      {frameCopy.tryAgain}
    </Button>
  );
}

interface SessionProblemProps {
  session: Extract<SessionState, { status: 'unrestored' | 'failed' | 'closed' }>;
}

export function SessionProblem({ session }: SessionProblemProps) {
  switch (session.status) {
    case 'unrestored':
      return (
        <ProblemPage
          copy={{ title: copy.sessionUnrestored.title, text: session.message }}
          action={<ReloadButton />}
        />
      );
    case 'failed':
      return <SessionError message={session.message} />;
    case 'closed':
      return <ProblemPage copy={copy.sessionClosed} action={<ClosedActions />} />;
  }
}
