import { gzipSync } from 'node:zlib';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { Window } from 'happy-dom';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startFirestore } from 'firebase-engines/firestore/server.ts';
import type { RunningServer } from 'firebase-engines/listen.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { completeBoards, computeBoard, getBoardId, toStoredBoard } from '#src/domain/season-board.ts';
import { completeRecord } from '#src/domain/ride-record.ts';
import { parseVideo } from '#src/domain/video.ts';
import { buildJpegHead } from '#tests/support/factories/build-jpeg-head.ts';
import { answerRequest } from './answer-request.ts';

// Other files of this process may have loaded the modules with other settings.
vi.hoisted(() => vi.resetModules());
const env = vi.hoisted(() => ({
  productName: 'Rodeo Reel',
  firebase: { projectId: 'demo-previews', apiKey: 'key', storageBucket: 'demo-previews.appspot.com' },
  emulators: { firestore: '', storage: '127.0.0.1:1' },
}));
vi.mock('#src/config/env.ts', () => ({ env, isAppCheckOn: false }));

const { DOMParser } = new Window();
const site = { origin: 'https://reel.example', productName: 'Rodeo Reel' };
const appPage = {
  html: '<head><!-- page tags --><title>Rodeo Reel</title><!-- /page tags --></head><body>app</body>',
  headers: { 'content-security-policy': "default-src 'none'", 'content-type': 'text/html; charset=utf-8' },
};

const contractor = buildContractor({ id: 'contractor' });
const rider = buildContestant({ id: 'rider', first_name: 'Darius', last_name: 'Boone' });
const bull = buildBull(contractor, { id: 'bull', name: 'Northern Lights', brand: '12' });
const rideDate = Date.UTC(2026, 8, 12) / 1000;
const ride = buildVideo(rider, {
  id: 'ride',
  animal: bull,
  title: 'Pendleton Round-Up',
  location: 'Pendleton, OR',
  event_type: 1,
  event_date: rideDate,
  score: 86.5,
  duration: 8.5,
  thumbnail_url: 'https://files.example/ride.png?alt=media&a=1',
  rodeo_id: 'pendleton-round-up_pendleton-or_2026',
});
const buckOff = buildVideo(rider, {
  ...ride,
  id: 'buck-off',
  video_id: 'buck-off',
  score: 0,
  thumbnail_url: '',
});
const hostile = buildVideo(rider, { id: 'hostile', title: '</title><script>alert("x")</script> $& & co' });

/** From before, when a document had another id than its video. */
const old = buildVideo(rider, { id: 'old-document', video_id: 'old-video', title: 'Elko', location: '' });

const hard = buildVideo(rider, { ...ride, id: 'hard', video_id: 'hard', hard_to_watch: true });

const reel = buildReel(rider, [ride, { id: 'gone' }, buckOff], { id: 'reel', title: 'Boone, 2026' });

let engine: RunningServer;
let app: App;
let firestore: Firestore;

beforeAll(async () => {
  engine = await startFirestore({ host: '127.0.0.1', port: 0, projectId: env.firebase.projectId });
  env.emulators.firestore = `127.0.0.1:${engine.port}`;
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', env.emulators.firestore);
  app = initializeApp({ projectId: env.firebase.projectId }, 'previews');
  firestore = getFirestore(app);
  const batch = firestore.batch();
  batch.set(firestore.doc('animals/bull'), bull);
  batch.set(firestore.doc('reels/reel'), reel);
  batch.set(firestore.doc('reels/results'), {
    ...reel,
    id: 'results',
    title: 'Friday Night',
    is_result_list: true,
  });
  const noResults = { ...reel, id: 'no-results', videos: ['gone'], is_result_list: true };
  batch.set(firestore.doc('reels/no-results'), noResults);
  batch.set(firestore.doc('reels/hard'), { ...reel, id: 'hard', videos: ['hard', 'ride'] });
  batch.set(firestore.doc('reels/empty'), { ...reel, id: 'empty', videos: ['gone'] });
  for (const video of [ride, buckOff, hostile, old, hard])
    batch.set(firestore.doc(`videos/${video.id}`), video);
  await batch.commit();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app);
  await engine.close();
});
afterEach(() => vi.restoreAllMocks());

