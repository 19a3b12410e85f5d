import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { recordDocumentReads } from '#tests/e2e/support/document-reads.ts';
import { projectRoot } from '../backend/project.ts';
import { getDemoAccount } from '../seed/demo-accounts.ts';
import type { Figures } from './run-part.ts';

/** What a page records about itself. Times are in milliseconds since the navigation started. */
interface PageRecord {
  FCP?: number;
  LCP?: number;
  CLS: number;
  /** When a card was there, or a video played. */
  milestone?: number;
  longestTask: number;
}

type WebVitals = Pick<typeof import('web-vitals'), 'onFCP' | 'onLCP' | 'onCLS'>;

declare global {
  interface Window {
    pageRecord: PageRecord;
  }
}

const library = join(projectRoot, 'node_modules/web-vitals/dist/web-vitals.iife.js');

/** Runs in the page before its own scripts, so it uses nothing of this module, and no named functions inside. */
function recordPage({ onFCP, onLCP, onCLS }: WebVitals): void {
  const record: PageRecord = { CLS: 0, longestTask: 0 };
  window.pageRecord = record;
  performance.setResourceTimingBufferSize(5000);
  const isLive = { reportAllChanges: true };
  onFCP(({ value }) => (record.FCP = value), isLive);
  onLCP(({ value }) => (record.LCP = value), isLive);
  onCLS(({ value }) => (record.CLS = value), isLive);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) record.longestTask = Math.max(record.longestTask, duration);
  }).observe({ type: 'longtask' });
  document.addEventListener('playing', () => (record.milestone ??= performance.now()), { capture: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('article h2')) return;
    observer.disconnect();
    // The next frame shows it.
    requestAnimationFrame(() => (record.milestone ??= performance.now()));
  }).observe(document, { childList: true, subtree: true });
}

/** Makes every page of a context record itself. */
const recordPages = (context: BrowserContext) =>
  context.addInitScript({ content: `${readFileSync(library, 'utf8')}\n(${String(recordPage)})(webVitals);` });

/** What a browser keeps of a session. */
export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;
const signedOut: StoredSession = { cookies: [], origins: [] };

/** A page that is opened with an empty cache. */
export interface ColdPage {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn?: true;
  /** What a visitor waits for: a card, or that the video plays. */
  readonly milestone: string;
}

/** 1.6 Mbit/s, in bytes per second. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
/** Longer than the app waits with its subscriptions. */
const settleMs = 4000;

/** Calls work with a page of its own, with an empty cache and the window of the browser tests. */
async function withPage<T>(
  browser: Browser,
  session: StoredSession,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: session });
  try {
    await recordPages(context);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Logs the demo fan in. */
export const logIn = (browser: Browser, origin: string): Promise<StoredSession> =>
  withPage(browser, signedOut, async (page) => {
    const { email, password } = getDemoAccount('fan');
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('article').first().waitFor();
    return page.context().storageState();
  });

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slowLine);
}

/** Scrolls a list through its first pages. @returns the longest task in milliseconds */
async function scroll(page: Page): Promise<number> {
  await page.evaluate(() => (window.pageRecord.longestTask = 0));
  await page.mouse.move(640, 360);
  for (let step = 0; step < 50; step += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
  return page.evaluate(() => window.pageRecord.longestTask);
}

/** @returns the KiB of JavaScript that arrived until then, as they were compressed */
const countScriptBytes = (page: Page, until: number) =>
  page.evaluate((time) => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const loaded = scripts.filter(({ responseEnd }) => responseEnd <= time);
    return loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0);
  }, until);

/** Opens a page with an empty cache and waits until it has loaded what follows. */
export const measureColdLoad = (
  browser: Browser,
  origin: string,
  { name, path, isSignedIn, milestone }: ColdPage,
  session: StoredSession,
  isSlow: boolean,
): Promise<Figures> =>
  withPage(browser, isSignedIn ? session : signedOut, async (page) => {
    let requests = 0;
    page.on('request', () => (requests += 1));
    const reads = recordDocumentReads(page);
    if (isSlow) await slowDown(page);
    await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    await page.waitForFunction(() => window.pageRecord.milestone, undefined, { timeout: 60_000 });
    await page.waitForTimeout(settleMs);
    const { FCP = NaN, LCP = NaN, CLS, milestone: time = NaN } = await page.evaluate(() => window.pageRecord);
    return {
      [`${name}, FCP`]: FCP,
      [`${name}, LCP`]: LCP,
      [`${name}, CLS`]: CLS,
      [`${name}, requests`]: requests,
      [`${name}, documents asked for`]: reads.reduce((sum, { count }) => sum + count, 0),
      ...(isSignedIn && { [`${name}, longest task while scrolling`]: await scroll(page) }),
      [`${name}, ${milestone}`]: time,
      [`${name}, JS until then`]: await countScriptBytes(page, time),
    };
  });
