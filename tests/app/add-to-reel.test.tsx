import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { maxReelRides, parseReel } from '#src/domain/reel.ts';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { chooseOption, findCard, findQuestion } from '#tests/support/cards.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContestant, buildContractor, withSharing } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { failRequests, recordRequests } from '#tests/support/requests.ts';
import { scrollToCards, scrollToEnd } from '#tests/support/scroll.ts';
import { createUniqueWord, waitUntilIndexed } from '#tests/support/searchable-data.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import {
  click,
  expectAlert,
  expectNoRole,
  expectPath,
  expectRole,
  expectText,
  fill,
  readText,
} from '#tests/support/user-actions.ts';

const option = 'Add to a Reel';
const store = (...documents: [collection: string, document: { id: string }][]) =>
  Object.fromEntries(documents.map(([collection, document]) => [`${collection}/${document.id}`, document]));

async function readVideos(id: string): Promise<string[]> {
  const found = await getAdminFirestore().doc(`reels/${id}`).get();
  return parseReel(id, found.data()).videos;
}

/** A rider with a ride, and three reels: one that has it, a full one, and the newest. */
async function createRiderWithReels() {
  const rider = buildContestant();
  const ride = buildVideo(rider, { title: 'Elko Fair', created: new Date() });
  const others = Array.from({ length: maxReelRides }, () => buildVideo(rider));
  const at = (day: number) => ({ created: new Date(Date.UTC(2026, 9, day)) });
  const having = buildReel(rider, [ride], { title: 'Broncs', ...at(1) });
  const full = buildReel(rider, others, { title: 'Everything', ...at(2) });
  const open = buildReel(rider, others.slice(0, 2), { title: 'Best of 2026', ...at(3) });
  const videos = [ride, ...others].map((video): ['videos', typeof video] => ['videos', video]);
  const data = store(...videos, ['reels', having], ['reels', full], ['reels', open]);
  return { user: await createTestUser(rider), ride, open, full, data };
}

test('[REEL-05] a rider adds a ride to one of their reels, from its card and from the player', async () => {
  const { user, ride, open, data } = await createRiderWithReels();
  await renderApp('/my-rodeo', { as: user, data });
  await chooseOption(await findCard(ride.title), option);
  const dialog = await findQuestion();
  const list = await dialog.findByRole('list', { name: 'Your reels' });
  expect(within(list).getAllByRole('listitem').map(readText)).toEqual([
    'Best of 20262 rides',
    'EverythingFull with 30 rides',
    'Broncs1 ride · Already in it',
  ]);
  for (const name of [/^Everything/, /^Broncs/])
    expect(dialog.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);

  await click('button', /^Best of 2026/, dialog);
  await expectAlert('success', 'Added to “Best of 2026”.');
  await expectNoRole('dialog', option);
  expect(await readVideos(open.id)).toEqual([...open.videos, ride.id]);
  await click('link', new RegExp(`^Play ${ride.title}`));
  await chooseOption(within(await screen.findByRole('dialog', { name: ride.title })), option);
  await expectText('3 rides · Already in it', await findQuestion());
  await click('button', 'Close', await findQuestion());
  await click('button', 'View');
  await expectPath(`/reels/${open.id}`);
  await expectRole('heading', 'Best of 2026');
  await expectNoRole('button', 'View');
});

test('[REEL-09] rides that are gone make room in a full reel', async () => {
  const { user, ride, full, data } = await createRiderWithReels();
  await renderApp('/my-rodeo', { as: user, data });
  const [first = '', second = '', ...kept] = full.videos;
  await Promise.all([first, second].map((id) => getAdminFirestore().doc(`videos/${id}`).delete()));
  await chooseOption(await findCard(ride.title), option);
  await expectText('Full with 30 rides', await findQuestion());
  scrollToCards();
  await expectText('28 rides', await findQuestion());
  await click('button', /^Everything/, await findQuestion());
  await expectAlert('success', 'Added to “Everything”.');
  expect(await readVideos(full.id)).toEqual([...kept, ride.id]);
});

