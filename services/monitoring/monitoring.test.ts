import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { Client } from 'typesense';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFirestore } from 'firebase-engines/firestore/server.ts';
import type { RunningServer } from 'firebase-engines/listen.ts';
import { startTypesense } from 'firebase-engines/typesense/server.ts';
import { toPlainData } from '#src/data/plain-data.ts';
import { toStoredAccountType } from '#src/domain/account-type.ts';
import { createMonitoringSink } from '#src/data/monitoring/monitoring-sink.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContractor, buildFan } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import {
  collectionNames,
  getCollectionSchema,
  toIndexDocument,
  type CollectionName,
} from '../search-sync/index-documents.ts';

// Other files of this process may have loaded the modules with other settings.
vi.hoisted(() => vi.resetModules());
const search = vi.hoisted(() => ({ url: '', key: 'search' }));
vi.mock('#src/config/env.ts', () => ({ env: { search } }));
// Measures browsers only.
const observe = vi.hoisted(() => () => {});
vi.mock('web-vitals', () => ({
  onCLS: observe,
  onFCP: observe,
  onINP: observe,
  onLCP: observe,
  onTTFB: observe,
}));
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

type Handler = (request: IncomingMessage & { rawBody?: Buffer }, response: ServerResponse) => unknown;

let server: Server;
let url: string;
const writeLog = vi.fn<(line: string) => void>();
const getLog = () => writeLog.mock.calls.map(([line]) => JSON.parse(line) as Record<string, unknown>);

