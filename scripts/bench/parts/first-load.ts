import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { addDemoData } from '../../backend/demo-data.ts';
import { startBackend } from '../../backend/start-backend.ts';
import { videos } from '../../seed/seed-videos.ts';
import { findChromium } from '../../setup/test-tools.mjs';
import { logIn, measureColdLoad, type ColdPage } from '../cold-load.ts';
import type { BenchPart, Figures, OpenPart } from '../run-part.ts';
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

const coldPages: readonly ColdPage[] = [
  { name: '/feed signed in', path: '/feed', isSignedIn: true, milestone: 'first card' },
  { name: '/video/:id signed out', path: `/video/${videos.at(-1)?.id ?? ''}`, milestone: 'video playing' },
];

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium() ?? 'chromium', args: ['--no-sandbox', '--disable-gpu'] });

/** Opens each page once. @param isSlow as on a phone on a slow line */
export async function measurePages(browser: Browser, origin: string, isSlow: boolean): Promise<Figures> {
  const session = await logIn(browser, origin);
  const loads: Figures[] = [];
  for (const page of coldPages) loads.push(await measureColdLoad(browser, origin, page, session, isSlow));
  return Object.assign({}, ...loads) as Figures;
}

async function open(isQuick: boolean): Promise<OpenPart> {
  const backend = await startBackend({ suite: 'test' });
  const browser = await launchChromium();
  const builds: Awaited<ReturnType<typeof serveBuild>>[] = [];
  return {
    async prepare({ folder }) {
      if (builds.length === 0) await addDemoData(backend);
      const build = await serveBuild(folder, backend.ports, builds.length + 1);
      builds.push(build);
      return () => measurePages(browser, build.origin, !isQuick);
    },
    close: () => Promise.all([browser.close(), backend.stop(), ...builds.map(({ stop }) => stop())]),
  };
}

/** What a visitor waits for on a slow phone: the production build behind the Hosting emulator, on demo data. */
export const part: BenchPart = {
  metrics: [
    { name: '/feed signed in, FCP', unit: 'ms' },
    { name: '/feed signed in, LCP', unit: 'ms', target: 3000 },
    { name: '/feed signed in, first card', unit: 'ms' },
    { name: '/feed signed in, CLS', unit: '', target: 0.02 },
    { name: '/feed signed in, JS until then', unit: 'KiB' },
    { name: '/feed signed in, requests', unit: '' },
    { name: '/feed signed in, documents asked for', unit: '', target: 12 },
    { name: '/feed signed in, longest task while scrolling', unit: 'ms', target: 200 },
    { name: '/video/:id signed out, LCP', unit: 'ms' },
    { name: '/video/:id signed out, video playing', unit: 'ms', target: 2500 },
    { name: '/video/:id signed out, CLS', unit: '', target: 0.02 },
    { name: '/video/:id signed out, JS until then', unit: 'KiB', target: 96, limit: 105 },
    { name: '/video/:id signed out, requests', unit: '' },
  ],
  rounds: 3,
  open,
};
