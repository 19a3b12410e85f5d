import { addDemoData } from '#scripts/backend/demo-data.ts';
import { getPorts } from '#scripts/backend/ports.ts';
import { host } from '#scripts/backend/project.ts';
import { startBackend } from '#scripts/backend/start-backend.ts';

const ports = getPorts('test');

const isRunning = () =>
  fetch(`http://${host}:${ports.hub}/emulators`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a backend with demo data for the run, unless one is there. @returns stop */
export default async function runBackend(): Promise<() => Promise<void>> {
  if (await isRunning()) return () => Promise.resolve();
  const backend = await startBackend({ suite: 'test', appAddress: `http://${host}:${ports.hosting}` });
  await addDemoData(backend);
  return backend.stop;
}
