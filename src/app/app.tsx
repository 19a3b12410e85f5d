import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { startSession } from '#src/session/session-effects.ts';
import { loadFirstPage } from './first-page-code.ts';
import { PageErrorBoundary } from './errors/page-error-boundary.tsx';
import { PageError } from './errors/page-error.tsx';
import { PlayerParameter } from './player-parameter.tsx';
import { AppRoutes } from './routes.tsx';
import { Alerts } from './shell/alerts.tsx';

const firstPage = loadFirstPage();

function useStartSession() {
  useEffect(() => startSession(firstPage), []);
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
      <Alerts />
    </ErrorBoundary>
  );
}
