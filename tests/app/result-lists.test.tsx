import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { editReelPath } from '#src/config/reel-links.ts';
import { maxListedRides, parseReel } from '#src/domain/reel.ts';
import { findAccessibilityViolations } from '#tests/support/accessibility.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildThree } from '#tests/support/factories/build-three.ts';
import {
  buildContestant,
  buildContractor,
  buildFan,
  withSharing,
} from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { fillRodeo, fillScore, openNight, publishNight } from '#tests/support/rodeo-night.ts';
import { sampleRide } from '#tests/support/sample-upload.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { fetchPublishedVideos } from '#tests/support/uploads.ts';
import {
  at,
  click,
  expectAlert,
  expectNoRole,
  expectPath,
  expectRole,
  expectText,
  fill,
  readText,
} from '#tests/support/user-actions.ts';
import { watchDownloads } from '#tests/support/watch-browser.ts';

const store = (...videos: readonly { id: string }[]) =>
  Object.fromEntries(videos.map((video) => [`videos/${video.id}`, video])) as Record<string, object>;

const getRows = async (event: string) =>
  [...(await screen.findByRole('region', { name: event })).querySelectorAll('.results-row')].map(readText);

const fetchLists = async (ownerId: string) => {
  const { docs } = await getAdminFirestore().collection('reels').where('user_id', '==', ownerId).get();
  return docs.map((found) => parseReel(found.id, found.data()));
};

/** A contractor, with a bull each for three riders, who rode two of them. */
function buildNight() {
  const owner = buildContractor({ name: 'Cedar Gap' });
  const rodeo = { title: `Friday Night ${owner.id.slice(0, 6)}`, location: 'Fort Worth, TX' };
  const riders = buildThree((_id, index) =>
    buildContestant({ first_name: ['Mia', 'Zoe', 'Abe'][index]!, last_name: 'Poole' }),
  );
  const bull = buildBull(owner, { name: 'Dust Devil', brand: 'J7' });
  const ride = (rider: number, score: number | null, minute: number, others: object = {}) =>
    buildVideo(owner, {
      ...{ ...rodeo, animal: bull, event_type: 1, score, contestants: [riders[rider]!] },
      created: new Date(Date.UTC(2026, 6, 26, 3, minute)),
      ...others,
    });
  return { owner, rodeo, riders, bull, ride };
}

test('[RES-06] of a night that is published a result list is made in two taps', async () => {
  const user = await openNight();
  await fillRodeo();
  await fillScore(1, '81');
  await fillScore(2, '82.5');
  await publishNight(2);
  await expectText('2 of 2 published');
  await click('link', 'Result list');
  await expectRole('heading', 'New result list');
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe(sampleRide.title);
  await click('button', 'Save');
  await expectPath(/^\/reels\/[\da-f-]{36}$/);
  await expectText('Not the official result. From the rides posted here.');
  const videos = await fetchPublishedVideos(user.id);
  const [list] = await fetchLists(user.id);
  expect(list).toMatchObject({ is_result_list: true, title: sampleRide.title });
  // In the order of the night.
  const scores = new Map(videos.map((video) => [video['id'], Number(video['score'])]));
  expect(list?.videos.map((id) => scores.get(id))).toEqual([81, 82.5]);
});

test('[RES-06] a contractor makes one of the rides of a rodeo', async () => {
  const { owner, rodeo, ride } = buildNight();
  const rides = [ride(0, 80, 3), ride(1, 85, 1), ride(2, 82, 2)];
  const data = store(...rides);
  await renderApp(`/rodeos/${rides[0]!.rodeo_id}`, { as: await createTestUser(owner), data });
  await click('link', 'Make a result list');
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  expect(title.value).toBe(rodeo.title);
  // Rounds of one day are told apart by when they were posted.
  await expectText('Zoe Poole · 85');
  expect(
    screen.getAllByRole('button', { name: /^Remove/ }).map((each) => each.getAttribute('aria-label')),
  ).toEqual(['Remove Zoe Poole · 85', 'Remove Abe Poole · 82', 'Remove Mia Poole · 80']);
  await fill('Title', ' ');
  await click('button', 'Save');
  await expectText('Title is required');
  await fill('Title', 'The first night');
  await click('button', 'Save');
  await expectRole('heading', 'The first night');
  expect(await getRows('Bull Riding')).toEqual([
    expect.stringMatching(/^Place 1Zoe Poole.*85$/),
    expect.stringMatching(/^Place 2Abe Poole.*82$/),
    expect.stringMatching(/^Place 3Mia Poole.*80$/),
  ]);
  expect(await fetchLists(owner.id)).toMatchObject([
    { is_result_list: true, videos: [1, 2, 0].map((index) => rides[index]!.id), created_by: owner.id },
  ]);
});

