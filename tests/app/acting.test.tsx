import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { findCard, findQuestion, openOptions } from '#tests/support/cards.ts';
import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor, withSharing } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { getField } from '#tests/support/fill-profile-form.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import {
  createTestUser,
  getAdminDatabase,
  getAdminFirestore,
  type TestUser,
} from '#tests/support/test-users.ts';
import { click, expectNoText, expectRole, expectText, expectAlert } from '#tests/support/user-actions.ts';

const { grantor, delegate: profile } = withSharing(
  'shared',
  buildContractor({ name: 'Cedar Gap' }),
  buildContractor({ name: 'Double Rein' }),
);
const [theirs, own] = [buildBull(grantor, { name: 'Windmill' }), buildHorse(profile, { name: 'Juniper' })];
const rides = [
  buildVideo(grantor, { title: 'Elko Fair', animal: theirs }),
  buildVideo(profile, { title: 'Reno Fair', animal: own }),
];
const data = Object.fromEntries([
  ...[theirs, own].map((animal) => [`animals/${animal.id}`, animal]),
  ...rides.map((ride) => [`videos/${ride.id}`, ride]),
]) as Record<string, object>;

/** A contractor who acts for another one, with an animal and a ride each. */
describe('[AUTH-05] who acts for another account', () => {
  let user: TestUser;

  beforeAll(async () => {
    [user] = await Promise.all([
      createTestUser({ ...profile, current_accessed_account: grantor.id }),
      createTestUser(grantor),
      ...rides.map(({ id }) => getAdminDatabase().ref(`videoViews/${id}`).set(12)),
    ]);
  });

  test('prints its herd and sees its insights', async () => {
    await renderApp('/my-rodeo/herd-sheet', { as: user, data });
    const paper = await screen.findByRole('article', { name: 'Herd sheet' });
    await waitFor(() => expect(paper.textContent).toContain('Windmill'));
    expect(paper.textContent).toContain('Cedar Gap');
    expect(paper.textContent).not.toContain('Juniper');
    follow('/my-rodeo/insights');
    await expectRole('heading', '12 views of 1 ride');
    await expectText('Elko Fair');
    await expectNoText('Reno Fair');
  });

  test('reports in its name, and removes its animal from rides, not the own one', async () => {
    const poster = buildContestant();
    const [ride, ownRide] = [
      buildVideo(poster, { title: 'Taos Rodeo', animal: theirs }),
      buildVideo(poster, { title: 'Hobbs Rodeo', animal: own }),
    ];
    await createTestUser(poster);
    await renderApp(`/my-rodeo/${poster.id}`, {
      as: user,
      data: { ...data, [`videos/${ride.id}`]: ride, [`videos/${ownRide.id}`]: ownRide },
    });
    expect(await openOptions(await findCard('Taos Rodeo'))).toContain('Remove My Animal');
    await click('menuitem', 'Report');
    await click('button', 'Report', await findQuestion());
    await expectAlert('success', 'Ride reported.');
    const report = getAdminFirestore().doc(`reported_videos/${ride.id}_${user.id}`);
    expect((await report.get()).get('user_id')).toBe(grantor.id);
    await report.delete();
    expect(await openOptions(await findCard('Hobbs Rodeo'))).not.toContain('Remove My Animal');
  });

  test('sets its next event on the schedule', async () => {
    await renderApp('/schedules', { as: user, data });
    const [set] = await screen.findAllByRole('button', { name: /^Set as next event/ });
    set?.click();
    await expectText('is your next event.');
    follow('/profile/event');
    await expectRole('heading', 'My Next Event');
    await waitFor(() => expect(getField('Event').value).not.toBe(''));
    await click('button', 'Switch back');
    follow('/profile/event');
    await expectRole('heading', 'My Next Event');
    await waitFor(() => expect(getField('Event').value).toBe(''));
  });
});
