import { Button } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

/** A page load is the only retry: the provider answers once per load. Without its code, the session starts once online. */
export function SessionUnrestored({ message }: { message: string }) {
  return (
    <main className="mx-auto max-w-upload px-(--gutter) py-12">
      <StatePanel
        isFullPage
        variant="error"
        title={copy.sessionUnrestored.title}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {copy.tryAgain}
          </Button>
        }
      >
        {message}
      </StatePanel>
    </main>
  );
}
