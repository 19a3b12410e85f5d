import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { expectCards, findCard, findQuestion, findSaveButton } from '#tests/support/cards.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import {
  buildContestant,
  buildContractor,
  buildFan,
  withSharing,
} from '#tests/support/factories/build-user.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { follow, reload, renderApp } from '#tests/support/render-app.tsx';
import { holdRequests, interceptRequests, recordRequests } from '#tests/support/requests.ts';
import { scrollToEnd } from '#tests/support/scroll.ts';
import { goTo } from '#tests/support/menu.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import {
  at,
  click,
  expectNoRole,
  expectPath,
  expectRole,
  expectText,
  fill,
  expectAlert,
} from '#tests/support/user-actions.ts';

const toData = (rides: readonly StoredVideo[]) =>
  Object.fromEntries(rides.map((ride) => [`videos/${ride.id}`, ride]));

/** Rides of a rider; the last one is the newest. */
async function createRiderWithRides(count: number) {
  const rider = buildContestant();
  const rides = Array.from({ length: count }, (_, index) =>
    buildVideo(rider, { title: `Saved ${index} ${crypto.randomUUID().slice(0, 4)}` }),
  );
  await createTestUser(rider);
  return { rider, rides, ids: rides.map(({ id }) => id), titles: rides.map(({ title }) => title) };
}

const fetchSaved = async (userId: string) =>
  ((await getAdminFirestore().doc(`saved_videos/${userId}`).get()).data()?.['video_ids'] ?? []) as string[];

const expectSaved = (userId: string, ids: readonly string[]) =>
  waitFor(async () => expect(await fetchSaved(userId)).toEqual(ids));

/** The bookmark in the player. */
const findPlayerButton = async () =>
  within(await screen.findByRole('dialog')).findByRole('button', { name: 'Save' });

const expectPressed = (button: HTMLElement, isPressed: boolean) =>
  waitFor(() => expect(button.getAttribute('aria-pressed')).toBe(String(isPressed)));

const expectTabs = async (...names: string[]) => {
  const tabs = await screen.findByRole('radiogroup', { name: 'Show' });
  expect([...tabs.querySelectorAll('label')].map((label) => label.textContent)).toEqual(names);
};

test('a contestant saves rides on a card and in the player, and finds them in My Rodeo', async () => {
  const { rider, rides, ids, titles } = await createRiderWithRides(2);
  const member = await createTestUser(buildContestant());
  await renderApp('/my-rodeo', { as: member, data: toData(rides) });
  await expectTabs('Videos', 'Animals', 'Reels', 'Saved');
  await click('radio', 'Saved');
  expect(at()).toBe('/my-rodeo?tab=saved');
  await expectText('No saved rides yet');
  expect(await findAccessibilityViolations()).toEqual([]);

  follow(`/my-rodeo/${rider.id}?tab=saved`);
  await findCard(titles[0]!);
  await expectTabs('Videos', 'Animals', 'Reels');
  const bookmark = await findSaveButton(titles[0]!);
  await expectPressed(bookmark, false);
  bookmark.focus();
  await userEvent.keyboard('{Enter}');
  await expectAlert('success', 'Ride saved.');
  await expectPressed(bookmark, true);
  expect(document.activeElement).toBe(bookmark);

  await click('link', new RegExp(`^Play ${titles[1]}`));
  const saveButton = await findPlayerButton();
  await expectPressed(saveButton, false);
  await userEvent.click(saveButton);
  await expectPressed(saveButton, true);
  await expectSaved(member.id, ids);
  await expectPressed(await findSaveButton(titles[1]!), true);

  follow('/my-rodeo?tab=saved');
  await expectCards(titles.toReversed());
  await reload();
  await expectCards(titles.toReversed());
});

test('a fan’s My Rodeo lists saved rides; what is removed stays until the list is left', async () => {
  const { rides, ids, titles } = await createRiderWithRides(2);
  const newestFirst = titles.toReversed();
  const member = await createTestUser();
  const data = { ...toData(rides), [`saved_videos/${member.id}`]: { video_ids: ids } };
  await renderApp('/my-rodeo', { as: member, data });
  await expectCards(newestFirst);
  const bookmark = await findSaveButton(titles[1]!);
  await expectPressed(bookmark, true);
  await userEvent.click(bookmark);
  await expectAlert('success', 'Removed from Saved.');
  await expectPressed(bookmark, false);
  await userEvent.click(bookmark);
  await expectSaved(member.id, ids);
  await expectPressed(bookmark, true);

  // Left and opened again before the server has responded.
  const { release } = holdRequests(/documents:commit/);
  await userEvent.click(bookmark);
  await expectCards(newestFirst);
  await goTo('News');
  await expectRole('heading', 'News');
  await goTo('My Rodeo');
  await expectText('Only you can see your saved rides.');
  await expectCards([]);
  release();
  await expectCards([titles[0]!]);
  await expectSaved(member.id, [ids[0]!]);
});

