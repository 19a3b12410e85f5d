import type { Page } from '@playwright/test';
import { getRecordedHeadings, recordHeadings } from './support/heading-recorder.ts';
import { expect, test } from './support/e2e-test.ts';

declare global {
  interface Window {
    layoutShifts?: { value: number; nodes: string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element | null }[];
}

/** Records layout shifts, starting with the next document. */
async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.hadRecentInput) continue;
        const nodes = shift.sources.map(({ node }) => node?.outerHTML.slice(0, 120) ?? 'gone');
        shifts.push({ value: shift.value, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Stricter than the Core Web Vitals threshold of 0.1. */
const maxLayoutShift = 0.005;

const visitorPaths = ['/', '/signup', '/register', '/reset-password/code', '/privacy-policy'];
/** The first two are opened on a phone, too. */
const memberPages = [
  ['/my-rodeo', 'Cody Latham'],
  ['/upload', 'Upload a ride'],
  ['/feed', 'Feed'],
  ['/notifications', 'Notifications'],
  ['/profile/edit', 'Edit Profile'],
  ['/profile/account', 'Account'],
] as const;

/** With what all sections, one of them or none find. */
const searchPaths = [
  '/search?search=dust',
  '/search?search=cody',
  '/search?search=pend',
  '/search?search=nobody',
];
/** Good is under 0.1. */
const maxSearchShift = 0.05;

/** Where fonts come late, lines may move by a fraction of a pixel. */
const maxFontShift = 0.02;

async function expectNoLayoutShift(page: Page, max = maxLayoutShift) {
  const shifts = await page.evaluate(async () => {
    // What has just arrived is drawn in the next frame and reported after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.layoutShifts ?? [];
  });
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThan(max);
}

/** Holds requests until the returned function is called. */
async function holdRequests(page: Page, url: string) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/**
 * A member's page keeps requests open for its subscriptions, and the landing page for its previews, so they may not be
 * without requests.
 */
async function waitUntilLoaded(page: Page) {
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  const isComplete = async () => {
    await document.fonts.ready;
    const areVideosKnown = [...document.querySelectorAll('video')].every(({ readyState }) => readyState > 0);
    return (
      areVideosKnown && [...document.images].every((image) => image.complete || image.loading === 'lazy')
    );
  };
  await expect.poll(() => page.evaluate(isComplete)).toBe(true);
}

test.describe('no layout shift', () => {
  test('[GRD-11] while visitor pages load, their fonts arrive late and the script replaces the picture @phone', async ({
    page,
    isMobile,
  }) => {
    await recordLayoutShifts(page);
    for (const path of isMobile ? ['/', '/signup'] : visitorPaths) {
      const releaseFonts = await holdRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
      await expectNoLayoutShift(page);
      releaseFonts();
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
      await page.waitForLoadState();
      await waitUntilLoaded(page);
      await expectNoLayoutShift(page, maxFontShift);
      await page.unrouteAll({ behavior: 'wait' });
    }

    const releaseScripts = await holdRequests(page, '**/assets/*.js');
    const picture = page.waitForRequest('**/hero-*.svg');
    await page.goto('/login', { waitUntil: 'commit' });
    await picture;
    await expect(page.locator('#root a')).toHaveCount(3);
    await expect(page.locator('#root a').filter({ visible: true })).toHaveCount(0);
    releaseScripts();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilLoaded(page);
    await expectNoLayoutShift(page);
  });

  test('while a search finds different numbers of people, animals and videos @phone', async ({
    logInAs,
    page,
  }) => {
    await logInAs('fan');
    await recordLayoutShifts(page);
    for (const path of searchPaths) {
      await page.goto(path);
      await expect(page.getByRole('status').filter({ hasText: /^\d+ (person|people)/ })).toBeVisible();
      await waitUntilLoaded(page);
      await expectNoLayoutShift(page, maxSearchShift);
    }
  });

  test('[GRD-11] while member pages reload and the script replaces the skeleton, without showing another page @phone', async ({
    logInAs,
    page,
    isMobile,
  }) => {
    await logInAs('contestant');
    await recordLayoutShifts(page);
    await recordHeadings(page);
    const releaseScripts = await holdRequests(page, '**/assets/*.js');
    await page.goto(memberPages[0][0], { waitUntil: 'commit' });
    await expect(page.locator('main .animate-pulse').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Rodeo Reel' })).toBeVisible();
    releaseScripts();
    await page.unrouteAll({ behavior: 'wait' });
    for (const [path, heading] of isMobile ? memberPages.slice(0, 2) : memberPages) {
      if (path !== memberPages[0][0]) await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await waitUntilLoaded(page);
      // What was recorded stays, also when it was another page's heading.
      await expect
        .poll(() => getRecordedHeadings(page))
        .toEqual([expect.stringMatching(new RegExp(heading, 'i'))]);
      await expectNoLayoutShift(page);
    }
  });
});
