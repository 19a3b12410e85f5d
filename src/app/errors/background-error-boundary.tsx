import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useRetryOnline } from '#src/lib/use-retry-online.ts';
import { retryFailedImports } from '#src/lib/lazy-component.ts';

interface BackgroundErrorBoundaryProps {
  /** Tries again when it changes, and once online. */
  resetKey: unknown;
  children: ReactNode;
}

/** Renders nothing in place of what fails, and keeps the rest of the page. */
export function BackgroundErrorBoundary({ resetKey, children }: BackgroundErrorBoundaryProps) {
  return (
    <ErrorBoundary FallbackComponent={RetryOnline} onError={retryFailedImports} resetKeys={[resetKey]}>
      {children}
    </ErrorBoundary>
  );
}

function RetryOnline({ resetErrorBoundary }: FallbackProps) {
  useRetryOnline(true, resetErrorBoundary);
  return null;
}
