/** `npm start`: the local backend with demo data, and the app on Vite. */
import { join } from 'node:path';
import { portsOf, type Ports } from '#emulators/ports.ts';
import { addDemoData } from './backend/demo-data.ts';
import { demandFreePorts } from './backend/free-ports.ts';
import { readOptions } from './backend/options.ts';
import { appEnvironment, host, projectFolder, suiteFolder } from './backend/project.ts';
import { startBackend } from './backend/start-backend.ts';
import { untilStopped } from './backend/until-stopped.ts';
import { mailNotice, welcome } from './backend/welcome.ts';

async function startApp(ports: Ports): Promise<() => Promise<void>> {
  Object.assign(process.env, appEnvironment(ports));
  const { createServer } = await import('vite');
  const ours = process.listeners('SIGTERM');
  const server = await createServer({
    root: projectFolder,
    configFile: join(projectFolder, 'vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: { host, port: ports.app, strictPort: true },
  });
  // Vite would end the process on SIGTERM before the backend has stopped.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.off('SIGTERM', listener);
  }
  await server.listen();
  return () => server.close();
}

await untilStopped(async (onStop) => {
  const started = Date.now();
  const options = readOptions(process.argv.slice(2));
  const ports = portsOf('dev');
  await demandFreePorts(ports, ['app']);
  console.log('Starting the local backend and the app …');

  const backendReady = startBackend({
    ...options,
    suite: 'dev',
    onMail: (mail) => console.log(mailNotice(mail)),
    onWarning: (line) => console.warn(line),
  }).then(async (backend) => {
    onStop(backend.stop);
    const accounts = options.importFrom === undefined ? await addDemoData(backend) : [];
    return { backend, accounts };
  });
  const appReady = startApp(ports).then(onStop);
  const [{ backend, accounts }] = await Promise.all([backendReady, appReady]);

  console.log(welcome(`http://${host}:${ports.app}`, accounts, (Date.now() - started) / 1000));
  const sentence = await backend.ended;
  return `${sentence} What it said last is in ${join(suiteFolder('dev'), 'backend.log')}. Start again with "npm start".`;
});
