import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { createSeason } from '#tests/support/season.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { at, click, expectNoText, expectPath, expectRole, expectText } from '#tests/support/user-actions.ts';

async function buildSeasonData() {
  const season = await createSeason();
  const { bull, shown, ownRide, otherRide } = season;
  const rides = Object.fromEntries([shown, ownRide, otherRide].map((ride) => [`videos/${ride.id}`, ride]));
  return { ...season, data: { [`animals/${bull.id}`]: bull, ...rides } };
}

async function createRide() {
  const rider = buildContestant();
  const ride = buildVideo(rider, { title: 'Elko Fair' });
  await createTestUser(rider);
  return { ride, data: { [`videos/${ride.id}`]: ride } };
}

const findPlayer = (title: string) => screen.findByRole('dialog', { name: title });

/** As the Escape key, which happy-dom does not know. */
async function pressEscape(title: string) {
  fireEvent(await findPlayer(title), new Event('cancel', { cancelable: true }));
}

beforeAll(() => {
  // Missing in happy-dom.
  Object.assign(HTMLMediaElement, { HAVE_NOTHING: 0, HAVE_FUTURE_DATA: 3 });
});

test.each(['.', ',', ')', '?!', '.”'])(
  'a linked video opens with the sentence around it: %s',
  async (end) => {
    const { ride, data } = await createRide();
    await renderApp(`/video/${ride.id}${encodeURIComponent(end)}`, { data });
    await findPlayer(ride.title);
    expect(at()).toBe(`/video/${ride.id}`);
  },
);

test('[PREV-05] a linked video with a doubled slash opens', async () => {
  const { ride, data } = await createRide();
  await renderApp(`/video//${ride.id}`, { data });
  await findPlayer(ride.title);
  expect(at()).toBe(`/video/${ride.id}`);
});

describe('[PLY-03] closing the player', () => {
  test('of a visitor leads to the login page', async () => {
    const { ride, data } = await createRide();
    await renderApp(`/video/${ride.id}`, { data });
    await pressEscape(ride.title);
    await expectPath('/login');
  });

  test('of a visitor over a page leads to the login page', async () => {
    const { ride, data } = await createRide();
    await renderApp(`/no/such/page?play=${ride.id}`, { data });
    await pressEscape(ride.title);
    await expectPath('/login');
  });

  test('of a visitor who watches rides leads back to them', async () => {
    const { ride, data } = await createRide();
    await renderApp(`/watch?event=all&play=${ride.id}`, { data });
    await pressEscape(ride.title);
    await expectPath('/watch?event=all');
    await expectRole('heading', 'Watch rides');
  });

  test('goes to the page before', async () => {
    const { ride, data } = await createRide();
    await renderApp('/top-rides', { as: 'fan', data });
    await expectRole('heading', 'Top Rides');
    follow(`/video/${ride.id}`);
    await findPlayer(ride.title);
    await click('button', 'Close');
    await expectPath('/top-rides');
  });

  test('goes to the landing page, so to the feed, when a member opened it by its URL', async () => {
    const { ride, data } = await createRide();
    await renderApp(`/video/${ride.id}`, { as: 'fan', data });
    await findPlayer(ride.title);
    await click('button', 'Close');
    await expectPath('/feed');
  });
});

test("[GRD-08] shows 'Video not found' for a missing video", async () => {
  await renderApp('/video/00000000-0000-4000-8000-000000000000');
  await expectRole('heading', 'Video not found');
  await click('button', 'OK');
  await expectPath('/');
});

test('a link that leads nowhere leads to other rides', async () => {
  await renderApp('/video/00000000-0000-4000-8000-000000000001');
  await expectRole('heading', 'Video not found');
  expect(document.title).toContain('Video not found');
  await click('link', 'Watch rides');
  await expectPath('/watch');
});

describe('[GRD-09] a video link', () => {
  test('opens over any page', async () => {
    const { ride, data } = await createRide();
    await renderApp('/login', { data });
    await expectRole('heading', 'Welcome back');
    for (const path of ['/login', '/logout', '/no/such/page', '/reset-password/some-code']) {
      follow(`${path}?play=${ride.id}`);
      await findPlayer(ride.title);
      follow(path);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  test('closes to the page for a member', async () => {
    const { ride, data } = await createRide();
    await renderApp(`/no/such/page?play=${ride.id}`, { as: 'fan', data });
    await pressEscape(ride.title);
    await expectPath('/no/such/page');
  });
});

test('names everybody with a link, also to visitors, and shows place, date, edit and notes', async () => {
  const { rider, contractor, bull, shown, data } = await buildSeasonData();
  await renderApp(`/video/${shown.id}`, { data });
  const dialog = within(await findPlayer(shown.title));
  await click('button', 'Details and more rides', dialog);
  const panel = within(await screen.findByRole('complementary', { name: 'Details and more rides' }));
  const getHref = (link: HTMLElement) => link.getAttribute('href');
  expect(getHref(dialog.getByRole('link', { name: 'Cody Whitehorse-Latham' }))).toBe(`/seasons/${rider.id}`);
  expect(getHref(dialog.getByRole('link', { name: 'Thunderstruck' }))).toBe(`/animals/${bull.id}`);
  for (const label of ['Contractor', 'Posted by']) {
    const fact = panel.getByText(label).closest('div')!;
    expect(getHref(within(fact).getByRole('link'))).toBe(`/my-rodeo/${contractor.id}`);
  }
  await expectText('Cheyenne, WY', dialog);
  await expectText('July 25, 2026 · Edited', dialog);
  expect(panel.getByText('First out of the season.')).toBeDefined();
});

test('visitors watch more of the rider and the animal without leaving the player', async () => {
  const { shown, ownRide, otherRide, data } = await buildSeasonData();
  await renderApp(`/video/${shown.id}`, { data });
  await findPlayer(shown.title);
  await click('button', 'Details and more rides');
  const findTitles = async (name: string) =>
    (await within(await screen.findByRole('region', { name })).findAllByRole('listitem')).map(
      (ride) => ride.querySelector('b')?.textContent,
    );
  expect(await findTitles('More from Cody Whitehorse-Latham')).toEqual([ownRide.title]);
  expect(await findTitles('More from Thunderstruck')).toEqual([otherRide.title]);
  await click('link', new RegExp(ownRide.title));
  expect(at()).toBe(`/video/${ownRide.id}`);
  await findPlayer(ownRide.title);
  await expectNoText(otherRide.title);
});
