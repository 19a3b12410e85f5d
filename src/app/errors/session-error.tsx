import { logOutWithAlert } from '#src/session/log-out.ts';
import { dispatchSession } from '#src/session/session-store.ts';
import { Button } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

export function SessionError({ message }: { message: string }) {
  return (
    <main className="mx-auto max-w-upload px-(--gutter) py-12">
      <StatePanel
        isFullPage
        variant="error"
        title={copy.sessionError.title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => void logOutWithAlert()}>{copy.logOut}</Button>
            <Button variant="primary" onClick={() => dispatchSession({ type: 'load-retried' })}>
              {copy.tryAgain}
            </Button>
          </div>
        }
      >
        {message}
      </StatePanel>
    </main>
  );
}
