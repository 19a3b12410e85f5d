import { Suspense } from 'react';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { BackgroundErrorBoundary } from '../frame/error-boundaries.tsx';
import { loadFirstPage } from '../first-page-code.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';

const Alerts = lazyComponent(async () => {
  await loadFirstPage();
  return { default: (await import('./alerts.tsx')).Alerts };
});

export function AlertArea() {
  const alertCount = useAlertsStore(({ alerts }) => alerts.length);
  return (
    <BackgroundErrorBoundary resetKey={alertCount}>
      <Suspense>
        <Alerts />
      </Suspense>
    </BackgroundErrorBoundary>
  );
}
