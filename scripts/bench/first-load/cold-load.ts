import type { Browser, CDPSession } from 'playwright';
import { countDocumentReads } from './document-reads.ts';
import { NetworkRecorder } from './network-recorder.ts';
import { recordPageTimings } from './page-timings.ts';
import { openContext, type StoredSession } from './browser-session.ts';

/** A page that is opened with an empty cache. */
export interface ColdPage {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn?: true;
  /** What a visitor waits for. */
  readonly milestone?: 'firstCard' | 'videoPlaying';
}

/** Times are in milliseconds since the navigation started. */
export interface ColdLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly milestone: number;
  readonly layoutShift: number;
  readonly requests: number;
  /** Kibibytes of JavaScript until the milestone. */
  readonly scriptsUntilMilestone: number;
  /** Kibibytes of JavaScript, also what loads after the milestone. */
  readonly scripts: number;
  /** Kibibytes, without clips. */
  readonly transferred: number;
  readonly documentReads: number;
}

/** 1.6 Mbit/s, in bytes per second. */
const throughput = 200_000;
const latencyMs = 150;
const milestoneTimeoutMs = 60_000;
/** Longer than the app waits with its subscriptions. */
const quietMs = 3000;

/** Slows a page's processor down to a quarter. */
export const throttleProcessor = (client: CDPSession) =>
  client.send('Emulation.setCPUThrottlingRate', { rate: 4 });

const throttleNetwork = (client: CDPSession) =>
  client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });

/**
 * Opens a page on a slow line and a slow processor, with an empty cache, and waits until it has loaded everything.
 *
 * @param origin of the build
 */
export async function measureColdLoad(
  browser: Browser,
  origin: string,
  { path, milestone }: ColdPage,
  session: StoredSession | undefined,
): Promise<ColdLoad> {
  const context = await openContext(browser, session);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const network = await NetworkRecorder.start(client);
    await throttleNetwork(client);
    await throttleProcessor(client);
    await page.addInitScript(recordPageTimings);
    await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    if (milestone)
      await page.waitForFunction((name) => window.pageTimings[name] !== undefined, milestone, {
        polling: 250,
        timeout: milestoneTimeoutMs,
      });
    await network.waitUntilQuiet(quietMs);
    const timings = await page.evaluate(() => window.pageTimings);
    const milestoneTime = milestone ? (timings[milestone] ?? NaN) : NaN;
    return {
      firstPaint: timings.firstPaint ?? NaN,
      largestPaint: timings.largestPaint ?? NaN,
      milestone: milestoneTime,
      layoutShift: timings.layoutShift,
      requests: network.requestCount,
      scriptsUntilMilestone: network.countScriptBytes((timings.timeOrigin + milestoneTime) / 1000) / 1024,
      scripts: network.countScriptBytes() / 1024,
      transferred: network.countBytes() / 1024,
      documentReads: countDocumentReads(network.listFirestoreResponses()),
    };
  } finally {
    await context.close();
  }
}
