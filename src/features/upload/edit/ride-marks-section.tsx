import { Suspense, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { formatRideSeconds } from '#src/domain/ride-seconds.ts';
import { lazyComponent, retryFailedImports } from '#src/lib/lazy-component.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from '../copy.ts';
import type { RideMarksEditorProps } from './ride-marks-editor.tsx';

const RideMarksEditor = lazyComponent(() => import('./ride-marks-editor.tsx'), 'RideMarksEditor');

/** Apart from the form around it, whose typed details stay. */
function MarksLoadError({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <LoadError
      title={copy.rideClock.loadError}
      text={getErrorMessage(error)}
      onRetry={() => resetErrorBoundary()}
    />
  );
}

/** The ride clock of a published ride; its video is not loaded before it is needed. */
export function RideMarksSection(props: RideMarksEditorProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { start, end } = props.marks;
  if (isOpen)
    return (
      <ErrorBoundary FallbackComponent={MarksLoadError} onError={retryFailedImports}>
        <Suspense fallback={<Skeleton className="aspect-video w-full" />}>
          <RideMarksEditor {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="flex-[1_1_8rem]">
        <p className="text-sm font-[650]">{copy.rideClock.title}</p>
        <p className="text-sm text-ink-2">
          {start !== null && end !== null
            ? copy.rideClock.summary(formatRideSeconds(end - start, 2))
            : copy.rideClock.none}
        </p>
      </div>
      <Button onClick={() => setIsOpen(true)}>{copy.rideClock.change}</Button>
    </div>
  );
}
