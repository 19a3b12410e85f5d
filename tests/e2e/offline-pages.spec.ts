import { followLink } from './support/follow-link.ts';
import { waitUntilLoaded } from './support/open-screen.ts';
import { screens, type ScreenRole } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Documents of their own, which need no code, and a page that leads on to another. */
const excludedNames = ['landing', 'privacy policy', 'terms', 'email action'];

const listPages = (role: ScreenRole) =>
  screens[role].filter(({ name, open }) => open === undefined && !excludedNames.includes(name));

const connectionError = "The server can't be reached. Check your connection and try again.";

test.describe('pages opened offline', () => {
  for (const role of Object.keys(screens) as ScreenRole[])
    test(`load without a reload once a ${role} is online`, async ({ openFeedAs, login, page, context }) => {
      test.setTimeout(300_000);
      if (role === 'visitor') await login.open();
      else await openFeedAs(role);
      await waitUntilLoaded(page);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      let errorCount = 0;
      for (const { name, path } of listPages(role))
        await test.step(name, async () => {
          await context.setOffline(true);
          const errors = page.getByText(connectionError);
          const heading = page.getByRole('heading').filter({ visible: true });
          const former = await heading.first().elementHandle();
          await followLink(page, path);
          // A tab of the same page keeps its heading.
          await page
            .waitForFunction((element) => !element?.isConnected, former, { timeout: 1000 })
            .catch(() => {});
          await errors.or(heading).first().waitFor();
          await waitUntilLoaded(page);
          errorCount += await errors.count();
          await context.setOffline(false);
          await expect(errors, name).toHaveCount(0);
          await expect(heading.first(), name).toBeVisible();
          await waitUntilLoaded(page);
          expect(await page.evaluate(() => 'isSameDocument' in window), name).toBe(true);
        });
      expect(errorCount).toBeGreaterThan(0);
    });
});
