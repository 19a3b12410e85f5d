import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { toDataError } from '#src/data/data-error.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { retryFailedImports } from '#src/lib/lazy-component.ts';

interface DialogErrorBoundaryProps {
  onClose: () => void;
  children: ReactNode;
}

/** Closes a dialog that fails, with an alert, and leaves the page below as it is. */
export function DialogErrorBoundary({ onClose, children }: DialogErrorBoundaryProps) {
  const handleError = (error: unknown) => {
    retryFailedImports();
    showAlert('error', toDataError(error).message);
    onClose();
  };
  return (
    <ErrorBoundary fallback={null} onError={handleError}>
      {children}
    </ErrorBoundary>
  );
}
