import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { AppMemoryContext, createAppMemory } from '#src/lib/app-memory.ts';
import { ignoreDroppedFiles } from '#src/lib/ignore-dropped-files.ts';
import { startSession } from '#src/session/start-session.ts';
import { loadFirstPage } from './first-page-code.ts';
import { PageErrorBoundary } from './frame/error-boundaries.tsx';
import { PageError } from './frame/page-error.tsx';
import { retryFailedImports } from '#src/lib/lazy-component.ts';
import { PlayerParameter } from './player-parameter.tsx';
import { AppRoutes } from './routes.tsx';
import { AlertArea } from './shell/alert-area.tsx';

function useStartSession() {
  useEffect(() => startSession(loadFirstPage()), []);
}

function useIgnoredDrops() {
  useEffect(() => ignoreDroppedFiles(), []);
}

export function App() {
  useStartSession();
  useIgnoredDrops();
  const [memory] = useState(createAppMemory);
  return (
    <AppMemoryContext value={memory}>
      <ErrorBoundary FallbackComponent={PageError} onError={retryFailedImports}>
        <BrowserRouter>
          <PageErrorBoundary>
            <AppRoutes />
          </PageErrorBoundary>
          <PlayerParameter />
        </BrowserRouter>
        <AlertArea />
      </ErrorBoundary>
    </AppMemoryContext>
  );
}
