import { getPorts, type PortName } from '#scripts/backend/ports.ts';
import { getAppEnvironment, host } from '#scripts/backend/project.ts';

const ports = getPorts('test');
const getAddress = (name: PortName) => `http://${host}:${ports[name]}`;

const isRunning = (name: PortName) =>
  fetch(getAddress(name)).then(
    () => true,
    () => false,
  );

/**
 * Starts what tests run against, on the ports of the suite `test`: a backend with demo data, and with `app` the
 * production build behind Hosting. OFFICIAL_EMULATORS=1 makes it use Google's emulators.
 *
 * @returns stops it; leaves a backend alone that ran before
 * @throws Error if it does not start, or one runs that does not serve the app
 */
export async function startTestBackend(...needs: readonly 'app'[]): Promise<() => Promise<void>> {
  const hosting = needs.includes('app');
  if (await isRunning('hub')) {
    if (!hosting || (await isRunning('hosting'))) return () => Promise.resolve();
    throw new Error('A backend for tests runs without the app. Stop what has started it, such as Vitest.');
  }
  const appAddress = getAddress('hosting');
  // Imported late, because what reads this file for each run often finds a backend.
  const [{ runBuild }, { startBackend }, { addDemoData }] = await Promise.all([
    import('#scripts/run-build.ts'),
    import('#scripts/backend/start-backend.ts'),
    import('#scripts/backend/demo-data.ts'),
  ]);
  // First, because the headers contain hashes of the built pages.
  if (hosting) await runBuild(getAppEnvironment(ports));
  const backend = await startBackend({
    suite: 'test',
    appAddress,
    official: process.env['OFFICIAL_EMULATORS'] === '1',
    hosting,
    functions: hosting ? ['link-previews'] : [],
  });
  await addDemoData(backend);
  return backend.stop;
}
