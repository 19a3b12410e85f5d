import { expect, test } from './support/test.ts';

const createStory = (changes: object) => ({
  story_id: 1,
  story_image: '/images/1.svg',
  story_headline: 'A story',
  story_summary: 'What happened.',
  story_postdate: '11/20/2026 07:00 AM',
  story_path: '/news/2026/1',
  ...changes,
});

test.describe('the news', () => {
  test('[SIDE-01, NEWS-01] lie behind the menu: picture, headline, summary, date and more to read @phone', async ({
    logInAs,
    shell,
    news,
  }) => {
    await logInAs('fan');
    await shell.goTo('News');
    await expect(news.heading).toBeVisible();
    const first = news.stories.first();
    await expect(first.getByRole('heading')).not.toBeEmpty();
    await expect(first.getByText(/^\d\d\/\d\d\/\d{4}/)).toBeVisible();
    await expect(first.getByText(/^The gate opened at a quarter past nine/)).toBeVisible();
    await expect(first.getByRole('link', { name: /^Read more/ })).toBeVisible();
    const picture = first.locator('img');
    await expect(picture).toHaveAttribute('src', /\/proxy\?url=http%3A%2F%2F[\w.%]+%2Fimages%2F1\.svg$/);
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);
  });

  test('[NEWS-02] come ten at a time, index by index, until there are no more @phone', async ({
    logInAs,
    news,
    page,
  }) => {
    await logInAs('fan');
    const sent = news.recordQueries();
    await news.open();
    await expect(news.stories).toHaveCount(10);
    // Cards that come into sight take their real height, so one step may not be the whole way.
    await expect
      .poll(async () => {
        await news.scrollToBottom();
        return news.stories.count();
      })
      .toBe(34);
    await page.evaluate(() => window.scrollTo(0, 0));
    await news.scrollToBottom();
    expect(sent).toEqual(
      ['1', '2', '3', '4'].map((index) => ({ index, page_size: '10', sport: '0', season: '0', search: '0' })),
    );
  });

  test('[NEWS-01] a picture that is missing or cannot be loaded is a drawing of ours', async ({
    logInAs,
    news,
  }) => {
    await logInAs('fan');
    await news.respondWith([
      createStory({ story_id: 1, story_headline: 'No picture', story_image: null }),
      createStory({ story_id: 2, story_headline: 'A lost picture', story_image: '/images/lost.svg' }),
    ]);
    await news.open();
    for (const headline of ['No picture', 'A lost picture']) {
      const picture = news.story(headline).locator('img');
      await expect(picture).toHaveAttribute('src', /arena-empty/);
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('[NEWS-04] Read more opens the association’s page in a tab that knows nothing of this one', async ({
    logInAs,
    news,
    page,
    context,
  }) => {
    await context.route('https://association.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The whole story</h1>' }),
    );
    await logInAs('fan');
    await news.respondWith([createStory({ story_path: '/news/2026/5200' })]);
    await news.open();
    const opened = context.waitForEvent('page');
    await news.readMoreLink('A story').click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { name: 'The whole story' })).toBeVisible();
    expect(tab.url()).toBe('https://association.example/news/2026/5200');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await expect(page).toHaveURL(/\/news$/);
  });

  test('[NEWS-04] a story whose path leaves the association’s host is not linked', async ({
    logInAs,
    news,
  }) => {
    await logInAs('fan');
    const paths = [
      'https://elsewhere.example/',
      '//elsewhere.example/',
      'http://association.example/',
      'javascript:0',
    ];
    await news.respondWith(
      paths.map((story_path, index) =>
        createStory({ story_id: index, story_headline: `Story ${index}`, story_path }),
      ),
    );
    await news.open();
    await expect(news.stories).toHaveCount(paths.length);
    await expect(news.stories.getByRole('link')).toHaveCount(0);
  });

  test('[NEWS-03] a phone shows 100 characters of the summary and 10 of the date', async ({
    logInAs,
    news,
    page,
  }) => {
    const summary = `${'All of it, word by word. '.repeat(4)}And the end.`;
    await logInAs('fan');
    await news.respondWith([createStory({ story_summary: summary })]);
    await news.open();
    const told = news.story('A story');
    await expect(told.getByText(summary, { exact: true })).toBeVisible();
    await expect(told.getByText('11/20/2026 07:00 AM', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(told.getByText(summary.slice(0, 100).trim(), { exact: true })).toBeVisible();
    await expect(told.getByText('11/20/2026', { exact: true })).toBeVisible();
    await expect(told.getByText('And the end.')).toBeHidden();
  });

  test('[NEWS-02] say so when there are none, and when they did not load, which can be tried again @phone', async ({
    logInAs,
    news,
    page,
  }) => {
    await logInAs('fan');
    await news.respondWith([]);
    await news.open();
    await expect(page.getByRole('heading', { name: 'No news yet' })).toBeVisible();
    await news.restoreService();
    await news.failRequests();
    await news.open();
    await expect(news.alert.getByRole('heading')).toHaveText('The news did not load');
    await news.restoreService();
    await news.retryButton.click();
    await expect(news.stories).toHaveCount(10);
  });

  test('[NEWS-02] a later page that fails adds nothing, says so quietly, and can be tried again', async ({
    logInAs,
    news,
    page,
  }) => {
    await logInAs('fan');
    await news.open();
    await expect(news.stories).toHaveCount(10);
    await news.failRequests();
    await news.scrollToBottom();
    await expect(page.getByText('The rest of the news did not load.')).toBeVisible();
    await expect(news.stories).toHaveCount(10);
    await expect(news.alert).toBeHidden();
    await news.restoreService();
    await news.retryButton.click();
    await expect(news.stories).toHaveCount(20);
    await expect(news.retryButton).toBeHidden();
  });

  test('[LIST-01] waiting for them ends after half a minute at most', async ({ logInAs, news, page }) => {
    await page.clock.install();
    await logInAs('fan');
    await news.hangRequests();
    const asked = page.waitForRequest(news.requestPattern);
    await news.open();
    await asked;
    await page.clock.runFor(30_000);
    await expect(news.alert.getByRole('heading')).toHaveText('The news did not load');
  });
});
