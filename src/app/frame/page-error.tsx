import { useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { toDataError } from '#src/data/data-error.ts';
import { isReleaseGone } from '#src/data/latest-release.ts';
import { useRetryOnline } from '#src/lib/retry.ts';
import { Button } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

function useIsReleaseGone(error: unknown): boolean {
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    const check = async () => setIsGone(await isReleaseGone(error));
    void check();
  }, [error]);
  return isGone;
}

export function PageError({ error, resetErrorBoundary }: FallbackProps) {
  const { kind, message } = toDataError(error);
  const isOffline = kind === 'offline' || kind === 'too-slow';
  useRetryOnline(isOffline, resetErrorBoundary);
  const isGone = useIsReleaseGone(error);
  const { outdated, loadError } = copy.pageError;
  return (
    <div className="mx-auto max-w-upload px-(--gutter) py-12">
      <StatePanel
        isFullPage
        variant="error"
        title={isGone ? outdated.title : isOffline ? loadError : copy.pageError.title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {/* Older browsers never repeat a failed import. */}
            <Button {...(isGone && { variant: 'primary' })} onClick={() => location.reload()}>
              {copy.pageError.reload}
            </Button>
            {!isGone && (
              <Button variant="primary" onClick={() => resetErrorBoundary()}>
                {copy.tryAgain}
              </Button>
            )}
          </div>
        }
      >
        {isGone ? outdated.text : isOffline ? message : copy.pageError.text}
      </StatePanel>
    </div>
  );
}
