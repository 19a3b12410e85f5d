import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { findCoveredFields, findLayoutProblems, type SafeAreaInsets } from './support/layout-problems.ts';
import { openScreen, screens, type ScreenRole } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const noInsets: SafeAreaInsets = { left: 0, right: 0, bottom: 0 };

/** The usual root font size in CSS pixels; 32 is text of 200 %. */
const normalText = 16;

const sizes = [
  { width: 320, height: 568, insets: noInsets, text: normalText },
  { width: 360, height: 640, insets: noInsets, text: normalText },
  { width: 390, height: 844, insets: { left: 0, right: 0, bottom: 34 }, text: normalText },
  { width: 768, height: 1024, insets: noInsets, text: normalText },
  { width: 844, height: 390, insets: { left: 47, right: 47, bottom: 21 }, text: normalText },
  { width: 768, height: 1024, insets: noInsets, text: 2 * normalText },
];
/** A small phone with its keyboard open. */
const sizeAboveKeyboard = { width: 320, height: 300 };

const setTextSize = (page: Page, pixels: number) =>
  page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), pixels);

async function setSize(page: Page, { width, height, insets, text }: (typeof sizes)[number]) {
  await page.setViewportSize({ width, height });
  await setTextSize(page, text);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, ...insets } });
  await session.detach();
  await waitForInsets(page, insets);
  await waitForFrames(page);
}

/** A banner finds its new place after the window has changed. */
const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The page's layout follows a moment later. */
const waitForInsets = (page: Page, { left }: SafeAreaInsets) =>
  page.waitForFunction((expected) => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.paddingLeft = 'env(safe-area-inset-left)';
    const inset = parseFloat(getComputedStyle(probe).paddingLeft);
    probe.remove();
    return inset === expected;
  }, left);

const roles = Object.keys(screens) as ScreenRole[];

for (const role of roles)
  test(`no screen of the ${role} has accessibility violations on a desktop`, async ({ logInAs, page }) => {
    test.setTimeout(240_000);
    if (role !== 'visitor') await logInAs(role);
    for (const screen of screens[role])
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        expect.soft(await findAccessibilityViolations(page), screen.name).toEqual([]);
      });
  });

test.describe('phones and tablets', () => {
  const viewport = { width: 390, height: 844 };
  test.use({ viewport, hasTouch: true, isMobile: true });

  for (const role of roles)
    test(`every screen of the ${role} fits, and has no accessibility violations`, async ({
      logInAs,
      page,
    }) => {
      test.setTimeout(240_000);
      if (role !== 'visitor') await logInAs(role);
      for (const screen of screens[role]) {
        await test.step(screen.name, async () => {
          await openScreen(page, screen);
          const problems: string[] = [];
          for (const size of sizes) {
            await setSize(page, size);
            const found = await findLayoutProblems(page, size.insets);
            const name = `${size.width} x ${size.height}, text ${size.text} px`;
            problems.push(...found.map((problem) => `${name}: ${problem}`));
          }
          await setTextSize(page, normalText);
          await page.setViewportSize(sizeAboveKeyboard);
          await waitForFrames(page);
          problems.push(...(await findCoveredFields(page)));
          // The same colors as on a desktop, which is checked in dark mode too.
          await page.setViewportSize(viewport);
          problems.push(...(await findAccessibilityViolations(page, ['light'])));
          expect.soft(problems, screen.name).toEqual([]);
        });
      }
    });
});