const get = (path: string) => answerRequest(new URL(path, site.origin), site, () => Promise.resolve(appPage));

/** What a crawler without scripts reads. */
async function read(path: string) {
  const answer = await get(path);
  const page = new DOMParser().parseFromString(answer.body, 'text/html');
  const getContent = (selector: string) => page.querySelector(selector)?.getAttribute('content');
  return {
    ...answer,
    title: page.title,
    canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
    oembed: page.querySelector('link[type="application/json+oembed"]')?.getAttribute('href'),
    meta: (name: string) => getContent(`meta[name="${name}"]`) ?? getContent(`meta[property="${name}"]`),
    data: [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      (block) => JSON.parse(block.textContent) as Record<string, unknown>,
    ),
  };
}

describe('a ride', () => {
  test('[PREV-01] has what WhatsApp, Facebook, iMessage and Slack show', async () => {
    const page = await read('/video/ride?play=1');
    expect(page.status).toBe(200);
    expect(page.title).toBe('Darius Boone · 86.5 on Northern Lights · Pendleton Round-Up · Rodeo Reel');
    expect(page.canonical).toBe('https://reel.example/video/ride');
    expect(page.meta('description')).toBe(
      'Bull Riding at Pendleton Round-Up, Pendleton, OR, September 12, 2026.',
    );
    expect(page.meta('og:title')).toBe('Darius Boone · 86.5 on Northern Lights · Pendleton Round-Up');
    expect(page.meta('og:image')).toBe(ride.thumbnail_url);
    expect(page.meta('og:url')).toBe('https://reel.example/video/ride');
    expect(page.meta('og:type')).toBe('video.other');
    expect(page.meta('og:video')).toBe('https://reel.example/embed/ride');
    expect(page.meta('og:site_name')).toBe('Rodeo Reel');
    expect(page.meta('video:duration')).toBe('9');
  });

  test('has what X shows: a player', async () => {
    const page = await read('/video/ride');
    expect(page.meta('twitter:card')).toBe('player');
    expect(page.meta('twitter:player')).toBe('https://reel.example/embed/ride');
    expect(page.meta('twitter:player:width')).toBe('1280');
  });

  test('has what Google asks of a video and of its place in the site', async () => {
    const [video, trail] = (await read('/video/ride')).data;
    expect(video).toEqual({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: 'Darius Boone · 86.5 on Northern Lights · Pendleton Round-Up',
      description: 'Bull Riding at Pendleton Round-Up, Pendleton, OR, September 12, 2026.',
      thumbnailUrl: [ride.thumbnail_url],
      uploadDate: '2026-07-26T03:15:00.000Z',
      duration: 'PT8.5S',
      embedUrl: 'https://reel.example/embed/ride',
      contentUrl: 'http://127.0.0.1:1/v0/b/demo-previews.appspot.com/o/videos%2Fride.mov?alt=media',
    });
    expect(trail?.['itemListElement']).toMatchObject([
      { position: 1, name: 'Rodeo Reel', item: 'https://reel.example/' },
      {
        position: 2,
        name: 'Pendleton Round-Up',
        item: 'https://reel.example/rodeos/pendleton-round-up_pendleton-or_2026',
      },
      { position: 3, item: 'https://reel.example/video/ride' },
    ]);
  });

  describe('with a poster', () => {
    const folder = 'http://127.0.0.1:1/v0/b/reel/o/videos%2F';
    const fetchReally = globalThis.fetch;
    /** @returns the addresses of the bucket that were asked for */
    function answerForBucket(status: number, file: BodyInit = '{}') {
      const asked: string[] = [];
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
        const url = input instanceof Request ? input.url : String(input);
        if (!url.startsWith(folder)) return fetchReally(input, options);
        asked.push(url);
        return new Response(file, { status });
      });
      return asked;
    }
    const store = async (id: string) => {
      const thumbnail_url = `${folder}${id}%2F${id}.png?alt=media&token=t`;
      await firestore.doc(`videos/${id}`).set({ ...ride, id, video_id: id, thumbnail_url });
      onTestFinished(async () => void (await firestore.doc(`videos/${id}`).delete()));
      return { thumbnail_url, poster_url: `${folder}${id}%2Fposter.jpg?alt=media` };
    };

    test('names that, and asks the bucket for it once', async () => {
      const { poster_url } = await store('light');
      const asked = answerForBucket(200);
      for (let view = 0; view < 2; view += 1)
        expect((await read('/video/light')).meta('og:image')).toBe(poster_url);
      expect(asked).toEqual([`${folder}light%2Fposter.jpg?alt=media`]);
    });

    test('[PREV-04] offers its player in the shape of the picture', async () => {
      const { poster_url } = await store('upright');
      answerForBucket(206, buildJpegHead({ width: 405, height: 720 }));
      const page = await read('/video/upright');
      expect(['og:video:width', 'og:video:height'].map(page.meta)).toEqual(['720', '1280']);
      expect(['twitter:player:width', 'twitter:player:height'].map(page.meta)).toEqual(['720', '1280']);
      const { body } = await get(`/oembed?url=${site.origin}/video/upright&maxheight=640`);
      expect(JSON.parse(body)).toMatchObject({
        ...{ width: 360, height: 640 },
        ...{ thumbnail_url: poster_url, thumbnail_width: 405, thumbnail_height: 720 },
      });
    });

    test('names the thumbnail as long as the poster is missing', async () => {
      const { thumbnail_url, poster_url } = await store('heavy');
      answerForBucket(404);
      expect((await read('/video/heavy')).meta('og:image')).toBe(thumbnail_url);
      answerForBucket(200);
      expect((await read('/video/heavy')).meta('og:image')).toBe(poster_url);
    });
  });

  test('that ended in the dirt says so, and without a thumbnail shows the picture of the site', async () => {
    const page = await read('/video/buck-off');
    expect(page.meta('og:title')).toBe('Darius Boone · bucked off by Northern Lights · Pendleton Round-Up');
    expect(page.meta('og:image')).toBe('https://reel.example/icons/preview.jpg');
    expect(page.meta('og:image:width')).toBe('1200');
  });

  test('[HARD-05] that is hard to watch has neither its picture nor a player, here and as the first of a reel', async () => {
    const page = await read('/video/hard');
    expect(page).toMatchObject({ status: 200, canonical: 'https://reel.example/video/hard' });
    expect(page.meta('og:title')).toMatch(/Darius Boone/);
    for (const name of ['og:video', 'twitter:player', 'video:duration'])
      expect(page.meta(name)).toBeUndefined();
    expect(page.meta('og:image')).toBe('https://reel.example/icons/preview.jpg');
    expect(page.data.some((block) => block['@type'] === 'VideoObject')).toBe(false);
    expect(page.oembed).toBeUndefined();
    expect(page.body).not.toContain('files.example');
    expect(await get('/oembed?url=https://reel.example/video/hard')).toMatchObject({ status: 404 });
    expect((await read('/reels/hard')).meta('og:image')).toBe('https://reel.example/icons/preview.jpg');
  });

  test('[PREV-01] cannot bring tags of its own', async () => {
    const page = await read('/video/hostile');
    expect(page.meta('og:title')).toContain(hostile.title);
    expect(page.body).not.toContain('<script>alert');
    expect(page.body.endsWith('<body>app</body>')).toBe(true);
  });
});

