import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isAppCheckOn, isMonitoringOn } from '#src/config/env.ts';
import { startMonitoring } from '#src/data/monitoring/start-monitoring.ts';
import { addRequestHeaders } from '#src/data/request.ts';
import { reportError } from '#src/lib/log.ts';
import { allowOwnWorkers } from '#src/lib/trusted-scripts.ts';
import { App } from './app/app.tsx';

const reportRenderError = (
  error: unknown,
  { componentStack = '' }: { componentStack?: string | undefined },
) => reportError(error, `React could not render.${componentStack}`);

/** Requests without an SDK carry the token that the SDKs have. */
async function fetchAppCheckHeaders(): Promise<Record<string, string>> {
  const { appCheck } = await import('./data/firebase.ts');
  return appCheck ? appCheck.fetchHeaders() : {};
}

allowOwnWorkers();
if (isMonitoringOn) startMonitoring();
if (isAppCheckOn) addRequestHeaders(fetchAppCheckHeaders);
const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root');
createRoot(root, { onCaughtError: reportRenderError, onUncaughtError: reportRenderError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
