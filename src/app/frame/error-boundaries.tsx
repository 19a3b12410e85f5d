import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { retryFailedImports } from '#src/lib/lazy-component.ts';
import { PageError } from './page-error.tsx';
import { useRetryOnline } from '#src/lib/retry.ts';
import { toDataError } from '#src/data/data-error.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { isSessionOffline } from '#src/session/session-state.ts';
import { useSessionStore } from '#src/session/session-store.ts';

interface DialogErrorBoundaryProps {
  onClose: () => void;
  children: ReactNode;
}

async function alertFailure(failure: unknown): Promise<void> {
  const gone = await import('./announce-gone-release.ts').catch(() => undefined);
  if (!(await gone?.announceGoneRelease(failure))) showAlert('error', toDataError(failure).message);
}

/** Closes a dialog that fails, with an alert, and leaves the page below as it is. */
export function DialogErrorBoundary({ onClose, children }: DialogErrorBoundaryProps) {
  const handleError = (error: unknown) => {
    retryFailedImports();
    void alertFailure(error);
    onClose();
  };
  return (
    <ErrorBoundary fallback={null} onError={handleError}>
      {children}
    </ErrorBoundary>
  );
}

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

/**
 * Keeps the failure of a page inside it, until the person tries again or navigates, or it turns out that there is no
 * connection: members then see what is there without one.
 */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const isOffline = useSessionStore(isSessionOffline);
  return (
    <ErrorBoundary FallbackComponent={PageError} onError={retryFailedImports} resetKeys={[key, isOffline]}>
      {children}
    </ErrorBoundary>
  );
}