test.each([
  ['/watch', 'Watch rides', /No account needed/],
  ['/animals/bull', 'Northern Lights · 12', /^Every ride on this bull/],
  ['/rodeos/pendleton-round-up_pendleton-or_2026', 'Pendleton Round-Up 2026', /Pendleton, OR/],
  ['/seasons/rider', 'Darius Boone: the season', /Darius Boone/],
  ['/leaderboards?board=animals&event=3&season=2026', 'Animals: Saddle Bronc 2026', /not official/],
  ['/matchups/rider/bull', 'Darius Boone and Northern Lights', /side by side/],
  [
    '/compare?left=ride&right=buck-off',
    'Darius Boone · 86.5 on Northern Lights, beside Darius Boone · bucked off by Northern Lights',
    /one time line/,
  ],
])('[PREV-01] %s has a preview of its own', async (path, title, description) => {
  const page = await read(path);
  expect(page).toMatchObject({ status: 200, canonical: site.origin + path, title: `${title} · Rodeo Reel` });
  expect(page.meta('og:description')).toMatch(description);
  expect(page.meta('twitter:card')).toBe('summary_large_image');
  expect(page.data.at(-1)).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('[PREV-01] a matchup leads to the season and the animal that it is of', async () => {
  const trail = (await read('/matchups/rider/bull')).data.at(-1)?.['itemListElement'];
  expect(trail).toMatchObject([
    { item: 'https://reel.example/' },
    { name: 'Darius Boone: the season', item: 'https://reel.example/seasons/rider' },
    { name: 'Northern Lights', item: 'https://reel.example/animals/bull' },
    { item: 'https://reel.example/matchups/rider/bull' },
  ]);
});

test('[PREV-01, PLY-14] a matchup with an animal that has no name calls it by its brand', async () => {
  const hank = buildContestant({ id: 'hank', first_name: 'Hank', last_name: 'Delacroix' });
  const ofHank = buildVideo(hank, { animal: { ...bull, id: 'nameless', name: '' }, event_type: 1 });
  await firestore.doc(`videos/${ofHank.id}`).set(ofHank);
  const page = await read('/matchups/hank/nameless');
  expect([page.title, page.meta('og:description')]).toEqual([
    'Hank Delacroix and 12 · Rodeo Reel',
    'Every ride of Hank Delacroix on 12, side by side, on Rodeo Reel.',
  ]);
  expect(page.body.match(/name="heading" content="[^"]*"/g)?.at(-1)).toBe('name="heading" content="12"');
  expect(page.data.at(-1)?.['itemListElement']).toMatchObject([{}, {}, { name: '12' }, {}]);
});

test('[PREV-01] an animal has its picture, and without a name its brand; a reel without rides has no player', async () => {
  const picture_url = 'https://files.example/bull.png';
  await firestore.doc('animals/unnamed').set({ ...bull, id: 'unnamed', name: '', picture_url });
  await firestore.doc('animals/plain').set({ ...bull, id: 'plain', picture_url: '' });
  await firestore.doc('reels/none').set({ ...reel, id: 'none', videos: [] });
  const page = await read('/animals/unnamed');
  expect([page.title, page.meta('og:image')]).toEqual(['12 · Rodeo Reel', picture_url]);
  expect((await read('/animals/plain')).meta('og:image')).toBe(`${site.origin}/icons/preview.jpg`);
  expect((await read('/reels/none')).meta('twitter:player')).toBeUndefined();
});

/** Passes requests on, and counts the documents that they ask for. */
function countDocuments() {
  const fetchReally = globalThis.fetch;
  const counted = { documents: 0 };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith(reelFolder)) return new Response('{}', { status: 200 });
    const response = await fetchReally(input, options);
    const text = await response.clone().text();
    counted.documents += Math.max(1, text.match(/"name": ?"projects/g)?.length ?? 0);
    return response;
  });
  return counted;
}
const reelFolder = 'http://127.0.0.1:1/v0/b/demo-previews.appspot.com/o/videos%2Fride%2F';

test('[PREV-01, PREV-02, RES-09] a reel or result list has a preview with a player, and a document of oEmbed, for two documents that are read: its own and its first ride, which is kept', async () => {
  const counted = countDocuments();
  const page = await read('/reels/reel');
  expect(page).toMatchObject({ status: 200, canonical: 'https://reel.example/reels/reel' });
  expect(page.meta('og:title')).toBe('Boone, 2026');
  expect(counted.documents).toBe(2);
  await read('/reels/reel?again');
  expect(counted.documents).toBe(3);
  expect(page.meta('og:description')).toBe('3 rides of Darius Boone, one after the other, on Rodeo Reel.');
  expect(page.meta('og:image')).toBe(ride.thumbnail_url);
  expect(page.meta('twitter:player')).toBe('https://reel.example/embed/reels/reel');
  const [video] = page.data;
  expect(video).toMatchObject({ '@type': 'VideoObject' });
  expect(video).not.toHaveProperty('contentUrl');
  const { body } = await get((page.oembed ?? '').replace(site.origin, ''));
  expect(JSON.parse(body)).toMatchObject({ html: expect.stringContaining('/embed/reels/reel') as unknown });
  const list = await read('/reels/results');
  expect(list.meta('og:title')).toBe('Results: Friday Night');
  expect(list.meta('og:description')).toBe('1 Darius Boone 86.5. Not the official result.');
  const none = await read('/reels/no-results');
  expect(none.meta('og:description')).toMatch(/^Places of 1 ride .*Darius Boone.*Not the official result\.$/);
});

test('[PREV-01] a leaderboard that is kept says who leads, for one document that is read', async () => {
  const build = (name: string, score: number) =>
    parseVideo(name, {
      ...{ event_type: 2, score, contestants_id: [name || 'somebody'], contestants_names: [name] },
      thumbnail_url: score === 91 ? `${reelFolder}ride.png` : '',
    });
  const of = { board: 'riders', eventId: 2, state: '' } as const;
  const rides = [build('Wade', 84.5), build('Cody', 91), build('', 84.5), build('Tom', 70)];
  const board = gzipSync(JSON.stringify(toStoredBoard(computeBoard(rides, of))));
  await firestore.doc(`boards/${getBoardId(2025, of)}`).set({ state: completeBoards, board });
  const counted = countDocuments();
  const page = await read('/leaderboards?board=riders&event=2&season=2025&state=NV&by=average');
  expect(counted.documents).toBe(1);
  expect(page.meta('og:description')).toBe(
    '1. Cody 91, T2. Unnamed 84.5, T2. Wade 84.5. The best from rides posted on Rodeo Reel, not official standings.',
  );
  expect(page.meta('og:image')).toBe(`${reelFolder}poster.jpg?alt=media`);
  const before = await read('/leaderboards?board=riders&event=2&season=2024');
  expect(before.meta('og:description')).toMatch(/^The best from rides posted/);
});

test('[PREV-01] a leaderboard without a year says which one it is of', async () => {
  const of = { board: 'contractors', eventId: 4, state: '' } as const;
  const board = gzipSync(JSON.stringify(toStoredBoard(computeBoard([], of))));
  const seasons = { state: completeBoards, years: { 2021: ['TX'], 2023: ['NV'], 2022: [] } };
  await firestore.doc('boards/seasons_4').set(seasons);
  await firestore.doc(`boards/${getBoardId(2023, of)}`).set({ state: completeBoards, board });
  const page = await read('/leaderboards?board=contractors&event=4');
  expect(page.meta('og:title')).toMatch(/^Contractors: .* 2023$/);
  expect(page.canonical).toBe(`${site.origin}/leaderboards?board=contractors&event=4`);
});

test('[PREV-01] that a leaderboard is not kept is asked once in five minutes', async () => {
  const counted = countDocuments();
  await read('/leaderboards?board=riders&event=7&season=2025');
  const asked = counted.documents;
  expect(asked).toBeGreaterThan(0);
  const page = await read('/leaderboards?board=riders&event=7&season=2025');
  expect(page.meta('og:description')).toMatch(/^The best from rides posted/);
  expect(counted.documents).toBe(asked);
  vi.setSystemTime(Date.now() + 6 * 60 * 1000);
  onTestFinished(() => void vi.useRealTimers());
  await read('/leaderboards?board=riders&event=7&season=2025');
  expect(counted.documents).toBe(2 * asked);
});

test('the address of a leaderboard is that of what is shown', async () => {
  const { canonical } = await read('/leaderboards?board=x&event=99&season=soon&by="');
  expect(canonical).toBe(`${site.origin}/leaderboards?board=riders&event=1`);
});

test.each([
  '/video/missing',
  '/video/..%2Fusers%2Frider',
  '/animals/missing',
  '/reels/missing',
  '/rodeos/Not-An-Id',
  '/seasons/missing',
  '/matchups/rider/missing',
  '/compare?left=ride',
])('%s is the page of the app with status 404', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: appPage.html });
});