test('[REEL-05] a new reel begins with the ride', async () => {
  const rider = buildContestant();
  const ride = buildVideo(rider, { title: 'Elko Fair', video_id: crypto.randomUUID() });
  await renderApp('/my-rodeo', { as: await createTestUser(rider), data: store(['videos', ride]) });
  await chooseOption(await findCard(ride.title), option);
  await expectText('Put your best rides in a row and share them with one link.', await findQuestion());
  await click('link', 'New reel', await findQuestion());
  await expectPath(`/reels/new?ride=${ride.video_id}`);
  await expectRole('heading', 'New reel');
  await click('button', 'Save');
  await expectAlert('success', 'Reel saved.');
  expect(await readVideos(location.pathname.split('/')[2] ?? '')).toEqual([ride.id]);
});

test('what fails can be tried again, and a reel that is gone is no longer offered', async () => {
  const { user, ride, open, data } = await createRiderWithReels();
  await renderApp('/my-rodeo', { as: user, data });
  await chooseOption(await findCard(ride.title), option);
  const dialog = await findQuestion();
  const offline = failRequests(/:commit/);
  await click('button', /^Best of 2026/, dialog);
  await expectText("We couldn't add the ride", dialog);
  offline.stop();
  await getAdminFirestore().doc(`reels/${open.id}`).delete();
  await click('button', /^Best of 2026/, dialog);
  await expectNoRole('button', /^Best of 2026/, dialog);
  await expectText("We couldn't add the ride", dialog);
  await expectRole('button', /^Everything/, dialog);
});

test('[REEL-05] who acts for a contractor adds rides of its animals to its reels', async () => {
  const { grantor, delegate } = withSharing(
    'shared',
    buildContractor({ name: 'Cedar Gap' }),
    buildContractor({ name: 'Double Rein' }),
  );
  const bull = buildBull(grantor, { name: 'Windmill' });
  const ride = buildVideo(buildContestant(), { title: 'Taos Rodeo', animal: bull });
  const reel = buildReel(grantor, [{ id: 'other' }], { title: 'Our bulls' });
  const [user] = await Promise.all([
    createTestUser({ ...delegate, current_accessed_account: grantor.id }),
    createTestUser(grantor),
  ]);
  const data = store(['animals', bull], ['videos', ride], ['reels', reel]);
  await renderApp(`/animals/${bull.id}`, { as: user, data });
  await chooseOption(await findCard(ride.title), option);
  await click('button', /^Our bulls/, await findQuestion());
  await expectAlert('success', 'Added to “Our bulls”.');
  expect(await readVideos(reel.id)).toEqual(['other', ride.id]);
});

test('of many rides the newest are read, and others by scrolling or searching', async () => {
  const rider = buildContestant();
  const word = createUniqueWord();
  const rides = Array.from({ length: 45 }, (_, index) =>
    buildVideo(rider, {
      title: index === 0 ? `Elko ${word}` : `Rodeo ${index}`,
      created: new Date(Date.UTC(2026, 0, 1 + index)),
    }),
  );
  const [oldest] = rides;
  const user = await createTestUser(rider);
  await renderApp('/reels/new', {
    as: user,
    data: store(...rides.map((ride): ['videos', typeof ride] => ['videos', ride])),
  });
  const { requests } = recordRequests(({ body }) => body.includes('contestants_id'));
  await click('button', 'Add rides');
  const dialog = within(await expectRole('dialog', 'Add rides'));
  const countRides = () => dialog.getAllByRole('checkbox').length;
  await waitFor(() => expect(countRides()).toBe(20));
  expect(requests).toHaveLength(1);
  scrollToEnd();
  await waitFor(() => expect(countRides()).toBe(40));
  await waitUntilIndexed('videos', oldest!.id);
  await fill('Filter by title, place or animal', word, dialog);
  await waitFor(() => expect(countRides()).toBe(1));
  await click('checkbox', new RegExp(word), dialog);
  await fill('Filter by title, place or animal', createUniqueWord(), dialog);
  await expectText('No ride matches.', dialog);
  expect(requests).toHaveLength(2);
  await click('button', 'Done', dialog);
  await expectText('1 ride · 0:12');
});
