import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { startSession } from '#src/session/session-effects.ts';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { AppRoutes } from './routes.tsx';
import { Alerts } from './shell/alerts.tsx';

function useStartSession() {
  useEffect(() => startSession(), []);
}

export function App() {
  useStartSession();
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
      <Alerts />
    </ErrorBoundary>
  );
}
