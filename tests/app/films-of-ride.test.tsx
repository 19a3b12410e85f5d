import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RideLinkState } from '#src/domain/ride-link.ts';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildRideLink } from '#tests/support/factories/build-ride-link.ts';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/build-user.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { click, expectPath, expectText } from '#tests/support/user-actions.ts';

/** The rider's film of a ride, and later ones of the contractor and of a friend who tags the rider. */
async function createFilms() {
  const rider = buildContestant({ first_name: 'Dell', last_name: 'Ortega' });
  const friend = buildContestant({ first_name: 'June', last_name: 'Tate' });
  const stock = buildContractor({ name: 'Cedar Gap' });
  const animal = buildBull(stock, { name: 'Static' });
  const build = (owner: typeof rider, minute: number, fields: Partial<StoredVideo>) =>
    buildVideo(owner, {
      ...{ animal, contestants: [rider], title: 'Elko Days', location: 'Elko, NV', event_type: 1 },
      ...{ created: new Date(Date.UTC(2026, 6, 26, 3, minute)), ...fields },
    });
  const films = {
    first: build(rider, 1, { score: 86.5, ride_start: 2, ride_end: 10 }),
    ofStock: build(stock, 2, { score: 87, ride_start: 5, ride_end: 13 }),
    ofFriend: build(friend, 3, { score: 86.5 }),
    otherDay: build(friend, 4, { event_date: Date.UTC(2026, 6, 24) / 1000, score: 70 }),
  };
  const users = {
    rider: await createTestUser(rider),
    friend: await createTestUser(friend),
    stock: await createTestUser(stock),
  };
  const data: Record<string, object> = { [`animals/${animal.id}`]: animal };
  for (const film of Object.values(films)) data[`videos/${film.id}`] = film;
  return { ...films, users, animal, data, ids: { rider: rider.id, friend: friend.id, stock: stock.id } };
}

const readLink = async (id: string) => (await getAdminFirestore().doc(`ride_links/${id}`).get()).data();

const storeLink = (
  first: StoredVideo,
  later: StoredVideo,
  by: string,
  state: RideLinkState,
  refused: string[] = [],
): Record<string, object> => ({
  [`ride_links/${later.id}`]: { ...buildRideLink(first, later, by, state), refused },
});

async function openPanel() {
  await click('button', 'Details and more rides');
  return within(await screen.findByRole('complementary', { name: 'Details and more rides' }));
}

test('[LINK-03] an account asks whether another film shows the same ride, and takes it back', async () => {
  const { first, ofFriend, otherDay, users, ids, data } = await createFilms();
  await renderApp(`/video/${ofFriend.id}`, { as: users.friend, data });
  const panel = await openPanel();
  await click('button', 'Link to another film of this ride…', panel);
  const choice = within(await screen.findByRole('dialog', { name: 'Is it this ride?' }));
  await expectText('Posted by Cedar Gap', choice);
  expect(choice.queryByText(new RegExp(otherDay.title))).toBeNull();
  expect(choice.getAllByRole('button', { name: /Posted by/ })).toHaveLength(2);
  expect(await findAccessibilityViolations(screen.getByRole('dialog', { name: 'Is it this ride?' }))).toEqual(
    [],
  );
  await click('button', /Posted by Dell Ortega/, choice);
  await expectText('You asked Dell Ortega whether your films show one ride.', panel);
  expect(await readLink(ofFriend.id)).toMatchObject({
    ...{ first_video_id: first.id, state: 'proposed', proposed_by: ids.friend },
  });
  const notice = getAdminFirestore().doc(`notifications/${ofFriend.id}_17_${ids.rider}`);
  expect((await notice.get()).get('message_string')).toBe(
    'June Tate says that two videos show one ride: Elko Days.',
  );
  expect(panel.queryByText(/films of this ride$/)).toBeNull();
  await click('button', 'Take back', panel);
  await waitFor(async () => expect(await readLink(ofFriend.id)).toBeUndefined());
});

test('[LINK-03] films that were linked and no longer show one ride count apart, and the page says so', async () => {
  const { first, ofStock, users, ids, data } = await createFilms();
  const edited = { ...ofStock, event_date: Date.UTC(2026, 6, 20) / 1000 };
  await renderApp(`/video/${first.id}`, {
    as: users.rider,
    data: {
      ...data,
      [`videos/${ofStock.id}`]: edited,
      ...storeLink(first, edited, ids.stock, 'accepted'),
    },
  });
  const panel = await openPanel();
  await expectText(/^This and the film of Cedar Gap were said to show one ride\. They count apart/, panel);
  expect(panel.queryByText(/films of this ride$/)).toBeNull();
  await click('button', 'Not this ride', panel);
  await expectText('You told Cedar Gap that your films show different rides.', panel);
});

