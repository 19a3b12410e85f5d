import { chromium, type Browser } from 'playwright';
import { addDemoData } from '../../backend/demo-data.ts';
import { getPorts } from '../../backend/ports.ts';
import { getAppEnvironment, host } from '../../backend/project.ts';
import { startBackend } from '../../backend/start-backend.ts';
import { buildApp } from '../../build-app.ts';
import { findChromium } from '../../setup/chromium.mjs';
import type { BenchOptions, BenchResult } from '../bench-result.ts';
import { addRides } from '../first-load/add-rides.ts';
import { benchColdLoads } from '../first-load/bench-cold-loads.ts';
import { benchLighthouse } from '../first-load/bench-lighthouse.ts';
import { benchFeedScroll, benchHeapGrowth } from '../first-load/bench-long-use.ts';
import { logIn } from '../first-load/browser-session.ts';
import type { MeasuredBuild } from '../first-load/measured-build.ts';
import { servePreviousBuild } from '../first-load/previous-build.ts';

const rideCount = 300;
const defaultLoads = 5;
/** Of what takes longer than a load. */
const maxRounds = 3;

/**
 * Measures what a visitor waits for: the production build behind the Hosting emulator, beside a build of the commit
 * before the first load was made smaller. Takes ten minutes; `--loads 1` halves that.
 */
export async function run({ loads = defaultLoads }: BenchOptions): Promise<BenchResult[]> {
  const ports = getPorts('test');
  const environment = getAppEnvironment(ports);
  const origin = `http://${host}:${ports.hosting}`;
  await buildApp(environment);
  const cleanups: (() => Promise<unknown>)[] = [];
  try {
    const backend = await startBackend({ suite: 'test', hosting: true, appAddress: origin });
    cleanups.push(backend.stop);
    await addDemoData(backend);
    await addRides(rideCount);
    const origins = [origin];
    const previous = await servePreviousBuild(ports, environment).catch((error: unknown) =>
      console.error('first-load: there is no previous build to compare with:', error),
    );
    if (previous) {
      cleanups.push(previous.stop);
      origins.push(previous.origin);
    }
    const browser = await chromium.launch({
      executablePath: findChromium() ?? 'chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    cleanups.push(() => browser.close());
    return await benchBuilds(browser, origins, loads);
  } finally {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  }
}

async function benchBuilds(
  browser: Browser,
  origins: readonly string[],
  loads: number,
): Promise<BenchResult[]> {
  const builds: MeasuredBuild[] = [];
  for (const origin of origins) builds.push({ origin, session: await logIn(browser, origin) });
  const rounds = Math.min(loads, maxRounds);
  return [
    ...(await attempt('cold loads', () => benchColdLoads(browser, builds, loads))),
    ...(await attempt('feed of 300 cards', () => benchFeedScroll(browser, builds, rounds))),
    ...(await attempt('heap growth', () => benchHeapGrowth(browser, builds))),
    ...(await benchLighthouse(builds, rounds)),
  ];
}

/** What could be measured is shown, even if something else could not. */
async function attempt(metric: string, work: () => Promise<BenchResult[]>): Promise<BenchResult[]> {
  try {
    return await work();
  } catch (error) {
    console.error(`${metric}:`, error);
    return [{ metric, measured: 'not measured', target: '', status: 'fail' }];
  }
}
