import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { createSharedAccount } from '#tests/support/account-sharing.ts';
import { createTestUser, getAdminDatabase } from '#tests/support/test-users.ts';
import { suitePorts } from '#tests/support/suite.ts';
import { AppShell } from './pages/app-shell.page.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { expect, test } from './support/e2e-test.ts';
import { expectNoOfflineData, goOffline, readOfflineData, waitForWorker } from './support/offline.ts';

/**
 * Gives a page a Realtime Database of its own, with the same rules, so that a release it is told of reaches no other
 * test. Call it before the page is opened.
 *
 * @returns announces releases until the page shows a notice: the first one that it reads is the running one
 */
export async function openReleases(page: Page): Promise<(notice: Locator) => Promise<void>> {
  const namespace = `releases-${crypto.randomUUID()}`;
  const rulesUrl = `http://127.0.0.1:${suitePorts.database}/.settings/rules.json?ns=${namespace}`;
  const { ok } = await fetch(rulesUrl, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner' },
    body: await readFile('database.rules.json'),
  });
  if (!ok) throw new Error('The database did not accept its rules');
  await page.addInitScript((name) => {
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(String(url).replace(/(?<=[?&]ns=)[^&]+/, name), protocols);
      }
    };
  }, namespace);
  const release = getAdminDatabase(namespace).ref('release');
  return (notice) =>
    expect
      .poll(async () => {
        await release.set(crypto.randomUUID());
        return notice.isVisible();
      })
      .toBe(true);
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

test.use({ serviceWorkers: 'allow' });

const readLists = async (...[page]: Parameters<typeof readOfflineData>) =>
  (await readOfflineData(page)).lists ?? '';

test('shows the last feed and schedule without a connection, goes on where there is one, and can be installed', async ({
  openFeedAs,
  shell,
  feed,
  schedule,
  page,
  context,
}) => {
  await openFeedAs(await createTestUser(buildContestant()));
  const title = (await feed.cards.first().getByRole('heading').textContent()) ?? '';
  await shell.goTo('Schedule');
  await expect(schedule.rodeo('Chisholm Trail Stampede')).toBeVisible();
  await waitForWorker(page);
  await expect.poll(() => readLists(page)).toContain('Chisholm Trail Stampede');
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(data).toContain('"name": "Rodeo Reel"');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Windows of browser contexts count as private ones.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  await goOffline(page);
  // Pages of their own are not the app's to replace.
  await expect(page.goto('/privacy-policy')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await page.waitForURL('chrome-error://chromewebdata/');
  await page.goto('/my-rodeo');
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
  await expect(page.getByText('This is what was loaded last.')).toBeVisible();
  await expect(feed.cards.getByRole('heading', { name: title }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chisholm Trail Stampede', exact: true })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeHidden();
  await expect(shell.settings('Logout')).toBeVisible();
});

test('[NEWV-01] a release is never hidden: its notice stays in the window, Refresh starts it from the server alone, and a stored page of an earlier one says so', async ({
  openFeedAs,
  feed,
  page,
}) => {
  const announceReleases = await openReleases(page);
  await openFeedAs(await createTestUser());
  await waitForWorker(page);
  await makeStoredShellOld(page);
  await page.reload();
  await expect(feed.heading).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.evaluate(() => localStorage.setItem('left-over', 'yes'));

  const [portrait, landscape] = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ];
  await page.setViewportSize(landscape);
  const notice = page.getByText('There is a new version available. Click to reload Rodeo Reel.');
  await announceReleases(notice);
  const closeButton = page.getByRole('button', { name: 'Close', exact: true });
  const expectInWindow = async () => {
    for (const part of [notice, closeButton]) await expect(part).toBeInViewport({ ratio: 1 });
  };
  // It stays open where the mouse is.
  await notice.hover();
  await expectInWindow();
  await page.setViewportSize(portrait);
  await expectInWindow();
  await page.setViewportSize(landscape);
  await expectInWindow();
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await expectInWindow();
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Refresh', exact: true }).click(),
  ]);
  await expect(feed.heading).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('left-over'))).toBeNull();
  await waitForWorker(page);
  expect((await readOfflineData(page)).caches).not.toContain('assets-old');

  // The page runs another script than the one that the server names now.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('script[data-src]')?.setAttribute('data-src', '/assets/app-old.js'),
    );
  });
  await page.reload();
  await expect(feed.heading).toBeVisible();
  await expect(page.getByText('There is a new version available.')).toBeVisible();
});

test('[SWT-01, AUTH-08] another account starts with lists of its own, and nothing is left after signing out, in any tab', async ({
  openFeedAs,
  login,
  shell,
  chooser,
  feed,
  page,
  context,
}) => {
  const { delegate, grantor } = await createSharedAccount();
  await openFeedAs(delegate);
  await waitForWorker(page);
  await expect.poll(() => readLists(page)).not.toBe('');
  await page.evaluate(() => {
    const stored = localStorage.getItem('rodeo-reel.last-lists') ?? '{}';
    const lists = { ...(JSON.parse(stored) as object), rodeos: [{ Name: 'Of the other account' }] };
    localStorage.setItem('rodeo-reel.last-lists', JSON.stringify(lists));
  });
  await shell.settings('Switch User').click();
  await chooser.choose(grantor.name);
  await expect(shell.actingBar).toBeVisible();
  await expect(feed.cards.first()).toBeVisible();
  await expect.poll(() => readLists(page)).not.toContain('Of the other account');
  await expect.poll(() => readLists(page)).not.toBe('');

  const other = await context.newPage();
  await other.goto('/feed');
  await expect(other.getByRole('article').first()).toBeVisible();
  await waitForWorker(other);
  expect((await readOfflineData(other)).caches).toContain('last-thumbnails');
  await expect(new AppShell(other).settings('Logout')).toBeVisible();
  await shell.logOut();
  await other.waitForURL('/');
  await expectNoOfflineData(page);

  // The next member starts with nothing of this one.
  const next = await createTestUser(buildContestant());
  await login.logIn(next);
  await waitForWorker(page);
  await expect.poll(() => readLists(page)).toContain(next.id);
  await expect(feed.heading).toBeVisible();
});