test('[LINK-03] the other account accepts, and the ride counts once on every page, without records', async () => {
  const { first, ofStock, ofFriend, animal, users, ids, data } = await createFilms();
  await renderApp(`/video/${first.id}`, {
    as: users.rider,
    data: {
      ...data,
      ...storeLink(first, ofFriend, ids.friend, 'proposed'),
      ...storeLink(first, ofStock, ids.stock, 'accepted'),
    },
  });
  const panel = await openPanel();
  await expectText('June Tate says that your films show one ride.', panel);
  await expectText('2 films of this ride', panel);
  await expectText(
    'The films have different results. The first one counts, posted by Dell Ortega: 86.5.',
    panel,
  );
  await click('button', 'It is this ride', panel);
  await expectText('3 films of this ride', panel);
  expect(await readLink(ofFriend.id)).toMatchObject({ state: 'accepted' });
  expect(panel.getByRole('link', { name: 'Compare side by side' }).getAttribute('href')).toBe(
    `/compare?left=${first.id}&right=${ofStock.id}`,
  );
  follow(`/animals/${animal.id}`);
  const outs = await screen.findByText('Outs');
  // The three films are one of them.
  await waitFor(() => expect(outs.parentElement?.textContent).toBe('Outs2'));
});

test('[LINK-03] a later film says that its own result differs, and is not linked to the same film again', async () => {
  const { first, ofStock, users, ids, data } = await createFilms();
  await renderApp(`/video/${ofStock.id}`, {
    as: users.stock,
    data: {
      ...data,
      ...storeLink(first, ofStock, ids.stock, 'accepted'),
    },
  });
  const panel = await openPanel();
  await expectText(
    'The films have different results. The first one counts, posted by Dell Ortega: 86.5.',
    panel,
  );
  await click('button', 'Link to another film of this ride…', panel);
  const choice = within(await screen.findByRole('dialog', { name: 'Is it this ride?' }));
  await expectText('Posted by June Tate', choice);
  expect(choice.queryByText('Posted by Dell Ortega')).toBeNull();
});

test('[LINK-03] what is in effect can be ended, which the other account is told and which stays', async () => {
  const { first, ofStock, users, ids, data } = await createFilms();
  await renderApp(`/video/${first.id}`, {
    as: users.rider,
    data: { ...data, ...storeLink(first, ofStock, ids.stock, 'accepted') },
  });
  const panel = await openPanel();
  await click('button', 'Not this ride', panel);
  await expectText('You told Cedar Gap that your films show different rides.', panel);
  expect(await readLink(ofStock.id)).toMatchObject({ state: 'refused', refused: [first.id] });
  const notice = getAdminFirestore().doc(`notifications/${ofStock.id}_18_${ids.stock}`);
  expect((await notice.get()).exists).toBe(true);
  expect(panel.queryByText('2 films of this ride')).toBeNull();
  await click('button', 'It is this ride', panel);
  await expectText('2 films of this ride', panel);
});

test('[LINK-01, LINK-07] a delegate ends what the account proposed after a refusal, and tells the account', async () => {
  const { first, ofStock, ofFriend, ids, data } = await createFilms();
  const delegate = await createTestUser({
    ...buildFan({ first_name: 'Dallas' }),
    ...{ account_access: { [ids.friend]: true }, current_accessed_account: ids.friend },
  });
  await getAdminFirestore()
    .doc(`users/${ids.friend}`)
    .update({ user_access: { [delegate.id]: true } });
  await renderApp(`/video/${ofFriend.id}`, {
    as: delegate,
    data: {
      ...data,
      ...storeLink(first, ofStock, ids.stock, 'accepted'),
      ...storeLink(ofStock, ofFriend, ids.friend, 'accepted', ['another']),
    },
  });
  const panel = await openPanel();
  // The first film is at the end of a chain.
  await expectText('3 films of this ride', panel);
  await click('button', 'Not this ride', panel);
  await waitFor(() => expect(panel.queryByText('3 films of this ride')).toBeNull());
  expect(await readLink(ofFriend.id)).toMatchObject({ state: 'refused', refused: ['another'] });
  // Nothing is said any more: it can be linked again.
  expect(panel.queryByText(/different rides|one ride/)).toBeNull();
  const notices = [
    [`${ofFriend.id}_20_${ids.friend}`, 'for you that'],
    [`${ofFriend.id}_18_${ids.stock}`, 'says that'],
  ] as const;
  for (const [id, words] of notices)
    expect((await getAdminFirestore().doc(`notifications/${id}`).get()).get('message_string')).toContain(
      words,
    );
  await click('button', 'Link to another film of this ride…', panel);
  const choice = within(await screen.findByRole('dialog', { name: 'Is it this ride?' }));
  await click('button', /Posted by Cedar Gap/, choice);
  await expectText('You asked Cedar Gap whether your films show one ride.', panel);
  expect(await readLink(ofFriend.id)).toMatchObject({ state: 'proposed', refused: ['another'] });
});

test('[LINK-04] another film goes on at the same second from the gate', async () => {
  const { first, ofStock, ids, data } = await createFilms();
  await renderApp(`/video/${first.id}`, {
    data: { ...data, ...storeLink(first, ofStock, ids.stock, 'accepted') },
  });
  const panel = await openPanel();
  const film = await panel.findByRole('link', { name: /Posted by Cedar Gap/ });
  // A visitor is asked nothing.
  expect(panel.queryByRole('button', { name: /this ride/ })).toBeNull();
  for (const clip of document.querySelectorAll('video')) clip.currentTime = 4.5;
  await click('link', /Posted by Cedar Gap/, panel);
  await expectPath(`/video/${ofStock.id}?t=7.5`);
  expect(film.getAttribute('href')).toBe(`/video/${ofStock.id}`);
});
