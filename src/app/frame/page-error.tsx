import { useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { toDataError } from '#src/data/data-error.ts';
import { useRetryOnline } from '#src/lib/retry.ts';
import { Button } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

/** Whether the code that failed to load is of a release that the server no longer has. */
function useIsReleaseGone(failure: unknown): boolean {
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    // Members have that code by then, and no first page waits for it.
    const ask = async () => {
      const { isReleaseGone } = await import('./is-release-gone.ts');
      setIsGone(await isReleaseGone(failure));
    };
    if (failure !== undefined) ask().catch(() => undefined);
  }, [failure]);
  return isGone;
}

export function PageError({ error, resetErrorBoundary }: FallbackProps) {
  const { kind, message } = toDataError(error);
  const isOffline = kind === 'offline' || kind === 'too-slow';
  useRetryOnline(isOffline, resetErrorBoundary);
  const isGone = useIsReleaseGone(isOffline ? error : undefined);
  return (
    <div className="mx-auto max-w-upload px-(--gutter) py-12">
      <StatePanel
        copy={{
          title: isOffline ? copy.pageError.loadError : copy.pageError.title,
          text: isGone ? copy.pageError.outdated : isOffline ? message : copy.pageError.text,
        }}
        isFullPage
        variant="error"
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
      />
    </div>
  );
}