test('[RES-06] a contractor changes a result list, and deletes it', async () => {
  const { owner, ride } = buildNight();
  const rides = [ride(1, 85, 1), ride(2, 82, 2), ride(0, 80, 3)];
  const reel = buildReel(owner, rides, { title: 'The first night', is_result_list: true });
  await renderApp(`/reels/${reel.id}`, {
    as: await createTestUser(owner),
    data: { ...store(...rides), [`reels/${reel.id}`]: reel },
  });
  await click('button', 'More');
  expect(screen.getAllByRole('menuitem').map(readText)).toEqual(['Edit', 'Embed']);
  await click('menuitem', 'Edit');
  await expectRole('heading', 'Edit result list');
  await click('button', 'Remove Zoe Poole · 85');
  await click('button', 'Save');
  await expectRole('heading', 'The first night');
  expect(await getRows('Bull Riding')).toHaveLength(2);
  expect(await fetchLists(owner.id)).toMatchObject([
    { is_result_list: true, videos: [rides[1]!.id, rides[2]!.id] },
  ]);
  await click('button', 'More');
  await click('menuitem', 'Edit');
  await click('button', 'Delete result list');
  await click('button', 'Delete');
  await expectPath(`/my-rodeo/${owner.id}?tab=reels`);
  await click('link', 'New result list');
  await expectText('Add the rides of the night. Their results make the places.');
  await click('button', 'Save');
  await expectText('Add at least one ride');
  expect(await fetchLists(owner.id)).toEqual([]);
});

test('[RES-06, RES-11] who acts for an account makes its result lists, and the account is told', async () => {
  const { grantor, delegate } = withSharing(
    'shared',
    buildContractor({ name: 'Cedar Gap' }),
    buildContractor(),
  );
  const night = buildNight();
  const rides = [night.ride(0, 80, 1), night.ride(2, 82, 2)];
  const [user] = await Promise.all([
    createTestUser({ ...delegate, current_accessed_account: grantor.id }),
    createTestUser(grantor),
  ]);
  await renderApp(`/reels/new?results=${rides.map(({ id }) => id).join(',')}`, {
    as: user,
    data: store(...rides),
  });
  await expectText("You're making a result list for Cedar Gap.");
  await click('button', 'Save');
  await expectText('Not the official result. From the rides posted here.');
  expect(await fetchLists(grantor.id)).toMatchObject([{ is_result_list: true, created_by: delegate.id }]);
  const notices = getAdminFirestore().collection('notifications').where('notified_user_id', '==', grantor.id);
  expect((await notices.get()).docs.map((each) => String(each.get('message_string')))).toEqual([
    expect.stringContaining(`made the result list ${night.rodeo.title} for you.`),
  ]);
});

test('[RES-06] an address with too many rides, or with what is none, is said at the form', async () => {
  const { owner, ride } = buildNight();
  const one = ride(0, 80, 1);
  const many = Array.from({ length: maxListedRides + 1 }, (_, index) => ride(index % 3, 80, 1));
  const user = await createTestUser(owner);
  await renderApp('/reels/new?results=../x,__y__,gone', { as: user, data: store(one, ...many) });
  await expectRole('heading', 'New result list');
  await click('button', 'Save');
  await expectText('Add at least one ride');
  follow(`/reels/new?results=${many.map(({ id }) => id).join(',')}`);
  await expectText(/^101 rides/);
  await click('button', 'Save');
  await expectText('A result list can have 100 rides');
});

test('[RES-11] a result list is reported, and belongs to somebody else, under its own name', async () => {
  const { owner, ride } = buildNight();
  const one = ride(0, 80, 1);
  const reel = buildReel(owner, [one], { title: 'The first night', is_result_list: true });
  await renderApp(`/reels/${reel.id}`, {
    as: await createTestUser(buildContractor()),
    data: { ...store(one), [`reels/${reel.id}`]: reel },
  });
  await click('button', 'More');
  await click('menuitem', 'Report');
  await expectRole('heading', 'Report this result list?');
  await click('button', 'Report');
  await expectAlert('success', 'Result list reported. Thanks for letting us know.');
  follow(editReelPath(reel.id));
  await expectText('This result list belongs to someone else');
  await expectRole('link', 'Open the result list');
});

test('fans are not offered to make one', async () => {
  const { ride } = buildNight();
  const one = ride(0, 80, 1);
  await renderApp(`/rodeos/${one.rodeo_id}`, { as: await createTestUser(buildFan()), data: store(one) });
  await expectRole('link', 'Mia Poole');
  await expectNoRole('link', 'Make a result list');
});

