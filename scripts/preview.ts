/** `npm run preview`: the production build behind the Hosting emulator with its real headers. */
import { portsOf } from '#emulators/ports.ts';
import { addDemoData } from './backend/demo-data.ts';
import { readOptions } from './backend/options.ts';
import { appEnvironment, host } from './backend/project.ts';
import { startBackend } from './backend/start-backend.ts';
import { untilStopped } from './backend/until-stopped.ts';
import { mailNotice, welcome } from './backend/welcome.ts';
import { buildApp } from './build-app.ts';

await untilStopped(async (onStop) => {
  const started = Date.now();
  const options = readOptions(process.argv.slice(2));
  const ports = portsOf('dev');
  const address = `http://${host}:${ports.hosting}`;
  console.log('Building the app and starting the local backend …');

  // One after the other: the headers carry hashes of scripts in the built pages.
  await buildApp(appEnvironment(ports));
  const backend = await startBackend({
    ...options,
    suite: 'dev',
    hosting: true,
    appAddress: address,
    onMail: (mail) => console.log(mailNotice(mail)),
    onWarning: (line) => console.warn(line),
  });
  onStop(backend.stop);
  const accounts = options.importFrom === undefined ? await addDemoData(backend) : [];
  console.log(welcome(address, accounts, (Date.now() - started) / 1000));
  return backend.ended;
});
