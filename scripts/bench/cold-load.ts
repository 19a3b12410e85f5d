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
  /** When the first large picture was painted, the clip had its first frame, and a heading its text. */
  picture?: number;
  firstFrame?: number;
  title?: number;
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
  document.addEventListener('loadeddata', () => (record.firstFrame ??= performance.now()), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('url' in entry && entry.url !== '') record.picture ??= entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('h1')?.textContent.trim()) return;
    observer.disconnect();
    record.title = performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('article h2')) return;
    observer.disconnect();
    // The next frame shows it.
    requestAnimationFrame(() => (record.milestone ??= performance.now()));
  }).observe(document, { childList: true, subtree: true });
}

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

/** @param bitrate in kbit/s @param latency in milliseconds */
const buildLine = (bitrate: number, latency: number) => {
  const bytesPerSecond = bitrate * 125;
  return { offline: false, latency, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
};
const slowLine = buildLine(1600, 150);
/** What browsers call slow 3G. */
const slowestLine = buildLine(400, 400);
/** Longer than the app waits with its subscriptions. */
const settleMs = 4000;

/** Calls work with a page of its own, with an empty cache and the window of the browser tests. */
async function withPage<T>(
  browser: Browser,
  session: StoredSession,
  work: (page: Page) => Promise<T>,
  viewport = { width: 1440, height: 900 },
): Promise<T> {
  const context = await browser.newContext({ viewport, storageState: session });
  try {
    const content = `${readFileSync(library, 'utf8')}\n(${String(recordPage)})(webVitals);`;
    await context.addInitScript({ content });
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

async function slowDown(page: Page, line: ReturnType<typeof buildLine>, cpuRate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
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
    if (isSlow) await slowDown(page, slowLine, 4);
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

const phone = { width: 390, height: 844 };

/** Opens a shared link on slow 3G. @returns when what people wait for was there, in milliseconds */
export const measureSharedLink = (
  browser: Browser,
  origin: string,
  { name, path }: Pick<ColdPage, 'name' | 'path'>,
): Promise<Figures> =>
  withPage(
    browser,
    signedOut,
    async (page) => {
      // The function and Hosting have started by then.
      await page.request.get(`${origin}${path}`);
      await slowDown(page, slowestLine, 1);
      await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => window.pageRecord.picture && window.pageRecord.title);
      await page.waitForTimeout(settleMs);
      const { picture = NaN, firstFrame = NaN, title = NaN } = await page.evaluate(() => window.pageRecord);
      return {
        [`${name}, picture`]: picture,
        [`${name}, first frame`]: firstFrame,
        [`${name}, title`]: title,
      };
    },
    phone,
  );
