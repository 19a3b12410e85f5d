import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { recordDocumentReads } from '#tests/e2e/support/document-reads.ts';
import { projectRoot } from '../backend/project.ts';
import { getDemoAccount } from '#tests/support/demo/demo-accounts.ts';
import type { Figures } from './run-part.ts';

/** What a page records about itself, by metric. Times are in milliseconds since the navigation started. */
type PageRecord = Record<string, number>;

type WebVitals = Pick<typeof import('web-vitals'), 'onFCP' | 'onLCP' | 'onCLS'>;

declare global {
  interface Window {
    pageRecord: PageRecord;
  }
}

const library = join(projectRoot, 'node_modules/web-vitals/dist/web-vitals.iife.js');

/** Runs in the page before its own scripts, so it uses nothing of this module, and no named functions inside. */
function recordPage({ onFCP, onLCP, onCLS }: WebVitals): void {
  const record: PageRecord = { CLS: 0, 'longest task': 0 };
  window.pageRecord = record;
  for (const onMetric of [onFCP, onLCP, onCLS])
    onMetric(({ name, value }) => (record[name] = value), { reportAllChanges: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      record['longest task'] = Math.max(record['longest task'] ?? 0, duration);
  }).observe({ type: 'longtask' });
  document.addEventListener('playing', () => (record['video playing'] ??= performance.now()), true);
  document.addEventListener('loadeddata', () => (record['first frame'] ??= performance.now()), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('url' in entry && entry.url !== '') record['picture'] ??= entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent.trim()) record['title'] ??= performance.now();
    // The next frame shows it.
    if (document.querySelector('article h2'))
      requestAnimationFrame(() => (record['first card'] ??= performance.now()));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** What a browser keeps of a session. */
export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** @param bitrate in kbit/s @param latency in milliseconds */
const buildLine = (bitrate: number, latency: number) => {
  const bytesPerSecond = bitrate * 125;
  return { offline: false, latency, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
};

/** The window of the browser tests, with a slow processor. */
export const slowDesktop = { viewport: { width: 1440, height: 900 }, line: buildLine(1600, 150), cpuRate: 4 };
/** On what browsers call slow 3G. */
export const phone: typeof slowDesktop = {
  viewport: { width: 390, height: 844 },
  line: buildLine(400, 400),
  cpuRate: 1,
};

/** A page that is opened with an empty cache. */
export interface ColdPage {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn?: true;
  readonly device: typeof slowDesktop;
  /** What a visitor waits for, as the page records it. */
  readonly milestones: readonly string[];
}

/** Longer than the app waits with its subscriptions. */
const settleMs = 4000;

/** Calls work with a page of its own, with an empty cache. @param scripts run in the page before its own */
export async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  scripts: readonly string[],
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    for (const content of scripts) await context.addInitScript({ content });
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Logs in with a demo account, without waiting for the page that follows. */
export async function fillLogin(page: Page, origin: string, role: string): Promise<void> {
  const { email, password } = getDemoAccount(role);
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs the demo fan in. */
export const logIn = (browser: Browser, origin: string): Promise<StoredSession> =>
  withPage(browser, { viewport: slowDesktop.viewport }, [], async (page) => {
    await fillLogin(page, origin, 'fan');
    await page.getByRole('article').first().waitFor();
    return page.context().storageState();
  });

/** Gives a page the line and the processor of a device. */
export async function slowDown(page: Page, { line, cpuRate }: ColdPage['device']): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
}

/** Scrolls a list through its first pages. @returns the longest task in milliseconds */
async function scroll(page: Page): Promise<number> {
  await page.evaluate(() => (window.pageRecord['longest task'] = 0));
  await page.mouse.move(640, 360);
  for (let step = 0; step < 50; step += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
  return page.evaluate(() => window.pageRecord['longest task'] ?? NaN);
}

/** Opens a page with an empty cache and waits until it has loaded what follows. */
export const measureColdLoad = (
  browser: Browser,
  origin: string,
  { name, path, isSignedIn, device, milestones }: ColdPage,
  session: StoredSession,
): Promise<Figures> => {
  const script = `${readFileSync(library, 'utf8')}\n(${String(recordPage)})(webVitals);`;
  const options = { viewport: device.viewport, ...(isSignedIn && { storageState: session }) };
  return withPage(browser, options, [script], async (page) => {
    let requests = 0;
    page.on('request', () => (requests += 1));
    const reads = recordDocumentReads(page);
    // The function and Hosting have started by then.
    await page.request.get(`${origin}${path}`);
    await slowDown(page, device);
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    const isReady = (names: readonly string[]) => names.every((each) => window.pageRecord[each]);
    await page.waitForFunction(isReady, milestones, { timeout: 60_000 });
    await page.waitForTimeout(settleMs);
    const record = await page.evaluate(() => window.pageRecord);
    const figures = {
      ...record,
      requests,
      'documents asked for': reads.reduce((sum, { count }) => sum + count, 0),
      ...(isSignedIn && { 'longest task while scrolling': await scroll(page) }),
    };
    return Object.fromEntries(
      Object.entries(figures).map(([metric, value]) => [`${name}, ${metric}`, value]),
    );
  });
};
