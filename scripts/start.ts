/**
 * `npm start`: runs the local backend, with demo data or what was kept, and the app on Vite's development server;
 * `npm run preview`: the production build with the Hosting emulator and its production headers instead.
 */
import { join } from 'node:path';
import { linkPreviewsFunction } from '#services/link-previews/preview-routes.ts';
import { getPorts, type Ports } from '#scripts/backend/ports.ts';
import { addDemoData } from './backend/demo-data.ts';
import { getAppEnvironment, getFunctionUrl, getSuiteFolder, host, projectRoot } from './backend/project.ts';
import { assertPortsFree, startBackend } from './backend/start-backend.ts';
import {
  formatEmailNotice,
  formatReadyMessage,
  parseCliOptions,
  runWithGracefulShutdown,
} from './backend/terminal.ts';
import { runBuild } from './run-build.ts';

async function startApp(
  ports: Ports,
  environment: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  Object.assign(process.env, environment, {
    LINK_PREVIEWS_URL: getFunctionUrl(ports, linkPreviewsFunction.functionId),
  });
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
  const { isPreview, withDemoData, ...options } = parseCliOptions(process.argv.slice(2));
  const ports = getPorts('dev');
  const address = `http://${host}:${isPreview ? ports.hosting : ports.app}`;
  if (!isPreview) await assertPortsFree(ports, ['app']);
  console.log(`${isPreview ? 'Building the app and starting' : 'Starting the app and'} the local backend …`);
  // Before the backend: the headers contain hashes of scripts in the built pages.
  const environment = {
    ...getAppEnvironment(ports, address),
    ...(options.functions.includes('monitoring') && {
      VITE_MONITORING_URL: getFunctionUrl(ports, 'collect'),
    }),
  };
  if (isPreview) await runBuild(environment);
  const backendReady = startBackend({
    ...options,
    suite: 'dev',
    hosting: isPreview,
    records: true,
    appAddress: address,
    onEmail: (email) => console.log(formatEmailNotice(email)),
    onWarning: (line) => console.warn(line),
  }).then(async (backend) => {
    onShutdown(backend.stop);
    const accounts = withDemoData ? await addDemoData(backend) : [];
    return { backend, accounts };
  });
  const appReady = isPreview ? undefined : startApp(ports, environment).then(onShutdown);
  const [{ backend, accounts }] = await Promise.all([backendReady, appReady]);

  console.log(formatReadyMessage(address, accounts, (Date.now() - startedAt) / 1000));
  const message = await backend.exited;
  return `${message} See ${join(getSuiteFolder('dev'), 'backend.log')}. Start again with "npm ${isPreview ? 'run preview' : 'start'}".`;
});
