import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { comparePath } from '#src/config/record-links.ts';
import { searchPath } from '#src/config/paths.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor, buildFan } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { follow, renderApp, storeDocuments } from '#tests/support/render-app.tsx';
import { interceptRequests, recordRequests } from '#tests/support/requests.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { at, click, expectNoRole, expectPath, expectRole, expectText } from '#tests/support/user-actions.ts';
import { waitUntilIndexed } from '#tests/support/searchable-data.ts';

const july = (date: number) => Date.UTC(2026, 6, date) / 1000;

test('[FIG-07, ROD-01] a rodeo shows its rides by day and event, and where and when it was; a played one leads back to it', async () => {
  const owner = buildContractor();
  const rodeo = { title: `Frontier Days ${owner.id.slice(0, 8)}`, location: 'Cheyenne, WY' };
  const bull = buildBull(owner, { name: 'Dust Devil', brand: 'J7' });
  const buildRide = (rider: string, fields: Parameters<typeof buildVideo>[1]) =>
    buildVideo(owner, {
      ...{ ...rodeo, event_type: 1, event_date: july(25) },
      ...(rider && { contestants: [buildContestant({ first_name: rider, last_name: '' })] }),
      ...fields,
    });
  const rides = [
    buildRide('Cody', { score: 0, event_date: july(24) }),
    buildRide('June', { score: 88.5, animal: bull }),
    buildRide('', { score: null }),
    buildRide('Omar', { score: 86, event_date: july(27) }),
    buildRide('Ruth', { event_type: 5, time: 13.9 }),
  ];
  const path = `/rodeos/${rides[0]?.rodeo_id}`;
  const refusal = interceptRequests(/documents:runQuery/, () => new Response('{}', { status: 403 }));
  await renderApp(path, { data: Object.fromEntries(rides.map((ride) => [`videos/${ride.id}`, ride])) });
  await screen.findByRole('alert');
  refusal.stop();
  await click('button', 'Try again');
  const readRows = async (date: string, event: string) =>
    within(
      within(await screen.findByRole('region', { name: date })).getByRole('region', {
        name: `${event} rides, best first`,
      }),
    )
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  expect(await readRows('July 27', 'Bull Riding')).toEqual(['OmarJuly 2786Score']);
  expect(await readRows('July 25', 'Bull Riding')).toEqual([
    'JuneBrand J7Dust DevilJuly 2588.5Score',
    'Rider not taggedJuly 25No result yet',
  ]);
  expect(await readRows('July 25', 'Barrel Racing')).toEqual(['RuthJuly 2513.90Time']);
  expect(await readRows('July 24', 'Bull Riding')).toEqual(['CodyJuly 24Off']);
  await expectRole('heading', `${rodeo.title} 2026`);
  for (const text of ['Cheyenne, WY', 'July 24 to July 27', '5 rides']) await expectText(text);
  const getTarget = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(getTarget('June')).toBe(`${path}?play=${rides[1]?.video_id}`);
  expect(getTarget('Dust Devil')).toBe(`/animals/${bull.id}`);
  await click('link', 'June');
  const player = within(await expectRole('dialog', rodeo.title));
  await click('link', rodeo.title, player);
  await expectNoRole('dialog', rodeo.title);
  expect(await readRows('July 25', 'Bull Riding')).toHaveLength(2);
});

test.each([
  ['contestant', buildContestant, '/upload'],
  ['fan', buildFan, undefined],
] as const)('without rides, a %s is offered the upload or nothing', async (_type, build, path) => {
  await renderApp('/rodeos/cheyenne-frontier-days_cheyenne-wy_2199', { as: await createTestUser(build()) });
  await expectRole('heading', 'No rides yet');
  await expectRole('heading', 'Cheyenne Frontier Days 2199');
  const link = within(screen.getByRole('main')).queryByRole('link');
  expect(link?.getAttribute('href')).toBe(path);
});

test('an id that no rodeo can have is not found, without a request', async () => {
  const { requests } = recordRequests(/documents:runQuery/);
  await renderApp('/rodeos/Cheyenne');
  await expectRole('heading', 'Rodeo not found');
  expect(requests).toEqual([]);
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

test('[FIG-07] a ride that stores no rodeo, as those of the mobile app, is on the page of its rodeo', async () => {
  const owner = buildContractor();
  const rodeo = { title: `Old Spurs ${owner.id.slice(0, 8)}`, location: 'Reno, NV', event_date: july(25) };
  const [stored, older] = ['June', 'Omar'].map((first_name) =>
    buildVideo(owner, { ...rodeo, score: 80, contestants: [buildContestant({ first_name, last_name: '' })] }),
  );
  const data = {
    [`videos/${stored!.id}`]: stored!,
    [`videos/${older!.id}`]: { ...older!, rodeo_id: '', location: 'Reno, Nevada' },
  };
  await renderApp(`/rodeos/${stored!.rodeo_id}`, { data });
  await expectRole('link', 'June');
  await expectRole('link', 'Omar');
});
