import { env } from '#src/config/env.ts';
import { logOutAndTell } from '#src/session/log-out.ts';
import { Button, ButtonAnchor } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

export function SessionClosed() {
  return (
    <main className="mx-auto max-w-upload px-(--gutter) py-12">
      <StatePanel
        wholePage
        kind="error"
        title="This account has been closed"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {env.contactEmail && <ButtonAnchor href={`mailto:${env.contactEmail}`}>Contact us</ButtonAnchor>}
            <Button look="primary" onClick={() => void logOutAndTell()}>
              Log out
            </Button>
          </div>
        }
      >
        Log out to use another account. If you didn’t close it, contact us.
      </StatePanel>
    </main>
  );
}