test('[PREV-01] a rodeo whose rides store none is described from its record', async () => {
  const rides = [{ id: 'of-app', title: 'Elko Fair', location: 'Elko, NV', event_date: rideDate }];
  const record = { state: completeRecord, entries: gzipSync(JSON.stringify(rides)) };
  await firestore.doc('records/rodeo_elko-fair_elko-nv_2026').set(record);
  const counted = countDocuments();
  const page = await read('/rodeos/elko-fair_elko-nv_2026');
  expect(page).toMatchObject({ status: 200, title: 'Elko Fair 2026 · Rodeo Reel' });
  expect(counted.documents).toBe(1);
});

test('[PREV-01] a page that may have older rides than those that are read is the page of the app', async () => {
  const visitor = buildContestant({ id: 'visitor' });
  const busy = buildBull(contractor, { id: 'busy' });
  const batch = firestore.batch();
  for (let day = 0; day < 16; day += 1) {
    const video = buildVideo(day === 0 ? rider : visitor, {
      ...{ id: `busy-${day}`, animal: busy, event_date: rideDate + day * 86_400 },
    });
    batch.set(firestore.doc(`videos/${video.id}`), video);
  }
  await batch.commit();
  expect(await read('/matchups/visitor/busy')).toMatchObject({
    canonical: `${site.origin}/matchups/visitor/busy`,
  });
  // The newest fifteen are not of this rider, and the app may know rides that store no rodeo.
  for (const path of ['/matchups/rider/busy', '/rodeos/none_nowhere_2026'])
    expect(await get(path)).toMatchObject({ status: 200, body: appPage.html });
  expect(await get('/matchups/nobody/bull')).toMatchObject({ status: 404 });
});