test('all cards of a list know what is saved from one read', async () => {
  const { rider, rides, ids, titles } = await createRiderWithRides(12);
  const member = await createTestUser();
  const { requests } = recordRequests(({ body }) => body.includes(`saved_videos/${member.id}`));
  const data = { ...toData(rides), [`saved_videos/${member.id}`]: { video_ids: ids } };
  await renderApp(`/my-rodeo/${rider.id}`, { as: member, data });
  await waitFor(() => {
    scrollToEnd();
    expect(screen.getAllByRole('article')).toHaveLength(12);
  });
  for (const title of titles) await expectPressed(await findSaveButton(title), true);
  expect(requests).toHaveLength(1);
});

test('saving that fails is taken back and says so', async () => {
  const { rides } = await createRiderWithRides(1);
  const member = await createTestUser();
  await renderApp(`/video/${rides[0]!.id}`, { as: member, data: toData(rides) });
  const saveButton = await findPlayerButton();
  let fail = () => {};
  const failure = new Promise<undefined>(
    (_resolve, reject) => (fail = () => reject(new TypeError('Failed'))),
  );
  interceptRequests(/documents:commit/, () => failure);
  await userEvent.click(saveButton);
  await expectPressed(saveButton, true);
  fail();
  await expectAlert('error', /^We couldn't save the ride\./);
  await expectPressed(saveButton, false);
  expect(await fetchSaved(member.id)).toEqual([]);
});

test('deleted rides leave no card, and more than a page is loaded on', async () => {
  const { rides, ids, titles } = await createRiderWithRides(12);
  const member = await createTestUser();
  const deletedIds = Array.from({ length: 11 }, () => crypto.randomUUID());
  const video_ids = [...ids.slice(0, 6), deletedIds[0], ...ids.slice(6), ...deletedIds.slice(1)];
  await renderApp('/my-rodeo', {
    as: member,
    data: { ...toData(rides), [`saved_videos/${member.id}`]: { video_ids } },
  });
  const expectAll = async (expected: readonly string[]) => {
    await waitFor(() => {
      scrollToEnd();
      expect(screen.getAllByRole('article')).toHaveLength(expected.length);
    });
    await expectCards(expected);
  };
  await expectAll(titles.toReversed());
  await expectSaved(member.id, ids);
  await getAdminFirestore().doc(`videos/${ids[11]}`).delete();
  await reload();
  await expectAll(titles.slice(0, 11).toReversed());
});

test('visitors are asked to log in, come back to the ride, and have saved it', async () => {
  const owner = buildContractor();
  const bull = buildBull(owner);
  const title = `Seen ${crypto.randomUUID().slice(0, 4)}`;
  const ride = buildVideo(owner, { title, animal: bull });
  const member = await createTestUser();
  await renderApp(`/video/${ride.id}`, { data: { [`animals/${bull.id}`]: bull, ...toData([ride]) } });
  await userEvent.click(await findPlayerButton());
  const question = await findQuestion();
  await expectRole('heading', 'Save this ride?', question);
  await expectText(/Sign up or log in to save it for later/, question);
  await click('button', 'Cancel', question);
  await expectNoRole('dialog', 'Save this ride?');

  follow(`/animals/${bull.id}`);
  await expectPressed(await findSaveButton(title), false);
  await userEvent.click(await findSaveButton(title));
  await click('button', 'Log in', await findQuestion());
  await fill('Email', member.email);
  await fill('Password', member.password);
  await click('button', 'Log in');
  await expectPath(`/animals/${bull.id}`);
  await expectSaved(member.id, [ride.id]);
  await expectPressed(await findSaveButton(title), true);
});

test('saved rides are one’s own, whichever account one acts for', async () => {
  const { rides, ids, titles } = await createRiderWithRides(2);
  const { grantor, delegate } = withSharing('shared', buildContractor({ name: 'Cedar Gap' }), buildFan());
  const [, user] = await Promise.all([createTestUser(grantor), createTestUser(delegate)]);
  await getAdminFirestore().doc(`users/${delegate.id}`).update({ current_accessed_account: grantor.id });
  await renderApp('/my-rodeo?tab=saved', {
    as: user,
    data: {
      ...toData(rides),
      [`saved_videos/${grantor.id}`]: { video_ids: [ids[0]] },
      [`saved_videos/${delegate.id}`]: { video_ids: [ids[1]] },
    },
  });
  await expectRole('heading', 'Cedar Gap');
  await expectTabs('Videos', 'Animals', 'Reels');
  await expectRole('heading', 'No rides yet');
  await click('link', 'See your saved rides');
  await expectRole('heading', user.name);
  await expectCards([titles[1]!]);
  await click('link', 'See who you follow');
  await expectText('It belongs to your own account, not to Cedar Gap.');
});
