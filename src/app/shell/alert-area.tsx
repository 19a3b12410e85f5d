import { Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useRetryOnline } from '#src/lib/use-retry-online.ts';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { loadFirstPage } from '../first-page-code.ts';
import { lazyComponent, retryFailedImports } from '../lazy-component.ts';

const Alerts = lazyComponent(async () => {
  await loadFirstPage();
  return { default: (await import('./alerts.tsx')).Alerts };
});

/** Where alerts are shown. Their code may fail to load without the page failing: it loads again once online, or for the next alert. */
export function AlertArea() {
  const alertCount = useAlertsStore(({ alerts }) => alerts.length);
  return (
    <ErrorBoundary FallbackComponent={MissingAlerts} onError={retryFailedImports} resetKeys={[alertCount]}>
      <Suspense>
        <Alerts />
      </Suspense>
    </ErrorBoundary>
  );
}

function MissingAlerts({ resetErrorBoundary }: FallbackProps) {
  useRetryOnline(true, resetErrorBoundary);
  return null;
}
