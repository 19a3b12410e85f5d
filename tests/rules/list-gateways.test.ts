import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { Timestamp } from 'firebase/firestore';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseFollows, type Follows } from '#src/domain/follow.ts';
import { maxFollowedRodeos, maxFollows, maxSavedVideos } from '#src/domain/list-limits.ts';
import {
  getNextNotificationTime,
  mergeNotifications,
  notificationPageSize,
} from '#src/domain/notification.ts';
import type { VideoCursor, VideoPage } from '#src/domain/video-filter.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import {
  createFirestoreFixture,
  getTokenClaims,
  testProjectId,
  type FirestoreFixture,
} from './firestore-fixture.ts';
import { storeTestAnimals, type TestAnimals } from './publishing.ts';

let fixture: FirestoreFixture;
let animals: TestAnimals;
let app: FirebaseApp;
beforeAll(async () => {
  fixture = await createFirestoreFixture();
  animals = await storeTestAnimals(fixture);
  app = initializeApp({ projectId: testProjectId, apiKey: 'demo-key' }, 'lists');
  const firestore = getFirestore(app);
  const [host = '127.0.0.1', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  connectFirestoreEmulator(firestore, host, Number(port), {
    mockUserToken: { sub: 'fan', ...getTokenClaims('fan') },
  });
  vi.resetModules();
  vi.doMock('#src/data/firestore-lite/firestore-client.ts', () => ({ firestore }));
  const env = {
    firebase: { projectId: testProjectId, apiKey: 'demo-key' },
    emulators: { firestore: `${host}:${port}` },
  };
  vi.doMock('#src/config/env.ts', () => ({ env, isAppCheckOn: false }));
});
afterAll(async () => {
  vi.doUnmock('#src/data/firestore-lite/firestore-client.ts');
  vi.doUnmock('#src/config/env.ts');
  vi.resetModules();
  await Promise.all([deleteApp(app), fixture.dispose()]);
});

const importSavedVideos = () => import('#src/data/firestore-lite/saved-videos.ts');
const importFollows = () => import('#src/data/firestore-lite/follows.ts');
const importFollowedVideos = () => import('#src/data/firestore-lite/followed-videos.ts');

const buildIds = (count: number, prefix = 'gone') =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

const buildVideoId = (index: number) => `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** The ids of each page until the last. */
async function readPages(
  fetchPage: (after: VideoCursor | undefined) => Promise<VideoPage>,
): Promise<string[][]> {
  const pages: string[][] = [];
  let after: VideoCursor | undefined;
  do {
    const page = await fetchPage(after);
    pages.push(page.videos.map(({ id }) => id));
    after = page.nextCursor;
  } while (after);
  return pages;
}

describe('saved videos', () => {
  const ids = [1, 2, 3, 4, 5].map(buildVideoId);
  beforeEach(async () => {
    await fixture.removeDocument('saved_videos/fan');
    for (const id of ids)
      await fixture.storeDocument(`videos/${id}`, buildVideo(fixture.people.selfGranted, { id }));
  });

  test('are read in pages, the one saved last first, and can be removed', async () => {
    const { changeSavedVideo, fetchSavedVideoIds, fetchSavedVideoPage } = await importSavedVideos();
    expect(await fetchSavedVideoIds('fan')).toEqual([]);
    expect(await readPages((after) => fetchSavedVideoPage('fan', 2, after))).toEqual([[]]);
    for (const videoId of ids) await changeSavedVideo('fan', { videoId, isSaved: true });
    const [first, second, third, fourth, fifth] = ids;
    expect(await readPages((after) => fetchSavedVideoPage('fan', 2, after))).toEqual([
      [fifth, fourth],
      [third, second],
      [first],
    ]);
    await changeSavedVideo('fan', { videoId: ids[2]!, isSaved: false });
    expect(await fetchSavedVideoIds('fan')).toEqual([fifth, fourth, second, first]);
  });

  test('of which some are deleted stay readable, and forget those', async () => {
    const { fetchSavedVideoIds, fetchSavedVideoPage } = await importSavedVideos();
    await fixture.storeDocument('saved_videos/fan', { video_ids: [ids[0], 'gone-1', 'gone-2', 'gone-3'] });
    expect(await readPages((after) => fetchSavedVideoPage('fan', 2, after))).toEqual([[], [ids[0]]]);
    await expect.poll(() => fetchSavedVideoIds('fan')).toEqual([ids[0]]);
  });

  test('say when there are too many', async () => {
    const { changeSavedVideo } = await importSavedVideos();
    const change = { videoId: ids[0]!, isSaved: true };
    await fixture.storeDocument('saved_videos/fan', { video_ids: buildIds(maxSavedVideos) });
    await expect(changeSavedVideo('fan', change)).rejects.toMatchObject({ kind: 'saved-full' });
    await fixture.removeDocument('saved_videos/fan');
    await expect(changeSavedVideo('fan', { ...change, videoId: 'nowhere' })).rejects.toMatchObject({
      kind: 'not-allowed',
    });
  });

  test('are deleted with the account', async () => {
    const { changeSavedVideo, deleteSavedVideos, fetchSavedVideoIds } = await importSavedVideos();
    await changeSavedVideo('fan', { videoId: ids[0]!, isSaved: true });
    await deleteSavedVideos('fan');
    await deleteSavedVideos('fan');
    expect(await fetchSavedVideoIds('fan')).toEqual([]);
  });
});

describe('follows', () => {
  const rider = { kind: 'user', id: 'rider' } as const;
  const rodeo = { kind: 'rodeo', id: 'cody-nite-rodeo_cody-wy_2026' } as const;
  beforeEach(() => fixture.removeDocument('follows/fan'));

  test('are read, changed and deleted', async () => {
    const { changeFollow, deleteFollows, fetchFollows } = await importFollows();
    expect(await fetchFollows('fan')).toEqual(parseFollows({}));
    const bull = { kind: 'animal', id: animals.bull.id } as const;
    await changeFollow('fan', { target: rider, isFollowed: true });
    await changeFollow('fan', { target: bull, isFollowed: true });
    await changeFollow('fan', { target: rodeo, isFollowed: true });
    await changeFollow('fan', { target: { kind: 'event', id: '3' }, isFollowed: true });
    const topics = { rodeo_ids: [rodeo.id], event_ids: ['3'] };
    expect(await fetchFollows('fan')).toEqual({ user_ids: ['rider'], animal_ids: [bull.id], ...topics });
    await changeFollow('fan', { target: rider, isFollowed: false });
    expect(await fetchFollows('fan')).toEqual({ user_ids: [], animal_ids: [bull.id], ...topics });
    await deleteFollows('fan');
    expect(await fetchFollows('fan')).toEqual(parseFollows({}));
  });

  test('say when there are too many', async () => {
    const { changeFollow } = await importFollows();
    await fixture.storeDocument('follows/fan', { user_ids: buildIds(maxFollows - 1), animal_ids: ['a'] });
    const change = { target: rider, isFollowed: true };
    await expect(changeFollow('fan', change)).rejects.toMatchObject({ kind: 'follows-full' });
    await changeFollow('fan', { target: rodeo, isFollowed: true });
    const rodeo_ids = Array.from(
      { length: maxFollowedRodeos },
      (_, index) => `rodeo_cody-wy_${2000 + index}`,
    );
    await fixture.storeDocument('follows/fan', { rodeo_ids });
    await expect(changeFollow('fan', { target: rodeo, isFollowed: true })).rejects.toMatchObject({
      kind: 'rodeos-full',
      message: "You're following 20 rodeos, which is the limit. Unfollow one and try again.",
    });
    const missing = { target: { kind: 'animal', id: 'nowhere' }, isFollowed: true } as const;
    await fixture.removeDocument('follows/fan');
    await expect(changeFollow('fan', missing)).rejects.toMatchObject({ kind: 'not-allowed' });
  });
});

describe('videos of those who are followed', () => {
  const readFollowed = async (follows: Follows, size = 4) => {
    const { fetchFollowedVideoPage } = await importFollowedVideos();
    return readPages((after) => fetchFollowedVideoPage(follows, size, after));
  };
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));

  test('are those they publish, are tagged in, or whose animals are in them, newest first, each once', async () => {
    const { owner, rider, otherRider } = fixture.people;
    const { bull, horse } = animals;
    const rides = {
      published: buildVideo(rider, { created: at(1) }),
      tagged: buildVideo(owner, { contestants: [rider], created: at(2) }),
      ofStock: buildVideo(otherRider, { animal: bull, created: at(3) }),
      ofAnimal: buildVideo(otherRider, { animal: horse, created: at(4) }),
      several: buildVideo(rider, { animal: bull, contestants: [rider, otherRider], created: at(5) }),
      other: buildVideo(otherRider, { event_type: 6, created: at(6) }),
    };
    const rodeo_ids = [rides.other.rodeo_id, 'nowhere_cody-wy_2026'];
    const names = Object.keys(rides) as (keyof typeof rides)[];
    for (const name of names) await fixture.storeDocument(`videos/${rides[name].id}`, rides[name]);
    const read = async (follows: Partial<Follows>) => {
      const pages = await readFollowed(parseFollows(follows));
      return pages.flat().map((id) => names.find((name) => rides[name].id === id));
    };
    expect(await read({ user_ids: [owner.id] })).toEqual(['several', 'ofStock', 'tagged']);
    expect(await read({ animal_ids: [horse.id] })).toEqual(['ofAnimal']);
    const everything = { user_ids: [owner.id, rider.id], animal_ids: [bull.id, horse.id] };
    expect(await read(everything)).toEqual(['several', 'ofAnimal', 'ofStock', 'tagged', 'published']);
    expect(await read({ user_ids: ['gone'], animal_ids: ['gone'] })).toEqual([]);
    expect(await read({ event_ids: ['6', '7'] })).toEqual(['other']);
    expect(await read({ animal_ids: [horse.id], event_ids: ['6'] })).toEqual(['other', 'ofAnimal']);
    expect((await read({ rodeo_ids })).includes('other')).toBe(true);
  });

  test('of as many as one can follow are read in pages without a gap or a repetition', async () => {
    const user_ids = buildIds(maxFollows - 65, 'person');
    const animal_ids = buildIds(65, 'beast');
    const videos = Array.from({ length: 60 }, (_, index) => {
      const author = buildContestant({ id: user_ids[(index * 7) % user_ids.length]! });
      const partner = buildContestant({ id: user_ids[(index * 31 + 12) % user_ids.length]! });
      const animal = { ...animals.bull, id: animal_ids[index % animal_ids.length]! };
      // Three share each time, as after an import.
      const created = at(100 + Math.floor(index / 3));
      return buildVideo(author, { id: buildVideoId(100 + index), animal, contestants: [partner], created });
    });
    await Promise.all(videos.map((video) => fixture.storeDocument(`videos/${video.id}`, video)));
    const pages = await readFollowed(parseFollows({ user_ids, animal_ids }));
    expect(pages.flat()).toEqual(videos.map(({ id }) => id).toReversed());
    expect(pages.slice(0, -1).every(({ length }) => length === 4)).toBe(true);
  });
});

test('[NOTE-01, NOTE-03] notifications are read in pages without a gap, counted, and all deleted, also within one millisecond', async () => {
  const count = 2 * notificationPageSize + 2;
  // Seven in each millisecond, so that pages end within one.
  const notifications = Array.from({ length: count }, (_, index) => ({
    id: `note-${index}`,
    notified_user_id: 'fan',
    timestamp: new Timestamp(1_790_000_000, Math.floor(index / 7) * 1_000_000 + (index % 7) * 1000),
  }));
  await Promise.all(
    notifications.map((notification) =>
      fixture.storeDocument(`notifications/${notification.id}`, notification),
    ),
  );
  const { fetchNotifications, countNotifications, deleteAllNotifications } =
    await import('#src/data/firestore-lite/notifications.ts');
  const pages = [await fetchNotifications('fan')];
  for (let until = getNextNotificationTime(pages[0] ?? []); until;) {
    const page = await fetchNotifications('fan', until);
    pages.push(page);
    until = getNextNotificationTime(page);
  }
  expect(mergeNotifications(pages[0] ?? [], pages.flat()).map(({ id }) => id)).toEqual(
    notifications.map(({ id }) => id).toReversed(),
  );
  const getTime = (index: number) => 1_790_000_000_000 + Math.floor(index / 7);
  expect(await countNotifications('fan', 0)).toBe(notificationPageSize);
  expect(await countNotifications('fan', getTime(count - 14))).toBe(7);
  expect(await countNotifications('fan', getTime(count - 1))).toBe(0);
  await deleteAllNotifications('fan');
  expect(await countNotifications('fan', 0)).toBe(0);
  expect(await fetchNotifications('fan')).toEqual([]);
});

test('[MYR-05] the videos of an account are those by user_id or contractor_id, whatever its type is now', async () => {
  const { owner, rider } = fixture.people;
  const at = (second: number) => ({ created: new Date(Date.UTC(2027, 0, 1, 0, 0, second)) });
  const videos = [
    buildVideo(rider, { ...at(9), contestants: [owner] }),
    buildVideo(owner, at(8)),
    // Published while the account was a contestant.
    buildVideo(owner, { ...at(7), account_upload: 2, contractor_id: '' }),
    buildVideo(rider, { ...at(6), contractor_id: owner.id }),
    buildVideo(owner, at(5)),
  ];
  for (const video of videos) await fixture.storeDocument(`videos/${video.id}`, video);
  const { fetchVideoPage } = await import('#src/data/firestore-rest/public-videos.ts');
  const pages = await readPages((after) =>
    fetchVideoPage({ kind: 'by-account', accountId: owner.id }, 3, after),
  );
  const ids = videos.map(({ id }) => id);
  expect(pages[0]).toEqual(ids.slice(1, 4));
  // Other tests have stored earlier videos of the account.
  expect(pages[1]?.[0]).toBe(ids[4]);
  expect(pages.flat()).not.toContain(ids[0]);
  expect(new Set(pages.flat()).size).toBe(pages.flat().length);
});

test('the rides of a rodeo are read by visitors and by members, the one posted last first', async () => {
  const { owner } = fixture.people;
  const rodeo = { title: 'Elko Bulls', location: 'Elko, NV', event_date: Date.UTC(2031, 4, 1) / 1000 };
  const posted = (second: number) => ({ created: new Date(Date.UTC(2031, 4, 2, 0, 0, second)) });
  const videos = [3, 2, 1].map((second) => buildVideo(owner, { ...rodeo, ...posted(second) }));
  const other = buildVideo(owner, { ...rodeo, ...posted(4), title: 'Elko Broncs' });
  for (const video of [...videos, other]) await fixture.storeDocument(`videos/${video.id}`, video);
  const filter = { kind: 'of-rodeo', rodeoId: 'elko-bulls_elko-nv_2031' } as const;
  const { fetchVideoPage } = await import('#src/data/firestore-rest/public-videos.ts');
  const { fetchRidePage } = await import('#src/data/firestore-lite/ride-pages.ts');
  const [last, second, first] = videos.map(({ id }) => id);
  for (const fetchPage of [fetchVideoPage, fetchRidePage])
    expect(await readPages((after) => fetchPage(filter, 2, after))).toEqual([[last, second], [first]]);
});

test('the rides of an account and of animals are read once each, the one posted last first', async () => {
  const { rider } = fixture.people;
  const stock = buildContractor();
  const bull = buildBull(stock);
  const posted = (second: number) => ({ created: new Date(Date.UTC(2032, 4, 2, 0, 0, second)) });
  const videos = [
    buildVideo(rider, { ...posted(4), animal: bull, event_date: Date.UTC(2032, 4, 1) / 1000 }),
    buildVideo(stock, { ...posted(3), animal: bull, event_date: Date.UTC(2032, 4, 2) / 1000 }),
    // Another account's, without one of the animals.
    buildVideo(rider, posted(2)),
    buildVideo(stock, posted(1)),
  ];
  for (const video of videos) await fixture.storeDocument(`videos/${video.id}`, video);
  const { fetchRidePage } = await import('#src/data/firestore-lite/ride-pages.ts');
  const [ofAnimal, both, , posting] = videos.map(({ id }) => id);
  const accountPages = await readPages((after) =>
    fetchRidePage({ kind: 'of-account', accountId: stock.id }, 2, after),
  );
  expect(accountPages).toEqual([[ofAnimal, both], [posting]]);
  const herdPages = await readPages((after) =>
    fetchRidePage({ kind: 'of-animals', animalIds: [bull.id, 'another'] }, 3, after),
  );
  // By the day of the rodeo.
  expect(herdPages).toEqual([[both, ofAnimal]]);
});
