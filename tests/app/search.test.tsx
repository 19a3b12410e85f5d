import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { getRodeoEventName } from '#src/domain/rodeo-event.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { goTo } from '#tests/support/menu.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { failRequests, holdRequests, recordRequests } from '#tests/support/requests.ts';
import {
  createSearchableData,
  createUniqueWord,
  expectNotIndexed,
  waitUntilIndexed,
} from '#tests/support/searchable-data.ts';
import {
  findSearchField,
  findSection,
  getSearchPattern,
  listResults,
  pageSearchPattern,
  readTitles,
  searchFor,
  tileTitles,
} from '#tests/support/search-for.ts';
import { getAdminFirestore } from '#tests/support/test-users.ts';
import { at, click, expectPath, expectRole, expectText } from '#tests/support/user-actions.ts';

describe('search', () => {
  test('[SIDE-01, SRCH-01] shows twelve category tiles and navigates back', async () => {
    await renderApp('/feed', { as: 'fan' });
    await goTo('Search');
    const tiles = within(await screen.findByRole('list', { name: 'Categories' })).getAllByRole('link');
    expect(tiles.map(({ textContent }) => textContent)).toEqual(tileTitles);
    await userEvent.click(tiles[3]!);
    await expectRole('heading', getRodeoEventName(3));
    await click('link', 'Back');
    await expectRole('heading', 'Search');
    await click('link', 'Back');
    await expectPath('/feed');
  });

  test('[SRCH-02, SRCH-03, SRCH-06] finds people, animals and videos', async () => {
    const { word, owner, animals } = await createSearchableData();
    await renderApp('/search?category=bull-riding', { as: 'fan' });
    await expectText('Type a name or a place to find people.', await findSection('People'));
    await expectRole('feed', 'Videos');
    await searchFor(word);
    await expectText('2 found', await findSection('People'));
    expect(at()).toBe(`/search?category=bull-riding&search=${word}`);
    await expectText('1 found', await findSection('Animals'));
    const [animal] = await listResults('Animals');
    expect(animal?.textContent).toContain(`${word} Bull`);
    const link = within(animal!).getByRole('link', { name: `${word} Bull` });
    expect(link.getAttribute('href')).toBe(`/animals/${animals.bull.id}`);
    await expectText('1 found', await findSection('Videos'));
    await expectRole('link', new RegExp(`^Play ${word} Night, Bull Riding`), await findSection('Videos'));
    await click('link', new RegExp(owner.name ?? ''), await findSection('People'));
    await expectPath(`/my-rodeo/${owner.id}`);
  });

  test('finds reels outside the categories, below the videos', async () => {
    const word = createUniqueWord();
    const rider = buildContestant({ first_name: 'Dale', last_name: 'Odom' });
    const reel = buildReel(rider, [{ id: 'one' }, { id: 'two' }], { title: `Best ${word}` });
    await renderApp('/search', { as: 'fan', data: { [`reels/${reel.id}`]: reel } });
    await waitUntilIndexed('reels', reel.id);
    await searchFor(word);
    await expectText(/, 1 reel$/);
    const found = await findSection('Reels');
    await expectText('By Dale Odom · 2 rides', found);
    expect(found.getByRole('link').getAttribute('href')).toBe(`/reels/${reel.id}`);
    follow(`/search?category=contestants&search=${word}`);
    await expectRole('heading', 'No matches');

    await getAdminFirestore().doc(`reels/${reel.id}`).delete();
    await expectNotIndexed(word);
    follow(`/search?search=${word}x`);
    await expectRole('heading', 'No matches');
  });

  test('[SRCH-02] shows five skeletons per loading source, and Cancel clears the search', async () => {
    const held = holdRequests(getSearchPattern('animals'));
    await renderApp('/search?category=bull-riding&search=dust', { as: 'fan' });
    const animals = await screen.findByRole('region', { name: 'Animals' });
    expect(animals.getAttribute('aria-busy')).toBe('true');
    expect(animals.querySelectorAll(':scope > :last-child > [aria-hidden=true]')).toHaveLength(5);
    // What stands below waits, so that it never moves.
    expect(screen.queryByRole('region', { name: 'Videos' })).toBeNull();
    held.release();
    expect(await listResults('Videos')).not.toEqual([]);
    await expectText('Dust Devil', within(animals));
    expect(animals.querySelector(':scope > :last-child > [aria-hidden=true]')).toBeNull();
    await click('button', 'Cancel');
    const field = await findSearchField();
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    await expectPath('/search?category=bull-riding');
  });

  test('[SRCH-03] searches a second after the last key', async () => {
    await renderApp('/search?category=bull-riding', { as: 'fan' });
    await expectRole('feed', 'Videos');
    const { requests } = recordRequests(pageSearchPattern);
    const typedAt = performance.now();
    await userEvent.type(await findSearchField(), 'dust');
    await waitFor(() => expect(requests).not.toEqual([]));
    expect(performance.now() - typedAt).toBeGreaterThan(1000);
    expect(requests.map(({ url }) => new URL(url).searchParams.get('q'))).toEqual(['dust']);
    // Other tests have bulls of this name, too.
    await waitFor(async () => {
      const names = (await listResults('Animals')).map(({ textContent }) => textContent);
      expect(names).toContainEqual(expect.stringContaining('Dust Devil'));
      expect(names.filter((name) => !/dust/i.test(name))).toEqual([]);
    });
    expect(at()).toBe('/search?category=bull-riding&search=dust');
  });

  test('refining a search adds no entry to the history', async () => {
    await renderApp('/search?category=bull-riding', { as: 'fan' });
    const { length } = history;
    const path = '/search?category=bull-riding&search=';
    await userEvent.type(await findSearchField(), 'dust{Enter}');
    await expectPath(`${path}dust`);
    await userEvent.type(await findSearchField(), ' devil{Enter}');
    await expectPath(`${path}dust+devil`);
    expect(history.length - length).toBe(1);
  });

  test('[SRCH-04, SRCH-05, SRCH-06] a category finds only its own results', async () => {
    const { word, owner, rider } = await createSearchableData();
    const expected = [
      ['contestants', [rider.first_name], `${word} Horse`, `${word} Day`],
      ['contractors', [owner.name], `${word} Bull`, `${word} Night`],
      ['barrel-racing', [rider.first_name, owner.name], undefined, `${word} Day`],
    ] as const;
    await renderApp('/search', { as: 'fan' });
    await findSearchField();
    for (const [category, people, animal, ride] of expected) {
      follow(`/search?category=${category}&search=${word}`);
      await expectText(animal ? '1 animal, 1 video' : '0 animals, 1 video');
      const found = await listResults('People');
      expect(found).toHaveLength(people.length);
      const text = found.map(({ textContent }) => textContent).join();
      for (const name of people) expect(text).toContain(name);
      expect(await readTitles('Videos')).toEqual([ride]);
      const titles = screen.queryByRole('region', { name: 'Animals' }) ? await readTitles('Animals') : [];
      expect(titles).toEqual(animal ? [animal] : []);
    }
  });

  test('names on found cards lead to their pages', async () => {
    const { word, rider } = await createSearchableData();
    await renderApp(`/search?category=contestants&search=${word}`, { as: 'fan' });
    const name = `${word} Pruitt`;
    // Who rode and who posted it.
    expect(await (await findSection('Videos')).findAllByRole('link', { name })).toHaveLength(2);
    await click('link', name, await findSection('Animals'));
    await expectPath(`/my-rodeo/${rider.id}`);
  });

  test('[SRCH-07] logs a failed source, shows the others and retries it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = failRequests(getSearchPattern('animals'));
    await renderApp('/search?category=bull-riding&search=dust', { as: 'fan' });
    const animals = await findSection('Animals');
    await expectText("We couldn't search animals.", animals);
    expect(animals.queryByRole('article')).toBeNull();
    expect(await listResults('Videos')).not.toEqual([]);
    expect(JSON.stringify(logged.mock.calls)).toContain('The search for animals failed');
    logged.mockRestore();
    failing.stop();
    await click('button', 'Try again', animals);
    await expectText('Dust Devil', animals);
  });
});