test('a reel whose first ride is gone has the picture of the site', async () => {
  expect((await read('/reels/empty')).meta('og:image')).toBe(`${site.origin}/icons/preview.jpg`);
});

test('a comparison has the picture of its left ride, or that of the site where it has none', async () => {
  const readImage = async (left: string, right: string) =>
    (await read(`/compare?left=${left}&right=${right}`)).meta('og:image');
  expect(await readImage('ride', 'buck-off')).toBe(ride.thumbnail_url);
  for (const left of ['buck-off', 'hard'])
    expect(await readImage(left, 'ride')).toBe(`${site.origin}/icons/preview.jpg`);
});

test('a page of figures is read once in some minutes, whatever is asked beside it', async () => {
  const counted = countDocuments();
  for (const query of ['', '?a=1', '?a=2', '?play=ride'])
    expect(await get(`/seasons/${rider.id}${query}`)).toMatchObject({ status: 200 });
  const { documents } = counted;
  expect(documents).toBeLessThanOrEqual(15);
  await get(`/seasons/${rider.id}?a=3`);
  expect(counted.documents).toBe(documents);
  vi.setSystemTime(Date.now() + 6 * 60 * 1000);
  onTestFinished(() => void vi.useRealTimers());
  await get(`/seasons/${rider.id}?a=4`);
  expect(counted.documents).toBeGreaterThan(documents);
});

