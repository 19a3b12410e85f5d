import { showManyRides } from './support/many-rides.ts';
import { expect, test } from './support/test.ts';

test.describe('feed', () => {
  test('[FEED-01, FEED-03] shows six rides and loads four more at the bottom', async ({
    openFeedAs,
    feed,
  }) => {
    await openFeedAs('fan');
    await expect(feed.cards).toHaveCount(6);
    await feed.loadMore(10);
    await feed.loadMore(14);
  });

  test('[FEED-01] filters by event and keeps the filter in the URL', async ({ openFeedAs, feed, page }) => {
    await openFeedAs('fan');
    await feed.filterBy('Barrel Racing');
    await expect(page).toHaveURL(/event=5/);
    await expect(feed.cards.first().getByText('Barrel Racing')).toBeVisible();
    await page.reload();
    await expect(feed.cards.first()).toBeVisible();
    for (const card of await feed.cards.all()) await expect(card.getByText('Barrel Racing')).toBeVisible();
  });

  test('[FEED-02] Top Rides shows rides of the week', async ({ openFeedAs, shell, feed, page }) => {
    await openFeedAs('fan');
    await shell.goTo('Top Rides');
    await expect(page.getByRole('heading', { name: 'Top Rides', level: 1 })).toBeVisible();
    await expect(feed.cards.first()).toBeVisible();
    for (const card of await feed.cards.all()) await expect(card.getByText('Ride of the week')).toBeVisible();
  });

  test('[FEED-04] the refresh button rotates for 500 ms and reloads the list', async ({
    openFeedAs,
    feed,
    page,
  }) => {
    await openFeedAs('fan');
    await expect(feed.cards).toHaveCount(6);
    await feed.loadMore(10);
    const fetched = page.waitForRequest(/:runQuery/);
    expect(await feed.clickRefresh()).toEqual([500]);
    await fetched;
    await expect(feed.cards).toHaveCount(6);
  });

  test('[FEED-05] a card shows event, rodeo, location, date, uploader, duration, views and result', async ({
    openFeedAs,
    feed,
  }) => {
    await openFeedAs('fan');
    const card = feed.cards.first();
    await expect(card.locator('img').first()).toBeVisible();
    await expect(card.getByText(/^Length \d+:\d\d$/)).toBeVisible();
    await expect(
      card.getByText(
        /(January|February|March|April|May|June|July|August|September|October|November|December) \d\d, 2026/,
      ),
    ).toBeVisible();
    await expect(card.getByRole('heading')).not.toBeEmpty();
    await expect(card.getByText(/^(score|time)$/i)).toBeVisible();
    await expect(card.getByText(/views?$/)).toBeVisible();
    await expect(card.locator('a[href^="/my-rodeo/"]')).toBeVisible();
  });

  test('[FEED-06, LIST-01] reports a failed load and retries it', async ({ openFeedAs, feed, page }) => {
    await openFeedAs('fan');
    await page.route(/:runQuery/, (route) => route.abort());
    await feed.refreshButton.click();
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText("We couldn't load the videos");
    await page.unroute(/:runQuery/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(feed.cards).toHaveCount(6);
  });

  test('[FEED-06] restores the scroll position on Back', async ({ openFeedAs, feed, page }) => {
    await openFeedAs('fan');
    await expect(feed.cards).toHaveCount(6);
    await feed.loadMore(10);
    const scrollY = await page.evaluate(() => window.scrollY);
    await feed.cards.nth(6).locator('a[href^="/my-rodeo/"]').click();
    await expect(page).toHaveURL(/my-rodeo/);
    await page.goBack();
    await expect(feed.cards).toHaveCount(10);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrollY / 2);
  });

  test('[FEED-03, FEED-06, PLY-02] a long list stays small, and Back leads to the same card', async ({
    openFeedAs,
    feed,
    player,
    page,
  }) => {
    await openFeedAs('fan');
    await showManyRides(page, 60);
    await feed.refreshButton.click();
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
});
