import type { Browser } from 'playwright';
import { throttleProcessor } from './cold-load.ts';
import { openContext, type StoredSession } from './browser-session.ts';
import { recordPageTimings } from './page-timings.ts';

export interface FeedScroll {
  /** Tasks of 50 ms or more. */
  readonly longTasks: number;
  /** Milliseconds. */
  readonly longestTask: number;
  /** Elements of the document at the end. */
  readonly elements: number;
}

const timeoutMs = 10 * 60_000;
const wheelStep = 600;
const wheelIntervalMs = 100;
const stepsPerLook = 5;

/**
 * Scrolls the feed on a slow processor until a ride appears.
 *
 * @param origin of the build
 * @param lastTitle of the last ride
 * @throws Error if the ride does not appear
 */
export async function measureFeedScroll(
  browser: Browser,
  origin: string,
  session: StoredSession,
  lastTitle: string,
): Promise<FeedScroll> {
  const context = await openContext(browser, session);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await page.addInitScript(recordPageTimings);
    await page.goto(`${origin}/feed`);
    await page.getByRole('article').first().waitFor();
    await throttleProcessor(client);
    await page.evaluate(() => (window.pageTimings.longTasks = []));
    await page.mouse.move(640, 360);
    const deadline = performance.now() + timeoutMs;
    // Role locators would search the whole document and be tasks of their own.
    const hasLastRide = () => page.evaluate((title) => document.body.textContent.includes(title), lastTitle);
    while (!(await hasLastRide())) {
      if (performance.now() > deadline) throw new Error(`"${lastTitle}" did not appear in the feed`);
      for (let step = 0; step < stepsPerLook; step += 1) {
        await page.mouse.wheel(0, wheelStep);
        await page.waitForTimeout(wheelIntervalMs);
      }
    }
    const { longTasks, elements } = await page.evaluate(() => ({
      longTasks: window.pageTimings.longTasks,
      elements: document.querySelectorAll('*').length,
    }));
    return { longTasks: longTasks.length, longestTask: Math.max(0, ...longTasks), elements };
  } finally {
    await context.close();
  }
}
