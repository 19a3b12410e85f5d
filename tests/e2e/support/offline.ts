import type { Page } from '@playwright/test';
import { expect } from './e2e-test.ts';

/** Waits until the app can start without a connection: the worker controls the page and has stored the shell. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Leaves a page with nothing but what the worker has stored: the HTTP cache would answer for it. */
export async function goOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.context().setOffline(true);
}

/** What a start without a connection would use. */
export const readOfflineData = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    lists: localStorage.getItem('rodeo-reel.last-lists'),
  }));

/** Waits until nothing for a start without a connection is left. */
export async function expectNoOfflineData(page: Page): Promise<void> {
  await expect.poll(() => readOfflineData(page)).toEqual({ workers: 0, caches: [], lists: null });
}
