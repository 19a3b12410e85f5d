import { buildContractor, buildFan } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { searchTileTitles } from './pages/search-page.ts';
import { createSearchableData, createUniqueWord } from '#tests/support/searchable-data.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { waitUntilIndexed } from '#tests/support/wait-until-indexed.ts';
import { expect, test } from './support/test.ts';

test.describe('first screen of the search', () => {
  test('[SRCH-02] the first screen searches everything, and shows at once that typing is heard', async ({
    logInAs,
    search,
    page,
  }) => {
    const { word, owner, rider } = await createSearchableData();
    await page.clock.install();
    await logInAs('fan');
    await page.goto('/search');
    await expect(search.tiles).toHaveText(searchTileTitles);
    // The search waits a second for more letters.
    await page.clock.pauseAt(Date.now() + 1000);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (search.getRequestPattern('videos').test(request.url())) requests.push(request.url());
    });
    await search.searchInput.fill(word);
    await expect(search.status).toHaveText(`Searching for “${word}”…`);
    await expect(search.skeletons('People')).toHaveCount(5);
    expect(requests).toEqual([]);

    await page.clock.resume();
    await expect(search.status).toHaveText('2 people, 2 animals, 2 videos');
    await expect(page).toHaveURL(`/search?search=${word}`);
    await expect(search.section('People')).toContainText(owner.name);
    await expect(search.section('People')).toContainText(`${rider.first_name} Pruitt`);
    await expect(search.results('Animals').getByRole('heading')).toHaveText([
      `${word} Bull`,
      `${word} Horse`,
    ]);
    await expect(search.results('Videos')).toHaveCount(2);
    await expect(search.searchInput).toBeFocused();
    await search.backLink.click();
    await expect(search.tiles).toHaveText(searchTileTitles);
    await expect(search.searchInput).toHaveValue('');
  });

  test('[SRCH-02] says once that nothing matches, and searches everything instead', async ({
    logInAs,
    search,
    page,
  }) => {
    const title = createUniqueWord();
    const owner = buildContractor();
    const ride = buildVideo(owner, { title, event_type: 1 });
    await createTestUser(owner);
    await getAdminFirestore().collection('videos').doc(ride.id).set(ride);
    await waitUntilIndexed('videos', ride.id);
    await logInAs('fan');
    await search.open('goat-tying', title);
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    await expect(page.getByText(`We couldn't find “${title}” in Goat Tying.`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
    await page.getByRole('link', { name: 'Search everything' }).click();
    await expect(search.results('Videos').getByRole('heading')).toHaveText([title]);

    const missing = createUniqueWord();
    await search.searchInput.fill(missing);
    await search.searchInput.press('Enter');
    await expect(page.getByText(`We couldn't find “${missing}”.`)).toBeVisible();
    await page.getByRole('link', { name: 'Browse categories' }).click();
    await expect(search.tiles).toHaveText(searchTileTitles);
  });

  test('recent searches stay on the device until they are cleared or the user logs out', async ({
    logInAs,
    search,
    shell,
    page,
  }) => {
    const user = await createTestUser(buildFan());
    await logInAs(user);
    await page.goto('/search');
    await expect(search.tiles).toHaveText(searchTileTitles);
    await expect(search.recentSearches).toHaveCount(0);
    for (const text of ['dust', 'paper']) {
      await search.searchInput.fill(text);
      await search.searchInput.press('Enter');
      await expect(search.results('Animals').first()).toBeVisible();
      await search.cancelButton.click();
    }
    await expect(search.recentSearches).toHaveText(['paper', 'dust']);
    await page.reload();
    await search.recentSearches.getByText('dust').click();
    await expect(search.results('Animals').first()).toContainText('Dust Devil');
    await search.backLink.click();

    await shell.logOut();
    await logInAs(user);
    await page.goto('/search');
    await expect(search.tiles).toHaveText(searchTileTitles);
    await expect(search.recentSearches).toHaveCount(0);

    await search.searchInput.fill('dust');
    await search.searchInput.press('Enter');
    await expect(search.results('Animals').first()).toBeVisible();
    await search.cancelButton.click();
    await search.clearRecentButton.click();
    await expect(search.recentSearches).toHaveCount(0);
    await page.reload();
    await expect(search.tiles).toHaveText(searchTileTitles);
    await expect(search.recentSearches).toHaveCount(0);
  });
});