describe('a visitor', () => {
  function buildList() {
    const { owner, rodeo, ride } = buildNight();
    const rides = [
      ...[ride(0, 80, 1), ride(1, 88.5, 2), ride(2, 0, 3)],
      ...[ride(2, 90, 4), ride(0, 81, 5), ride(1, 72.5, 6)],
      ride(1, null, 7, { event_type: 5, time: 17.3, animal: undefined }),
    ];
    const reel = buildReel(owner, [...rides, { id: 'gone' }], { title: rodeo.title, is_result_list: true });
    return { owner, rides, reel, data: { ...store(...rides), [`reels/${reel.id}`]: reel } };
  }

  test('[RES-05, RES-07] sees places, rounds and averages by event, and plays the rides of a row', async () => {
    const { reel, rides, data } = buildList();
    await renderApp(`/reels/${reel.id}`, { data });
    expect(await getRows('Bull Riding')).toEqual([
      expect.stringMatching(/^Tied for place T1Mia Poole ?Round 1 80Brand J7Round 2 81Brand J780\.50$/),
      expect.stringMatching(/^Tied for place T1Zoe Poole ?Round 1 88\.5Brand J7Round 2 72\.5Brand J780\.50$/),
      expect.stringMatching(/^Place 3Abe Poole ?Round 1 OffBrand J7Round 2 90Brand J790on 1 round$/),
    ]);
    expect(await getRows('Barrel Racing')).toEqual(['Place 1Zoe Poole17.30']);
    for (const text of ['Fort Worth, TX', 'July 25, 2026', '1 ride was deleted.']) await expectText(text);
    expect(await findAccessibilityViolations(document.body)).toEqual([]);
    await click('link', 'Play the 2 rides of Zoe Poole');
    await vi.waitFor(() => expect(at()).toBe(`/reels/${reel.id}?play=${rides[1]!.video_id}`));
    // In the player the next ride is that of the next round.
    expect(history.state).toMatchObject({
      usr: { queue: [0, 4, 1, 5, 2, 3].map((index) => rides[index]!.video_id) },
    });
  });

  test('[RES-08] saves the results as a table', async () => {
    const { reel, rides, data } = buildList();
    await renderApp(`/reels/${reel.id}`, { data });
    const { downloads } = watchDownloads();
    await click('button', 'Download CSV');
    await expect.poll(() => downloads).toHaveLength(1);
    expect(downloads[0]?.name).toMatch(/^results-friday-night-[\da-f]{6}\.csv$/);
    const lines = (await downloads[0]!.file.text()).split('\r\n');
    const quote = (...texts: string[]) => texts.map((text) => `"${text}"`).join(',');
    const link = (index: number) => `${location.origin}/video/${rides[index]!.video_id}`;
    const bull = 'J7 Dust Devil';
    expect(lines).toEqual([
      quote(...['Event', 'Place', 'Rider', 'Round 1', 'Animal 1', 'Round 2', 'Animal 2', 'Average', 'Link']),
      quote(...['Bull Riding', 'T1', 'Mia Poole', '80', bull, '81', bull, '80.50', link(0)]),
      quote(...['Bull Riding', 'T1', 'Zoe Poole', '88.5', bull, '72.5', bull, '80.50', link(1)]),
      quote(...['Bull Riding', '3', 'Abe Poole', 'Off', bull, '90', bull, '90', link(2)]),
      quote(...['Barrel Racing', '1', 'Zoe Poole', '17.30', '', '', '', '17.30', link(6)]),
      '',
    ]);
  });

  test('[RES-08] prints the results, with a code that leads to them', async () => {
    const { reel, data } = buildList();
    await renderApp(`/reels/${reel.id}`, { data });
    await click('link', 'Print');
    await expectRole('img', 'QR code of these results');
    await expectText('Not the official result. From the rides posted here.');
    const [bulls, barrels] = screen.getAllByRole('table');
    const read = (table: HTMLElement) => within(table).getAllByRole('row').map(readText);
    expect(read(bulls!)).toEqual([
      'Pl.RiderRound 1Round 2Average',
      'T1Mia Poole80 J7 Dust Devil81 J7 Dust Devil80.50',
      'T1Zoe Poole88.5 J7 Dust Devil72.5 J7 Dust Devil80.50',
      '3Abe PooleOff J7 Dust Devil90 J7 Dust Devil90on 1 round',
    ]);
    expect(read(barrels!)).toEqual(['Pl.RiderTime', '1Zoe Poole17.30']);
    expect(await findAccessibilityViolations(document.body)).toEqual([]);
  });

  test('[RES-05] of a list whose rides are gone sees that there are no results', async () => {
    const { owner } = buildNight();
    const reel = buildReel(owner, [{ id: 'gone' }], { is_result_list: true });
    await renderApp(`/reels/${reel.id}`, { data: { [`reels/${reel.id}`]: reel } });
    await expectText('No results yet');
    await expectNoRole('link', 'Print');
    await click('button', 'More');
    expect(screen.getAllByRole('menuitem').map(readText)).toEqual(['Embed', 'Report']);
  });
});
