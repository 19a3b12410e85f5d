import type { FallbackProps } from 'react-error-boundary';
import { isDataError, type DataError } from '#src/data/data-error.ts';
import { useRetryOnline } from '#src/lib/use-retry-online.ts';
import { Button } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

const isConnectionError = (error: unknown): error is DataError =>
  isDataError(error, 'offline') || isDataError(error, 'too-slow');

export function PageError({ error, resetErrorBoundary }: FallbackProps) {
  const isOffline = isConnectionError(error);
  useRetryOnline(isOffline, resetErrorBoundary);
  return (
    <div className="mx-auto max-w-upload px-(--gutter) py-12">
      <StatePanel
        isFullPage
        variant="error"
        title={isOffline ? copy.pageError.loadError : copy.pageError.title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {/* After a release the code of an open app is gone, and older browsers never repeat a failed import. */}
            <Button onClick={() => location.reload()}>{copy.pageError.reload}</Button>
            <Button variant="primary" onClick={() => resetErrorBoundary()}>
              {copy.tryAgain}
            </Button>
          </div>
        }
      >
        {isOffline ? error.message : copy.pageError.text}
      </StatePanel>
    </div>
  );
}
