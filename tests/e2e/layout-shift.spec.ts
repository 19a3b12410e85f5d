import type { Page } from '@playwright/test';
import { getRecordedHeadings, recordHeadings } from './support/heading-recorder.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    shifts?: { value: number; what: string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element | null }[];
}

/** Notes every shift of what is already drawn, in each document from the next one on. */
async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string[] }[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.hadRecentInput) continue;
        const what = shift.sources.map(({ node }) => node?.outerHTML.slice(0, 120) ?? 'gone');
        shifts.push({ value: shift.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The web's own measure of a page that stands still is 0.1 for all shifts together; ours move nothing that one sees. */
const maxLayoutShift = 0.005;

async function expectNoLayoutShift(page: Page) {
  const shifts = await page.evaluate(() => window.shifts ?? []);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThan(maxLayoutShift);
}

test.describe('what is drawn stays where it is', () => {
  test('[GRD-11] while the pages for visitors load @phone', async ({ page }) => {
    await recordLayoutShifts(page);
    for (const path of ['/', '/login', '/signup', '/register', '/reset-password/code', '/privacy-policy']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoLayoutShift(page);
    }
  });

  test('[GRD-11] while a signed-in person reloads, and no other page flashes by @phone', async ({
    logInAs,
    page,
  }) => {
    await logInAs('contestant');
    await recordLayoutShifts(page);
    await recordHeadings(page);
    for (const [path, heading] of [
      ['/feed', 'Feed'],
      ['/my-rodeo', 'Cody Latham'],
      ['/notifications', 'Notifications'],
      ['/profile/edit', 'Edit Profile'],
      ['/profile/account', 'Account'],
      ['/upload', 'Upload a ride'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await getRecordedHeadings(page)).toEqual([expect.stringMatching(new RegExp(heading, 'i'))]);
      await expectNoLayoutShift(page);
    }
  });
});
