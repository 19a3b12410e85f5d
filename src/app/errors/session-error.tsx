import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { logOutWithAlert } from '#src/session/log-out.ts';
import { dispatchSession, useSessionStore } from '#src/session/session-store.ts';
import { useRetryOnline } from '#src/lib/retry.ts';
import { Button } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { copy as frameCopy } from '../frame/copy.ts';
import { copy } from './copy.ts';

const OfflinePage = lazyComponent(() => import('../offline/offline-page.tsx'));

const retry = () => dispatchSession({ type: 'load-retried' });

export function SessionError({ message }: { message: string }) {
  const offlineUserId = useSessionStore((session) =>
    session.status === 'failed' && session.isOffline ? session.user.id : undefined,
  );
  useRetryOnline(offlineUserId !== undefined, retry);
  const panel = <SessionErrorPanel message={message} />;
  return (
    <main className="px-(--gutter) py-12">
      {offlineUserId === undefined ? (
        panel
      ) : (
        <ErrorBoundary fallback={panel}>
          <Suspense fallback={panel}>
            <OfflinePage userId={offlineUserId} actions={<SessionErrorActions />} fallback={panel} />
          </Suspense>
        </ErrorBoundary>
      )}
    </main>
  );
}

function SessionErrorPanel({ message }: { message: string }) {
  return (
    <div className="mx-auto max-w-upload">
      <StatePanel
        copy={{ title: copy.sessionError.title, text: message }}
        isFullPage
        variant="error"
        action={<SessionErrorActions />}
      />
    </div>
  );
}

function SessionErrorActions() {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button onClick={() => void logOutWithAlert()}>{copy.logOut}</Button>
      <Button variant="primary" onClick={retry}>
        {frameCopy.tryAgain}
      </Button>
    </div>
  );
}
