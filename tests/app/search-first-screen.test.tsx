import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { buildContractor, buildFan } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { goTo } from '#tests/support/menu.ts';
import { reload, renderApp } from '#tests/support/render-app.tsx';
import { interceptRequests } from '#tests/support/requests.ts';
import {
  findSearchField,
  findSection,
  listResults,
  pageSearchPattern,
  readTitles,
  searchFor,
  tileTitles,
} from '#tests/support/search-for.ts';
import { createSearchableData, createUniqueWord, waitUntilIndexed } from '#tests/support/searchable-data.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import {
  at,
  click,
  expectNoRole,
  expectPath,
  expectRole,
  expectText,
  fill,
} from '#tests/support/user-actions.ts';

async function expectTiles() {
  const tiles = await screen.findByRole('list', { name: 'Categories' });
  expect(within(tiles).getAllByRole('link')).toHaveLength(tileTitles.length);
}

describe('first screen of the search', () => {
  test('[SRCH-02] the first screen searches everything, and shows at once that typing is heard', async () => {
    const { word, owner, rider } = await createSearchableData();
    await renderApp('/search', { as: 'fan' });
    await expectTiles();
    const answers = createDeferred<undefined>();
    interceptRequests(pageSearchPattern, () => answers.promise);
    const field = await findSearchField();
    await userEvent.click(field);
    await userEvent.paste(word);
    await expectText(`Searching for “${word}”…`);
    const people = await screen.findByRole('region', { name: 'People' });
    expect(people.querySelectorAll(':scope > :last-child > [aria-hidden=true]')).toHaveLength(5);
    answers.resolve(undefined);

    await expectText('2 people, 2 animals, 2 videos');
    expect(at()).toBe(`/search?search=${word}`);
    await expectText(owner.name, within(people));
    await expectText(`${rider.first_name} Pruitt`, within(people));
    expect(await readTitles('Animals')).toEqual([`${word} Bull`, `${word} Horse`]);
    expect(await listResults('Videos')).toHaveLength(2);
    expect(document.activeElement).toBe(field);
    await click('link', 'Back');
    await expectTiles();
    expect((await findSearchField()).value).toBe('');
  });

  test('[SRCH-02] says once that nothing matches, and searches everything instead', async () => {
    const title = createUniqueWord();
    const owner = buildContractor();
    const ride = buildVideo(owner, { title, event_type: 1 });
    await createTestUser(owner);
    await renderApp(`/search?category=goat-tying&search=${title}`, {
      as: 'fan',
      data: { [`videos/${ride.id}`]: ride },
    });
    await expectRole('heading', 'No matches');
    await expectText(`We couldn't find “${title}” in Goat Tying.`);
    expect(within(screen.getByRole('main')).queryByRole('region')).toBeNull();
    await waitUntilIndexed('videos', ride.id);
    await click('link', 'Search everything');
    expect(await readTitles('Videos')).toEqual([title]);

    const missing = createUniqueWord();
    await searchFor(missing);
    await expectText(`We couldn't find “${missing}”.`);
    await click('link', 'Browse categories');
    await expectTiles();
  });

  test('recent searches stay on the device until they are cleared or the user logs out', async () => {
    const user = await createTestUser(buildFan());
    const expectRecentSearches = async (...texts: string[]) => {
      const recent = await findSection('Recent searches');
      await waitFor(() =>
        expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(texts),
      );
    };
    const searchAndCancel = async (text: string) => {
      await searchFor(text);
      await listResults('Animals');
      await click('button', 'Cancel');
    };
    await renderApp('/search', { as: user });
    await searchAndCancel('dust');
    await expectRecentSearches('dust');
    await searchAndCancel('paper');
    await expectRecentSearches('paper', 'dust');
    await reload();
    await click('link', 'dust');
    expect((await listResults('Animals'))[0]?.textContent).toContain('Dust Devil');
    await click('link', 'Back');

    await click('button', 'Logout');
    await click('button', 'Yes');
    await expectPath('/login');
    await fill('Email', user.email);
    await fill('Password', user.password);
    await click('button', 'Log in');
    await goTo('Search');
    await searchAndCancel('dust');
    await expectRecentSearches('dust');

    await click('button', 'Clear Recent searches');
    await expectNoRole('region', 'Recent searches');
    await reload();
    await searchAndCancel('paper');
    await expectRecentSearches('paper');
  });
});
