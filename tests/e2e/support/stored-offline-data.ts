import { expect, type Page } from '@playwright/test';

/** Waits until the app can start without a connection: the worker controls the page and has stored the shell. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
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

/** Makes the stored shell one of an earlier release, and adds a file that only such a worker would have stored. */
export const makeStoredShellOld = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.includes('precache'));
    if (name === undefined) throw new Error('no shell is stored');
    const cache = await caches.open(name);
    const shell = (await cache.keys()).find(({ url }) => new URL(url).pathname === '/feed');
    if (!shell) throw new Error('the shell has no document');
    const html = '<!doctype html><title>Old release</title><h1>Old release</h1>';
    await cache.put(shell, new Response(html, { headers: { 'content-type': 'text/html' } }));
    await (await caches.open('assets-old')).put('/assets/old.js', new Response(''));
  });