/** The functions, called as Google's framework does. */
async function serveFunctions(): Promise<void> {
  const functions = (await import('./index.ts')) as unknown as Record<string, Handler>;
  server = createServer((request, response) => {
    void text(request).then((body) =>
      functions[request.url?.slice(1) ?? '']?.(
        Object.assign(request, { rawBody: Buffer.from(body) }),
        response,
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const post = (body: string) => fetch(`${url}/collect`, { method: 'POST', body });
const buildBatch = (entries: readonly object[], release = 'a1b2c3') =>
  JSON.stringify({ release, records: entries });
const buildError = (changes: object = {}) => ({
  ...{ type: 'error', name: 'TypeError', message: 'x is undefined', frames: ['assets/feed-Bx1y.js:1:234'] },
  ...{ route: '/feed', time: 1_790_000_000_000 },
  ...changes,
});

beforeAll(serveFunctions);
afterAll(() => server.close());
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(writeLog));
afterEach(() => {
  writeLog.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what a browser sends', () => {
  const address = 'https://reel.example/video/0b6c2f9e-52f4-4a5e-9a54-1a8f0f7e6a11?from=june@example.com';

  test('reaches the log without emails and ids', async () => {
    const sent: Promise<Response>[] = [];
    const sendBeacon = (to: string, body: string) => sent.push(fetch(to, { method: 'POST', body })) > 0;
    vi.stubGlobal('navigator', { sendBeacon });
    vi.stubGlobal('location', new URL(address));
    vi.stubGlobal('document', { visibilityState: 'hidden', addEventListener: () => {} });
    const report = createMonitoringSink(`${url}/collect`, 'a1b2c3');
    const error = new TypeError('No ride 0b6c2f9e-52f4-4a5e-9a54-1a8f0f7e6a11 of june@example.com');
    error.stack = `TypeError\n at load (https://reel.example/assets/feed-Bx1y.js:1:234)`;
    report(error);
    expect(await Promise.all(sent)).toMatchObject([{ status: 204 }]);
    expect(getLog()).toEqual([
      {
        severity: 'ERROR',
        message: 'No ride … of …',
        type: 'error',
        name: 'TypeError',
        frames: ['assets/feed-Bx1y.js:1:234'],
        route: '/video/:videoId',
        release: 'a1b2c3',
      },
    ]);
  });

  test('is redacted again, and reduced to known fields, whoever sends it', async () => {
    const personal = { user_id: 'k3JqP0aB1cD2eF3gH4iJ5kL6mN7o', email: 'june@example.com' };
    const message = 'User k3JqP0aB1cD2eF3gH4iJ5kL6mN7o, june@example.com';
    const route = '/june@example.com';
    expect((await post(buildBatch([buildError({ ...personal, message, route })]))).status).toBe(204);
    const vital = { type: 'vital', name: 'LCP', value: 812.3, rating: 'good', route: '/feed', time: 5 };
    await post(buildBatch([{ ...vital, ...personal }]));
    expect(JSON.stringify(getLog())).not.toMatch(/june|k3Jq/);
    expect(getLog()).toMatchObject([
      { message: 'User …, …', route: '*' },
      { severity: 'INFO', message: 'LCP 812.3', name: 'LCP', value: 812.3, rating: 'good', route: '/feed' },
    ]);
  });

  test.each([
    ['no JSON', 'june@example.com'],
    ['another shape', '{"records":"june@example.com"}'],
    ['a release that is none', buildBatch([], 'june@example.com')],
    ['a name that is none', buildBatch([buildError({ name: 'june@example.com' })])],
    [
      'a place outside of the app',
      buildBatch([buildError({ frames: ['chrome-extension://june/a.js:1:1'] })]),
    ],
    ['more entries than a page sends', buildBatch(Array.from({ length: 21 }, () => buildError()))],
    ['more than a page sends', buildBatch([buildError({ message: 'a '.repeat(40_000) })])],
  ])('is refused with %s', async (_what, body) => {
    expect((await post(body)).status).toBe(400);
    expect(writeLog).not.toHaveBeenCalled();
  });

  test('does not fill the log without end', async () => {
    const body = buildBatch(Array.from({ length: 20 }, () => buildError()));
    const statuses = [];
    for (let count = 0; count < 40; count++) statuses.push((await post(body)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(getLog().length).toBeLessThanOrEqual(600);
  });
});

describe('the health of search', () => {
  let engine: RunningServer;
  let service: RunningServer;
  let firestore: Firestore;
  let index: Client;
  const check = async () => (await fetch(`${url}/searchHealth`)).status;
  const owner = buildContractor();
  const buildRide = (id: string, ageSeconds: number) =>
    buildVideo(owner, { id, created: new Date(Date.now() - ageSeconds * 1000) });
  const store = (path: string, fields: object) => firestore.doc(path).set(fields);
  /** As search-sync does. */
  async function putIntoIndex(name: CollectionName, id: string) {
    const found = await firestore.doc(`${name}/${id}`).get();
    const document = toIndexDocument(name, id, toPlainData(found.data() ?? {}));
    await index.collections(name).documents().import([document!], { action: 'upsert' });
  }
  let time = 0;
  /** A minute passes between two comparisons. */
  async function checkLater(ms = 61_000) {
    time += ms;
    vi.spyOn(performance, 'now').mockReturnValue(time);
    return check();
  }

  beforeAll(async () => {
    engine = await startFirestore({ host: '127.0.0.1', port: 0, projectId: 'demo-health' });
    service = await startTypesense({ host: '127.0.0.1', port: 0, adminKey: 'admin', searchKey: search.key });
    search.url = `http://127.0.0.1:${service.port}`;
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${engine.port}`);
    vi.stubEnv('GCLOUD_PROJECT', 'demo-health');
    vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
    firestore = getFirestore();
    index = new Client({ nodes: [{ url: search.url }], apiKey: 'admin' });
    for (const name of collectionNames)
      await index.collections().create({ ...getCollectionSchema(name), name });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await Promise.all([engine.close(), service.close()]);
  });

  test('is good without rides, with a ride that is found, and with one of just now', async () => {
    expect(await checkLater()).toBe(200);
    await store('videos/old', buildRide('old', 3600));
    await putIntoIndex('videos', 'old');
    await store('videos/new', buildRide('new', 10));
    expect(await checkLater()).toBe(200);
  });

  test('is bad when a ride of minutes ago is not found', async () => {
    await store('videos/new', buildRide('new', 300));
    expect(await checkLater()).toBe(503);
    await firestore.doc('videos/new').delete();
    expect(await checkLater()).toBe(200);
  });

  const people = {
    searched: buildFan(),
    unverified: buildFan({ email_verified: false }),
    closed: buildFan({ deleted: true }),
    staff: buildFan({ account_type: toStoredAccountType('staff') }),
    unverifiedStaff: buildFan({ account_type: toStoredAccountType('staff'), email_verified: false }),
  };

  test('counts the people whom search has', async () => {
    for (const user of Object.values(people)) await store(`users/${user.id}`, user);
    await putIntoIndex('users', people.searched.id);
    for (let count = 0; count < 3; count++) expect(await checkLater()).toBe(200);
  });

  test('counts people of early versions, too', async () => {
    const { deleted: _none, ...early } = buildFan({ account_type: 0 });
    await store(`users/${early.id}`, early);
    await putIntoIndex('users', early.id);
    for (let count = 0; count < 3; count++) expect(await checkLater()).toBe(200);
    await firestore.doc(`users/${early.id}`).delete();
    await index.collections('users').documents(early.id).delete();
    expect(await checkLater()).toBe(200);
  });

  test('compares more documents than a page of search has, and the last page too', async () => {
    const ids = Array.from({ length: 25 }, (_, at) => `ride-${(at * 7) % 25}`);
    for (const [at, id] of ids.entries()) {
      await store(`videos/${id}`, buildRide(id, 4000 + at));
      await putIntoIndex('videos', id);
    }
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.99);
    vi.spyOn(crypto, 'randomUUID').mockReturnValue('r-i-d-e-0');
    for (let count = 0; count < 3; count++) expect(await checkLater()).toBe(200);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    // What was put there last comes first.
    const [, , , last] = ids;
    await firestore.doc(`videos/${last}`).update({ title: 'Elko Fair' });
    expect(await checkLater()).toBe(200);
    // What differed is compared again, in whichever page it is.
    random.mockReturnValue(0);
    expect(await checkLater()).toBe(503);
    expect(log.mock.calls.flat()).toEqual([expect.stringMatching(`videos/${last} differs in title`)]);
    for (const id of ids) {
      await firestore.doc(`videos/${id}`).delete();
      await index.collections('videos').documents(id).delete();
    }
  });

  test.each([
    [
      'a deletion that was lost',
      () => firestore.doc(`users/${people.searched.id}`).delete(),
      () => store(`users/${people.searched.id}`, people.searched),
      [/users: 1 in search, 0 in Firestore/, new RegExp(`users/${people.searched.id} should not be indexed`)],
    ],
    [
      'an old name',
      () => firestore.doc('videos/old').update({ title: 'Elko Fair' }),
      () => putIntoIndex('videos', 'old'),
      [/videos\/old differs in title/],
    ],
    [
      'a reel that is missing',
      () => {
        // No id follows this one.
        vi.spyOn(crypto, 'randomUUID').mockReturnValue('z-z-z-z-z');
        return store('reels/reel', buildReel(owner, [], { id: 'reel' }));
      },
      () => putIntoIndex('reels', 'reel'),
      [/reels: 0 in search, 1 in Firestore/, /reels\/reel is missing/],
    ],
  ])('is bad the second time that a comparison finds %s', async (_what, lose, repair, lines) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await lose();
    expect(await checkLater()).toBe(200);
    // Anybody may ask: search, which follows after some seconds, has a minute.
    expect(await checkLater(50_000)).toBe(200);
    expect(log).not.toHaveBeenCalled();
    expect(await checkLater()).toBe(503);
    // Whoever asks sooner gets the same answer.
    expect(await check()).toBe(503);
    expect(log.mock.calls.flat()).toEqual(lines.map((line) => expect.stringMatching(line) as string));
    await repair();
    expect(await checkLater()).toBe(200);
  });

  test('is good while what differs is new at each comparison', async () => {
    const reel = firestore.doc('reels/late');
    for (let count = 0; count < 2; count++) {
      await reel.set(buildReel(owner, [], { id: 'late' }));
      expect(await checkLater()).toBe(200);
      await reel.delete();
      expect(await checkLater()).toBe(200);
    }
  });

  test('is bad when nothing answers', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await service.close();
    expect(await checkLater()).toBe(503);
  });
});
