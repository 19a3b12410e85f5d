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

test.describe('news', () => {
  test('[SIDE-01, NEWS-01] opens from the menu and shows picture, headline, summary, date and link', async ({
    openFeedAs,
    shell,
    news,
  }) => {
    await openFeedAs('fan');
    await shell.goTo('News');
    await expect(news.heading).toBeVisible();
    const first = news.stories.first();
    await expect(first.getByRole('heading')).not.toBeEmpty();
    await expect(first.getByText(/^([A-Z][a-z]+ \d\d, \d{4}|\d\d\/\d\d\/\d{4})$/)).toBeVisible();
    await expect(first.getByText(/^The gate opened at a quarter past nine/)).toBeVisible();
    await expect(first.getByRole('link', { name: /^Read more/ })).toBeVisible();
    const picture = first.locator('img');
    await expect(picture).toHaveAttribute('src', /\/proxy\?url=http%3A%2F%2F[\w.%]+%2Fimages%2F1\.svg$/);
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);
  });

  test('[NEWS-02] loads pages of ten stories until the end', async ({ logInAs, news, page }) => {
    await logInAs('fan');
    const queries = news.recordQueries();
    await news.open();
    await expect(news.stories).toHaveCount(10);
    // Scrolls repeatedly, because cards get their real height only when they become visible.
    await expect
      .poll(async () => {
        await news.scrollToBottom();
        return news.stories.count();
      })
      .toBe(34);
    await page.evaluate(() => window.scrollTo(0, 0));
    await news.scrollToBottom();
    expect(queries).toEqual(
      ['1', '2', '3', '4'].map((index) => ({ index, page_size: '10', sport: '0', season: '0', search: '0' })),
    );
  });

  test('[NEWS-01] shows a placeholder for a missing or broken picture', async ({ logInAs, news }) => {
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

  test('[NEWS-04] Read more opens the association’s page in a new tab without an opener', async ({
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
    const newTab = context.waitForEvent('page');
    await news.readMoreLink('A story').click();
    const tab = await newTab;
    await expect(tab.getByRole('heading', { name: 'The whole story' })).toBeVisible();
    expect(tab.url()).toBe('https://association.example/news/2026/5200');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await expect(page).toHaveURL(/\/news$/);
  });

  test('[NEWS-04] does not link stories outside the association’s host', async ({ logInAs, news }) => {
    await logInAs('fan');
    const paths = [
      'https://other.example/',
      '//other.example/',
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

  test('[NEWS-03] shortens the summary and the date at 1280 px or less', async ({ logInAs, news, page }) => {
    const summary = `${'All of it, word by word. '.repeat(4)}And the end.`;
    await logInAs('fan');
    await news.respondWith([createStory({ story_summary: summary })]);
    await news.open();
    const story = news.story('A story');
    await expect(story.getByText(summary, { exact: true })).toBeVisible();
    await expect(story.getByText('November 20, 2026', { exact: true })).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(story.getByText(summary.slice(0, 100).trim(), { exact: true })).toBeVisible();
      await expect(story.getByText('11/20/2026', { exact: true })).toBeVisible();
      await expect(story.getByText('And the end.')).toBeHidden();
    }
  });

  test('[NEWS-02] shows an empty state, reports a failed load and retries it', async ({
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
    await expect(news.alert.getByRole('heading')).toHaveText("We couldn't load the news");
    await news.restoreService();
    await news.retryButton.click();
    await expect(news.stories).toHaveCount(10);
  });

  test('[NEWS-02] reports a failed later page below the list and retries it', async ({
    logInAs,
    news,
    page,
  }) => {
    await logInAs('fan');
    await news.open();
    await expect(news.stories).toHaveCount(10);
    await news.failRequests();
    await news.scrollToBottom();
    await expect(page.getByText("We couldn't load the rest of the news.")).toBeVisible();
    await expect(news.stories).toHaveCount(10);
    await expect(news.alert).toBeHidden();
    await news.restoreService();
    await news.retryButton.click();
    await expect(news.stories).toHaveCount(20);
    await expect(news.retryButton).toBeHidden();
  });

  test('[LIST-01] times out after 30 seconds', async ({ logInAs, news, shell, page }) => {
    await page.clock.install();
    await logInAs('fan');
    await news.hangRequests();
    const request = page.waitForRequest(news.requestPattern);
    await news.open();
    await request;
    // The session has timeouts of its own.
    await expect(shell.settings('Logout')).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(news.alert.getByRole('heading')).toHaveText("We couldn't load the news");
  });
});
