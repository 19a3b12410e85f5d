import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { retryFailedImports } from '#src/lib/lazy-component.ts';
import { PageError } from './page-error.tsx';

/** Keeps the failure of a page inside it, until the person tries again or navigates. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={PageError} onError={retryFailedImports} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  );
}