test('the CDN keeps pages for ten minutes, with the headers of Hosting', async () => {
  const { headers } = await get('/video/ride');
  expect(headers).toMatchObject({ ...appPage.headers, 'cache-control': 'public, max-age=0, s-maxage=600' });
});

test('when the documents cannot be read, the page of the app comes as it is, and is not kept', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  expect(await get('/video/ride')).toMatchObject({
    status: 200,
    body: appPage.html,
    headers: { 'cache-control': 'no-store' },
  });
});

test.each(['/reels/reel.', '/reels/reel%20', '/reels//reel', '/reels//reel)'])(
  '[PREV-05] the path %s has the preview of the page that the app opens',
  async (path) => {
    expect(await read(path)).toMatchObject({ status: 200, canonical: 'https://reel.example/reels/reel' });
  },
);

test('pages of the app that have no document come as they are', async () => {
  for (const path of ['/animals/new', '/reels/new'])
    expect(await get(path)).toMatchObject({ status: 200, body: appPage.html });
});

describe('oEmbed', () => {
  const ask = (parameters: Record<string, string>) => get(`/oembed?${new URLSearchParams(parameters)}`);

  test('[PREV-02] has the link of the page, and a document as oembed.com asks', async () => {
    const { oembed } = await read('/video/ride');
    const answer = await get((oembed ?? '').replace(site.origin, ''));
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    const { html, ...rest } = JSON.parse(answer.body) as Record<string, unknown>;
    expect(rest).toEqual({
      version: '1.0',
      type: 'video',
      title: 'Darius Boone · 86.5 on Northern Lights · Pendleton Round-Up',
      provider_name: 'Rodeo Reel',
      provider_url: site.origin,
      cache_age: 600,
      width: 1280,
      height: 720,
    });
    expect(html).toMatch(/^<iframe width="1280" height="720" src="https:\/\/reel\.example\/embed\/ride"/);
  });

  test('fits the size that is asked for', async () => {
    const { body } = await ask({ url: `${site.origin}/video/ride`, maxwidth: '640', maxheight: '1000' });
    expect(JSON.parse(body)).toMatchObject({ width: 640, height: 360 });
  });

  test.each(['-5', '0', '1e-9', '1e400', 'NaN', '', '999999999'])(
    'has a size for a width of "%s"',
    async (maxwidth) => {
      const { body } = await ask({ url: `${site.origin}/video/ride`, maxwidth });
      expect(JSON.parse(body)).toMatchObject({ width: 1280, height: 720 });
    },
  );

  test('is at least one pixel high', async () => {
    const { body } = await ask({ url: `${site.origin}/video/ride`, maxwidth: '1' });
    expect(JSON.parse(body)).toMatchObject({ width: 1, height: 1 });
  });

  test.each([
    [404, { url: 'https://other.example/video/ride' }],
    [404, { url: 'https://reel.example/video/missing' }],
    [404, { url: 'https://reel.example/animals/bull' }],
    [400, { url: 'ride' }],
    [400, {}],
    [501, { url: 'https://reel.example/video/ride', format: 'xml' }],
  ])('answers %i to %j', async (status, parameters) => {
    expect(await ask(parameters)).toMatchObject({ status });
  });
});

test('the function of pages answers no sitemap', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  expect(await get('/sitemaps/rides-2026-07-23.xml')).toMatchObject({ body: appPage.html });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['/animals/bull', ['Northern Lights']],
  ['/reels/reel', ['Boone, 2026']],
  ['/reels/results', ['Friday Night']],
  ['/seasons/rider', ['Darius Boone']],
  ['/matchups/rider/bull', ['Darius Boone', 'Northern Lights']],
  ['/watch', []],
  ['/compare?left=ride&right=buck-off', []],
])('[PLY-14] the tags of %s have the names in its heading: %j', async (path, names) => {
  const { body } = await get(path);
  expect([...body.matchAll(/<meta name="heading" content="([^"]*)"/g)].map(([, name]) => name)).toEqual(
    names,
  );
});
