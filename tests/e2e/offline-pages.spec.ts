import { getAnimalByBrandOrName } from '#tests/support/demo/seed-animals.ts';
import { people } from '#tests/support/demo/people.ts';
import { followLink } from './support/follow-link.ts';
import { waitUntilLoaded } from './support/open-screen.ts';
import { expect, test } from './support/e2e-test.ts';

test.use({ hasEmptyCache: true });

const connectionError = "The server can't be reached. Check your connection and try again.";

// Each loads its code and its data in a way of its own.
const pages = [
  '/search?category=contractors',
  '/news',
  `/my-rodeo/${people.cody.id}`,
  '/my-rodeo/insights',
  `/animals/${getAnimalByBrandOrName('J7').id}`,
  '/profile/grant-access?tab=2',
];

test('pages opened offline load without a reload once there is a connection', async ({
  openFeedAs,
  page,
  context,
}) => {
  await openFeedAs('contractor');
  await waitUntilLoaded(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const errors = page.getByText(connectionError);
  for (const path of pages)
    await test.step(path, async () => {
      await context.setOffline(true);
      await followLink(page, path);
      await expect(errors.first()).toBeVisible();
      await context.setOffline(false);
      await expect(errors).toHaveCount(0);
      await waitUntilLoaded(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
