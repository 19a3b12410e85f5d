import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' } as object);

    test('the login page has no accessibility violations @phone', async ({ login, page }) => {
      await login.open();
      await expect(login.heading).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('the signed-in pages have no accessibility violations @phone', async ({ logInAs, feed, page }) => {
      await logInAs('contestant');
      await expect(feed.cards.first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      for (const path of ['/my-rodeo', '/upload']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      }
    });

    test('news and schedule have no accessibility violations @phone', async ({
      logInAs,
      news,
      schedule,
      page,
    }) => {
      await logInAs('fan');
      await news.open();
      await expect(news.stories.first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await schedule.open();
      await expect(schedule.rodeos.first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('the player has no accessibility violations @phone', async ({ logInAs, feed, player, page }) => {
      await logInAs('fan');
      await feed.cards.first().getByRole('link').first().click();
      await expect(player.title).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
