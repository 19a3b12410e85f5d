import { showManyRides } from './support/many-rides.ts';
import { expect, test } from './support/e2e-test.ts';

test('[FEED-03, FEED-04, FEED-05, FEED-06, PLY-02] the feed loads more at the bottom, stays small, and Back leads to the same card', async ({
  openFeedAs,
  feed,
  player,
  page,
}) => {
  await openFeedAs('fan');
  await expect(feed.cards).toHaveCount(6);
  const picture = feed.cards.first().locator('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(feed.cards.first().getByText(/views?$/)).toBeVisible();
  await feed.loadMore(10);
  const scrollY = await page.evaluate(() => window.scrollY);
  await feed.cards.nth(6).locator('a[href^="/my-rodeo/"]').click();
  await expect(page).toHaveURL(/my-rodeo/);
  await page.goBack();
  await expect(feed.cards).toHaveCount(10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrollY / 2);

  await showManyRides(page, 60);
  const fetched = page.waitForRequest(/:runQuery/);
  expect(await feed.clickRefresh()).toEqual([500]);
  await fetched;
  await expect(feed.card('Ride 0')).toBeAttached();
  await feed.scrollTo('Ride 59');
  expect(await page.locator('*').count()).toBeLessThan(1500);
  await expect(feed.card('Ride 0')).toHaveCount(0);

  const middle = await feed.scrollUpTo('Ride 31');
  await feed.card('Ride 31').locator('a[href^="/my-rodeo/"]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/my-rodeo/);
  await page.goBack();
  await expect.poll(() => feed.getTop('Ride 31')).toBeCloseTo(middle, 0);

  await feed.play('Ride 31');
  await expect(player.title).toHaveText('Ride 31', { ignoreCase: true });
  await page.getByRole('button', { name: 'Next ride' }).click();
  await expect(player.title).toHaveText('Ride 32', { ignoreCase: true });
  await page.keyboard.press('Escape');
  await expect.poll(() => feed.getTop('Ride 31')).toBeCloseTo(middle, 0);

  await feed.card('Ride 31').getByRole('link', { name: 'Ride 31' }).last().focus();
  await feed.scrollTo('Ride 59');
  await expect(feed.card('Ride 31').getByRole('link', { name: 'Ride 31' }).last()).toBeFocused();
});
