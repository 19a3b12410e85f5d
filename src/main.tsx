import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportError } from '#src/lib/log.ts';
import { allowOwnWorkers } from '#src/lib/trusted-scripts.ts';
import { App } from './app/app.tsx';

const reportRenderError = (
  error: unknown,
  { componentStack = '' }: { componentStack?: string | undefined },
) => reportError(error, `React could not render.${componentStack}`);

allowOwnWorkers();
const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root');
createRoot(root, { onCaughtError: reportRenderError, onUncaughtError: reportRenderError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
