import { expect, test } from './support/e2e-test.ts';

test('[SIDE-01, SRCH-01, SRCH-03, NEWS-01, NEWS-03, NEWS-04, SCH-01] a fan searches, reads the news and saves the schedule', async ({
  openFeedAs,
  shell,
  feed,
  search,
  player,
  schedule,
  page,
  context,
}) => {
  await openFeedAs('fan');

  await test.step('search', async () => {
    await expect(feed.cards).toHaveCount(6);
    await shell.goTo('Search');
    await search.tiles.nth(4).click();
    await expect(search.heading).toHaveText('Bull Riding');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await search.searchInput.pressSequentially('dust');
    await search.searchInput.press('Enter');
    await expect(page).toHaveURL(/\?category=bull-riding&search=dust$/);
    await expect(search.results('Animals')).toHaveText([/Dust Devil/]);
    await search.searchInput.fill('paper');
    await search.searchInput.press('Enter');
    await expect(search.results('Animals')).toHaveText([/Paper Moon/]);
    await search.results('Videos').first().getByRole('link').first().click();
    await expect(player.title).toBeVisible();
    await player.close();
    await expect(player.video).toHaveCount(0);
    await expect(search.searchInput).toHaveValue('paper');
    await page.goBack();
    await expect(search.searchInput).toHaveValue('dust');
    await expect(search.results('Animals')).toHaveText([/Dust Devil/]);
    await page.reload();
    await expect(search.searchInput).toHaveValue('dust');
    await page.goBack();
    await expect(search.searchInput).toHaveValue('');
    await page.goForward();
    await expect(search.searchInput).toHaveValue('dust');
  });

  await test.step('news', async () => {
    await context.route('https://association.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The whole story</h1>' }),
    );
    await shell.goTo('News');
    const first = page.getByRole('article').first();
    const picture = first.locator('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
    const newTab = context.waitForEvent('page');
    await first.getByRole('link', { name: /^Read more/ }).click();
    const tab = await newTab;
    await expect(tab.getByRole('heading', { name: 'The whole story' })).toBeVisible();
    expect(tab.url()).toMatch(/^https:\/\/association\.example\//);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();

    const summary = first.getByText(/^The gate opened at a quarter past nine/);
    const readLength = async () => (await summary.innerText()).length;
    expect(await readLength()).toBeGreaterThan(100);
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect.poll(readLength).toBeLessThanOrEqual(100);
    await expect(first.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('schedule', async () => {
    await shell.goTo('Schedule');
    await expect(schedule.rodeo('Chisholm Trail Stampede')).toContainText('Duncan, OK');
    // Scrolls repeatedly, because more cards come with each page.
    await expect
      .poll(async () => {
        await schedule.scrollToBottom();
        return schedule.rodeos.count();
      })
      .toBe(61);
    const rodeo = await schedule.save(schedule.addToCalendarButtons.first());
    expect(rodeo).toMatchObject({
      name: 'chisholm-trail-stampede.ics',
      titles: ['Chisholm Trail Stampede'],
    });
    const season = await schedule.save(schedule.seasonButton);
    expect(season).toMatchObject({ name: 'pro-rodeos.ics', titles: { length: 61 } });
  });
});
