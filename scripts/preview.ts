/** `npm run preview`: serves the production build with the Hosting emulator and its production headers. */
import { getPorts } from '#scripts/backend/ports.ts';
import { addDemoData } from './backend/demo-data.ts';
import { parseCliOptions } from './backend/cli-options.ts';
import { getAppEnvironment, host } from './backend/project.ts';
import { startBackend } from './backend/start-backend.ts';
import { runWithGracefulShutdown } from './backend/graceful-shutdown.ts';
import { formatEmailNotice, formatReadyMessage } from './backend/console-messages.ts';
import { buildApp } from './build-app.ts';

await runWithGracefulShutdown(async (onShutdown) => {
  const startedAt = Date.now();
  const { withDemoData, ...options } = parseCliOptions(process.argv.slice(2));
  const ports = getPorts('dev');
  const address = `http://${host}:${ports.hosting}`;
  console.log('Building the app and starting the local backend …');

  // Build first: the headers contain hashes of scripts in the built pages.
  await buildApp(getAppEnvironment(ports));
  const backend = await startBackend({
    ...options,
    suite: 'dev',
    hosting: true,
    linkPreviews: true,
    appAddress: address,
    onEmail: (email) => console.log(formatEmailNotice(email)),
    onWarning: (line) => console.warn(line),
  });
  onShutdown(backend.stop);
  const accounts = withDemoData ? await addDemoData(backend) : [];
  console.log(formatReadyMessage(address, accounts, (Date.now() - startedAt) / 1000));
  return backend.exited;
});
