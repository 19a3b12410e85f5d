import type { Page } from '@playwright/test';
import { findCoveredFields, findLayoutProblems, type SafeAreaInsets } from './support/layout-problems.ts';
import { openScreen, screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const noInsets: SafeAreaInsets = { left: 0, right: 0, bottom: 0 };

const sizes = [
  { width: 320, height: 568, insets: noInsets },
  { width: 360, height: 640, insets: noInsets },
  { width: 390, height: 844, insets: { left: 0, right: 0, bottom: 34 } },
  { width: 768, height: 1024, insets: noInsets },
  { width: 844, height: 390, insets: { left: 47, right: 47, bottom: 21 } },
];
/** A small phone with its keyboard open. */
const sizeAboveKeyboard = { width: 320, height: 300 };

async function setSize(page: Page, { width, height, insets }: (typeof sizes)[number]) {
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, ...insets } });
  await session.detach();
}

test.describe('every screen fits phones and tablets', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const role of Object.keys(screens) as (keyof typeof screens)[]) {
    test(`as a ${role}`, async ({ logInAs, page }) => {
      test.setTimeout(180_000);
      if (role !== 'visitor') await logInAs(role);
      for (const screen of screens[role]) {
        await test.step(screen.name, async () => {
          await openScreen(page, screen);
          const problems: string[] = [];
          for (const size of sizes) {
            await setSize(page, size);
            const found = await findLayoutProblems(page, size.insets);
            problems.push(...found.map((problem) => `${size.width} x ${size.height}: ${problem}`));
          }
          await page.setViewportSize(sizeAboveKeyboard);
          problems.push(...(await findCoveredFields(page)));
          expect.soft(problems, screen.name).toEqual([]);
        });
      }
    });
  }
});
