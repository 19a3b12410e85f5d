import { useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { toDataError } from '#src/data/data-error.ts';
import { useRetryOnline } from '#src/lib/retry.ts';
import { Button } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

export function PageError({ error, resetErrorBoundary }: FallbackProps) {
  const { kind, message } = toDataError(error);
  const isOffline = kind === 'offline' || kind === 'too-slow';
  useRetryOnline(isOffline, resetErrorBoundary);
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    // Members have that code by then, and no first page waits for it.
    if (isOffline)
      import('./is-release-gone.ts').then(
        async (found) => setIsGone(await found.isReleaseGone(error)),
        () => undefined,
      );
  }, [isOffline, error]);
  return (
    <div className="mx-auto max-w-upload px-(--gutter) py-12">
      <StatePanel
        isFullPage
        variant="error"
        title={isOffline ? copy.pageError.loadError : copy.pageError.title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {/* Older browsers never repeat a failed import. */}
            <Button onClick={() => location.reload()}>{copy.pageError.reload}</Button>
            {!isGone && (
              <Button variant="primary" onClick={() => resetErrorBoundary()}>
                {copy.tryAgain}
              </Button>
            )}
          </div>
        }
      >
        {isGone ? copy.pageError.outdated : isOffline ? message : copy.pageError.text}
      </StatePanel>
    </div>
  );
}
