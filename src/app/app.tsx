import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { startSession } from '#src/session/start-session.ts';
import { loadFirstPage } from './first-page-code.ts';
import { PageErrorBoundary } from './errors/page-error-boundary.tsx';
import { PageError } from './errors/page-error.tsx';
import { lazyComponent } from './lazy-component.ts';
import { PlayerParameter } from './player-parameter.tsx';
import { AppRoutes } from './routes.tsx';

const Alerts = lazyComponent(async () => {
  await loadFirstPage();
  return { default: (await import('./shell/alerts.tsx')).Alerts };
});

function useStartSession() {
  useEffect(() => startSession(loadFirstPage()), []);
}

export function App() {
  useStartSession();
  return (
    <ErrorBoundary FallbackComponent={PageError}>
      <BrowserRouter>
        <PageErrorBoundary>
          <AppRoutes />
        </PageErrorBoundary>
        <PlayerParameter />
      </BrowserRouter>
      <Suspense>
        <Alerts />
      </Suspense>
    </ErrorBoundary>
  );
}
