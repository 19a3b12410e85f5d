/** `npm start`: runs the local backend, with demo data or what was kept, and the app on Vite's development server. */
import { join } from 'node:path';
import { getPorts, type Ports } from '#scripts/backend/ports.ts';
import { addDemoData } from './backend/demo-data.ts';
import { assertPortsFree } from './backend/assert-ports-free.ts';
import { parseCliOptions } from './backend/cli-options.ts';
import {
  getAppEnvironment,
  getLinkPreviewsUrl,
  getSuiteFolder,
  host,
  projectRoot,
} from './backend/project.ts';
import { startBackend } from './backend/start-backend.ts';
import { runWithGracefulShutdown } from './backend/graceful-shutdown.ts';
import { formatEmailNotice, formatReadyMessage } from './backend/console-messages.ts';

async function startApp(ports: Ports): Promise<() => Promise<void>> {
  const environment = getAppEnvironment(ports, `http://${host}:${ports.app}`);
  Object.assign(process.env, environment, { LINK_PREVIEWS_URL: getLinkPreviewsUrl(ports) });
  const { createServer } = await import('vite');
  const ownListeners = process.listeners('SIGTERM');
  const server = await createServer({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: { host, port: ports.app, strictPort: true },
  });
  // Vite would exit the process on SIGTERM before the backend has stopped.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ownListeners.includes(listener)) process.off('SIGTERM', listener);
  }
  await server.listen();
  return () => server.close();
}

await runWithGracefulShutdown(async (onShutdown) => {
  const startedAt = Date.now();
  const { withDemoData, ...options } = parseCliOptions(process.argv.slice(2));
  const ports = getPorts('dev');
  await assertPortsFree(ports, ['app']);
  console.log('Starting the local backend and the app …');

  const backendReady = startBackend({
    ...options,
    suite: 'dev',
    linkPreviews: true,
    onEmail: (email) => console.log(formatEmailNotice(email)),
    onWarning: (line) => console.warn(line),
  }).then(async (backend) => {
    onShutdown(backend.stop);
    const accounts = withDemoData ? await addDemoData(backend) : [];
    return { backend, accounts };
  });
  const appReady = startApp(ports).then(onShutdown);
  const [{ backend, accounts }] = await Promise.all([backendReady, appReady]);

  console.log(formatReadyMessage(`http://${host}:${ports.app}`, accounts, (Date.now() - startedAt) / 1000));
  const message = await backend.exited;
  return `${message} See ${join(getSuiteFolder('dev'), 'backend.log')}. Restart with "npm start".`;
});
