import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { comparePath } from '#src/config/compare-links.ts';
import { searchPath } from '#src/config/paths.ts';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { follow, renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { createTestUser } from '#tests/support/test-users.ts';
import { at, click, expectNoRole, expectPath, expectRole } from '#tests/support/user.ts';
import { waitUntilIndexed } from '#tests/support/wait-until-indexed.ts';

test('a visitor sees all rides of a rodeo, the best first, plays one, and comes back by its name', async () => {
  const owner = buildContractor({ name: 'Cedar Gap' });
  const rodeo = { title: `Old Timers Reunion ${owner.id.slice(0, 8)}`, location: 'Deming, NM' };
  const animal = buildBull(owner);
  const rides = [
    { first_name: 'Cody', score: 0 },
    { first_name: 'June', score: 88.5 },
    { first_name: 'Omar', score: null },
    { first_name: 'Ruth', score: 86 },
  ].map(({ first_name, score }) =>
    buildVideo(owner, {
      ...rodeo,
      animal,
      score,
      contestants: [buildContestant({ first_name, last_name: '' })],
    }),
  );
  await renderApp(`/rodeos/${rides[0]?.rodeo_id}`, {
    data: Object.fromEntries(rides.map((ride) => [`videos/${ride.id}`, ride])),
  });
  await expectRole('heading', `${rodeo.title} 2026`);
  const bullRiding = within(await screen.findByRole('region', { name: 'Bull Riding rides, best first' }));
  expect(bullRiding.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'June',
    'Ruth',
    'Cody',
    'Omar',
  ]);
  await click('link', 'June', bullRiding);
  const player = within(await expectRole('dialog', rodeo.title));
  await click('link', rodeo.title, player);
  await expectNoRole('dialog', rodeo.title);
  expect(bullRiding.getAllByRole('listitem')[0]?.textContent).toContain('88.5');
});

test('a rodeo is one click from the cards of its rides, found ones too, and from two compared rides', async () => {
  const owner = buildContractor({ name: 'Cedar Gap' });
  const rodeo = { title: `Gila Valley Roundup ${owner.id.slice(0, 8)}`, location: 'Deming, NM' };
  const animal = buildBull(owner);
  const ride = buildVideo(owner, { ...rodeo, animal });
  const otherRide = buildVideo(owner, { ...rodeo, animal });
  await Promise.all([
    createTestUser(owner),
    storeDocuments({ [`videos/${ride.id}`]: ride, [`videos/${otherRide.id}`]: otherRide }),
  ]);
  await Promise.all([ride, otherRide].map(({ id }) => waitUntilIndexed('videos', id)));
  const openRodeo = async () => {
    const [link] = await screen.findAllByRole('link', { name: rodeo.location });
    await userEvent.click(link!);
    expect(at()).toBe(`/rodeos/${ride.rodeo_id}`);
    await expectRole('heading', `${rodeo.title} 2026`);
  };
  await renderApp(`/my-rodeo/${owner.id}`, { as: 'fan' });
  await openRodeo();
  follow(`${searchPath('bull-riding')}&search=${encodeURIComponent(rodeo.title)}`);
  const found = await screen.findByRole('region', { name: 'Videos' });
  await waitFor(() => expect(within(found).getAllByRole('article')).toHaveLength(2));
  await openRodeo();
  follow(comparePath(ride.video_id, otherRide.video_id));
  await openRodeo();
});

test('a rodeo of the schedule has a page before anybody posts a ride', async () => {
  await renderApp('/schedules', { as: 'fan' });
  await click('link', 'Chisholm Trail Stampede');
  await expectPath(/\/rodeos\/chisholm-trail-stampede_duncan-ok_\d{4}$/);
  await expectRole('heading', 'No rides yet');
  history.back();
  await expectRole('link', 'Chisholm Trail Stampede');
});
