import { env } from '#src/config/env.ts';
import { logOutWithAlert } from '#src/session/log-out.ts';
import { Button, ButtonAnchor } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

export function SessionClosed() {
  return (
    <main className="mx-auto max-w-upload px-(--gutter) py-12">
      <StatePanel
        isFullPage
        variant="error"
        title="This account has been closed"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {env.contactEmail && <ButtonAnchor href={`mailto:${env.contactEmail}`}>Contact us</ButtonAnchor>}
            <Button variant="primary" onClick={() => void logOutWithAlert()}>
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
