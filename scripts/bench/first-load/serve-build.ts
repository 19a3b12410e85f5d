import { join } from 'node:path';
import { startFirebaseProcess } from '../../backend/firebase-process.ts';
import { getPorts, getPortShift, type Ports } from '../../backend/ports.ts';
import { getAppEnvironment, host, projectId } from '../../backend/project.ts';
import { buildApp } from '../../build-app.ts';
import { writeFirebaseConfig } from '../../hosting/firebase-config.ts';
import { getSuiteOrigins } from '../../hosting/origins.ts';

/** Far from the ports of other suites and copies of the project. */
const portDistance = 4000;

/**
 * Builds a commit and serves it with the Hosting emulator, on ports of its own by its number.
 *
 * @param backend ports of the suite whose data it shows
 */
export async function serveBuild(folder: string, backend: Ports, number: number) {
  await buildApp(getAppEnvironment(backend), folder);
  const ports = getPorts('test', getPortShift() + portDistance * number);
  const at = (port: number) => ({ host, port });
  const config = writeFirebaseConfig(folder, '.firebase.bench.json', getSuiteOrigins(host, backend), {
    emulators: {
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { enabled: false },
    },
  });
  const firebase = startFirebaseProcess({
    arguments: ['emulators:start', '--project', projectId, '--config', config, '--only', 'hosting'],
    environment: { XDG_CONFIG_HOME: join(folder, '.local/config'), CI: '1', NO_UPDATE_NOTIFIER: '1' },
    workingDirectory: folder,
    logFile: join(folder, 'dist/hosting.log'),
    onLine: () => undefined,
  });
  await firebase.ready;
  return { origin: `http://${host}:${ports.hosting}`, stop: firebase.stop };
}
