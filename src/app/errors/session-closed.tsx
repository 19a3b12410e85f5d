import { env } from '#src/config/env.ts';
import { logOutWithAlert } from '#src/session/log-out.ts';
import { Button, ButtonAnchor } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

export function SessionClosed() {
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
