import { searchTileTitles } from './pages/search-page.ts';
import { createSearchableData } from '#tests/support/searchable-data.ts';
import { expect, test } from './support/test.ts';

/** Without CORS headers, the page would see a network error instead of the status. */
const corsHeaders = { 'access-control-allow-origin': '*' };

test.describe('search', () => {
  test('[SIDE-01, SRCH-01] shows twelve category tiles and navigates back', async ({
    openFeedAs,
    shell,
    search,
    page,
  }) => {
    await openFeedAs('fan');
    await shell.goTo('Search');
    await expect(search.heading).toHaveText('Search');
    await expect(search.tiles).toHaveText(searchTileTitles);
    await search.tiles.nth(3).click();
    await expect(search.heading).toHaveText('Saddle Bronc');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await search.backLink.click();
    await expect(search.heading).toHaveText('Search');
    await search.backLink.click();
    await expect(page).toHaveURL(/\/feed$/);
  });

  test('[SRCH-02, SRCH-03, SRCH-06] finds people, animals and videos, plays a video and returns', async ({
    logInAs,
    search,
    player,
    page,
  }) => {
    const { word, owner, animals } = await createSearchableData();
    await logInAs('fan');
    await search.open('bull-riding');
    await expect(search.section('People')).toContainText('Type a name or a place to find people.');
    await expect(search.results('Videos').first()).toBeVisible();
    await search.searchInput.fill(word);
    await expect(search.resultCount('People')).toHaveText('2 found');
    await expect(page).toHaveURL(new RegExp(`\\?category=bull-riding&search=${word}$`));
    await expect(search.resultCount('Animals')).toHaveText('1 found');
    await expect(search.results('Animals')).toContainText(`${word} Bull`);
    const animal = search.results('Animals').getByRole('link');
    await expect(animal).toHaveAttribute('href', `/animals/${animals.bull.id}`);
    await expect(search.resultCount('Videos')).toHaveText('1 found');

    await search
      .results('Videos')
      .getByRole('link', { name: `Play ${word} Night` })
      .click();
    const dialog = page.getByRole('dialog', { name: `${word} Night` });
    await expect(dialog).toBeVisible();
    await player.close();
    await expect(dialog).toBeHidden();
    await expect(search.searchInput).toHaveValue(word);

    await search.results('People').filter({ hasText: owner.name }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/my-rodeo/${owner.id}$`));
    await page.goBack();
    await expect(search.resultCount('People')).toHaveText('2 found');
  });

  test('[SRCH-02] shows five skeletons per loading source, and Cancel clears the search', async ({
    logInAs,
    search,
    page,
  }) => {
    await logInAs('fan');
    let respond = () => {};
    const responseAllowed = new Promise<void>((resolve) => (respond = resolve));
    await page.route(search.getRequestPattern('animals'), async (route) => {
      await responseAllowed;
      await route.continue();
    });
    await search.open('bull-riding', 'dust');
    await expect(search.results('Videos').first()).toBeVisible();
    await expect(search.section('Animals')).toHaveAttribute('aria-busy', 'true');
    await expect(search.skeletons('Animals')).toHaveCount(5);
    respond();
    await expect(search.results('Animals').first()).toContainText('Dust Devil');
    await expect(search.skeletons('Animals')).toHaveCount(0);
    await search.cancelButton.click();
    await expect(search.searchInput).toHaveValue('');
    await expect(search.searchInput).toBeFocused();
    await expect(page).toHaveURL(/\?category=bull-riding$/);
  });

  test('[SRCH-03] searches after a second or on Enter, and Back restores earlier searches', async ({
    logInAs,
    search,
    page,
  }) => {
    await logInAs('fan');
    await search.open('bull-riding');
    await expect(search.resultCount('Animals')).toBeVisible();
    const queries: string[] = [];
    page.on('request', (request) => {
      if (search.getRequestPattern('videos').test(request.url()))
        queries.push(new URL(request.url()).searchParams.get('q') ?? '');
    });
    const typedAt = await page.evaluate(() => performance.timeOrigin + performance.now());
    const request = page.waitForRequest(search.getRequestPattern('videos'));
    await search.searchInput.pressSequentially('dust', { delay: 50 });
    await request;
    const elapsedMs = (await page.evaluate(() => performance.timeOrigin + performance.now())) - typedAt;
    expect(elapsedMs).toBeGreaterThan(1000);
    await expect(search.results('Animals')).toHaveCount(1);
    expect(queries).toEqual(['dust']);

    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await search.searchInput.fill('paper');
    await search.searchInput.press('Enter');
    await expect(page).toHaveURL(/search=paper$/);
    await page.clock.resume();
    await expect(search.results('Animals')).toContainText('Paper Moon');
    await page.goBack();
    await expect(search.searchInput).toHaveValue('dust');
    await expect(search.results('Animals')).toContainText('Dust Devil');
    await page.reload();
    await expect(search.searchInput).toHaveValue('dust');
    await page.goBack();
    await expect(search.searchInput).toHaveValue('');
    await page.goForward();
    await expect(search.searchInput).toHaveValue('dust');
  });

  test('[SRCH-04, SRCH-05, SRCH-06] a category finds only its own results', async ({ logInAs, search }) => {
    const { word, owner, rider } = await createSearchableData();
    await logInAs('fan');
    const expected = [
      ['contestants', [`${rider.first_name} Pruitt`], `${word} Horse`, `${word} Day`],
      ['contractors', [owner.name], `${word} Bull`, `${word} Night`],
      ['barrel-racing', [`${rider.first_name} Pruitt`, owner.name], undefined, `${word} Day`],
    ] as const;
    for (const [category, people, animal, ride] of expected) {
      await search.open(category, word);
      await expect(search.results('People')).toHaveCount(people.length);
      for (const name of people) await expect(search.section('People')).toContainText(name);
      await expect(search.results('Videos').getByRole('heading')).toHaveText([ride]);
      await expect(search.status).toContainText(animal ? '1 animal' : '0 animals');
      if (animal === undefined) await expect(search.section('Animals')).toHaveCount(0);
      else await expect(search.results('Animals').getByRole('heading')).toHaveText([animal]);
    }
  });

  test('[SRCH-07] logs a failed source, shows the others and retries it', async ({
    logInAs,
    search,
    page,
  }) => {
    await logInAs('fan');
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.route(search.getRequestPattern('animals'), (route) =>
      route.fulfill({ status: 503, headers: corsHeaders, body: 'away' }),
    );
    await search.open('bull-riding', 'dust');
    await expect(search.section('Animals')).toContainText("We couldn't search animals.");
    await expect(search.results('Animals')).toHaveCount(0);
    await expect(search.results('Videos').first()).toBeVisible();
    expect(logged.some((text) => text.includes('The search for animals failed'))).toBe(true);
    await page.unroute(search.getRequestPattern('animals'));
    await search.section('Animals').getByRole('button', { name: 'Try again' }).click();
    await expect(search.results('Animals')).toContainText('Dust Devil');
  });
});
