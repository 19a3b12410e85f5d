import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { findMenu } from '#tests/support/menu.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { createTestUser } from '#tests/support/test-users.ts';
import { click, expectRole, fill } from '#tests/support/user-actions.ts';

type Menu = Awaited<ReturnType<typeof findMenu>>;
const readNames = (items: HTMLElement[]) => items.map(({ textContent }) => textContent);

const pages = [
  'Feed',
  'Top Rides',
  'Search',
  'News',
  'Schedule',
  'Upload Video',
  'Notifications',
  'My Rodeo',
];
const settings = [
  ...['Edit Profile', 'Change Password', 'Grant Account Access', 'Upcoming Event'],
  ...['Change Account Type', 'Contact', 'Switch User', 'Logout'],
];

describe('menu', () => {
  test('[SIDE-01] lists all pages in order', async () => {
    const contractor = await createTestUser(buildContractor({ name: 'Sweetwater Bucking Bulls' }));
    await renderApp('/feed', { as: contractor });
    expect(readNames((await findMenu('Main')).getAllByRole('link'))).toEqual(pages);
    const listEntries = (menu: Menu) =>
      menu.getAllByText((_text, element) => Boolean(element?.matches('a, button')));
    expect(readNames(listEntries(await findMenu('Settings')))).toEqual([contractor.name, ...settings]);
    await click('button', contractor.name);
    await expectRole('dialog', 'User Account');
  });

  test('[SIDE-01] has no upload for fans', async () => {
    await renderApp('/feed', { as: await createTestUser() });
    expect(readNames((await findMenu('Main')).getAllByRole('link'))).toEqual(
      pages.filter((name) => name !== 'Upload Video'),
    );
  });
});

test('[LIST-02] a filter applies half a second after the last key', async () => {
  await renderApp('/my-rodeo', { as: 'contestant' });
  const readTitles = async () => {
    const list = within(await screen.findByRole('feed'));
    return list.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  };
  const titles = await readTitles();
  const [firstTitle = ''] = titles;
  const typedAt = performance.now();
  const label = 'Filter by title, place or animal';
  await fill(label, 'no ride is called this');
  await expectRole('heading', 'No matches');
  expect(performance.now() - typedAt).toBeGreaterThan(500);
  await fill(label, firstTitle.toUpperCase());
  expect(new Set(await readTitles())).toEqual(new Set([firstTitle]));
  await click('button', 'Clear');
  await screen.findByRole('article', { name: titles.at(-1) ?? '' });
  expect(await readTitles()).toEqual(titles);
});
