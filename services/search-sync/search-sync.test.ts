import { createServer, request as httpRequest } from 'node:http';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { Client } from 'typesense';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFirestore } from 'firebase-engines/firestore/server.ts';
import { listen, type RunningServer } from 'firebase-engines/listen.ts';
import { startTypesense } from 'firebase-engines/typesense/server.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import {
  buildContestant,
  buildContractor,
  buildFan,
  withSharing,
} from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import {
  collectionNames,
  getCollectionSchema,
  type CollectionName,
  type IndexDocument,
} from './index-documents.ts';
import { rebuildIndex, verifyIndex } from './rebuild-index.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { syncById, syncDocuments, toStored } from './sync-documents.ts';
import { watchChanges } from './watch-changes.ts';

// Each test starts its own Firestore engine, Admin SDK and Typesense engine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const keys = { adminKey: 'admin', searchKey: 'search' };
const localAddress = { host: '127.0.0.1', port: 0 };
const log = vi.fn<(line: string) => void>();

let engine: RunningServer;
let service: RunningServer;
let app: App;
let firestore: Firestore;
let index: SearchIndex;

beforeEach(async () => {
  log.mockClear();
  engine = await startFirestore({ ...localAddress, projectId: 'demo-search' });
  service = await startTypesense({ ...localAddress, ...keys });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${engine.port}`);
  app = initializeApp({ projectId: 'demo-search' }, crypto.randomUUID());
  firestore = getFirestore(app);
  index = createSearchIndex(`http://127.0.0.1:${service.port}`, keys.adminKey);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app);
  await Promise.all([engine.close(), service.close()]);
});

const owner = buildContractor({ id: 'owner', sponsors: 'Feed' });
/** On profiles from before. */
const contact = { email: 'owner@example.com', phone: '+1 406 555 0113' };
const rider = buildContestant({ id: 'rider' });
const deletedFan = buildFan({ id: 'left', deleted: true });
const bullFixture = buildBull(owner, { id: 'dust' });
const rideFixture = buildVideo(owner, {
  id: 'ride',
  animal: bullFixture,
  contestants: [rider],
  notes: 'private to the page',
});

const reelFixture = buildReel(rider, [rideFixture, { id: 'gone' }], { id: 'best' });

async function storeFixtures() {
  const { grantor, delegate } = withSharing('shared', { ...owner, ...contact }, rider);
  const batch = firestore.batch();
  for (const user of [grantor, delegate, deletedFan]) batch.set(firestore.doc(`users/${user.id}`), user);
  batch.set(firestore.doc('animals/dust'), bullFixture);
  batch.set(firestore.doc('videos/ride'), rideFixture);
  batch.set(firestore.doc('reels/best'), reelFixture);
  await batch.commit();
}
const getClient = () =>
  new Client({
    nodes: [{ url: `http://127.0.0.1:${service.port}` }],
    apiKey: keys.adminKey,
    logLevel: 'silent',
  });
/** Of what people search. */
async function fetchIndexed(name: CollectionName): Promise<Map<string, IndexDocument>> {
  const lines = (await getClient().collections(name).documents().export()).split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as IndexDocument).map((each) => [each.id, each]));
}
const fetchIndexedIds = async (name: CollectionName) => [...(await fetchIndexed(name)).keys()].toSorted();
async function verify(): Promise<string[]> {
  const differences: string[] = [];
  for await (const difference of verifyIndex({ firestore, index })) differences.push(difference);
  return differences;
}
const runRebuild = () => rebuildIndex({ firestore, index, log });

describe('indexed documents', () => {
  test('contain public fields only: no email, phone or access maps', async () => {
    await storeFixtures();
    await runRebuild();
    const people = await fetchIndexed('users');
    expect([...people.keys()].toSorted()).toEqual(['owner', 'rider']);
    expect(people.get('owner')).toEqual({
      id: 'owner',
      account_type: 1,
      name: owner.name,
      first_name: owner.name,
      last_name: '',
      location: owner.location,
      places: ['US', 'USWY'],
      photo_url: '',
      isVerified: false,
    });
    const everything = JSON.stringify([...people.values(), ...(await fetchIndexed('videos')).values()]);
    for (const secret of [
      contact.email,
      contact.phone,
      'user_access',
      'account_access',
      'Feed',
      rideFixture.notes,
    ])
      expect(everything).not.toContain(secret);
  });
});

describe('rebuild and verify', () => {
  test('verify reports differences and rebuild removes them', async () => {
    await storeFixtures();
    await runRebuild();
    expect(await verify()).toEqual([]);
    await firestore.doc('users/rider').update({ location: 'Reno, NV' });
    await firestore.doc('users/owner').update({ deleted: true });
    await firestore.doc('videos/ride').delete();
    await firestore.doc('reels/best').update({ title: 'The season' });
    await index.deleteDocuments('animals', ['dust']);
    expect(await verify()).toEqual([
      'users/owner should not be indexed',
      'users/rider differs in location, places',
      'animals/dust is missing',
      'videos/ride is no longer in Firestore',
      'reels/best differs in title',
    ]);
    await runRebuild();
    expect(await verify()).toEqual([]);
    expect(await fetchIndexedIds('users')).toEqual(['rider']);
  });

  test('a version with other fields is filled beside the one that is searched, and a roll back finds it again', async () => {
    await storeFixtures();
    const client = getClient();
    const fields = [{ name: 'name', type: 'string' }] as const;
    for (const version of ['animals_1', 'animals_2'])
      await client.collections().create({ name: version, fields: [...fields] });
    await client.collections('animals_2').documents().create({ id: 'before', name: 'Before' });
    await client.aliases().upsert('animals', { collection_name: 'animals_2' });
    await index.createCollections();
    expect(await fetchIndexedIds('animals')).toEqual(['before']);
    await runRebuild();
    expect(await fetchIndexedIds('animals')).toEqual(['dust']);
    const names = async () => (await client.collections().retrieve()).map(({ name }) => name).toSorted();
    const versions = collectionNames.map((name) => getCollectionSchema(name).name);
    expect(await names()).toEqual([...versions, 'animals_2'].toSorted());
    await runRebuild();
    expect(await names()).toEqual([...versions, 'animals_2'].toSorted());
  });

  test('a server that is busy now and then, and a fill that was killed, only take longer', async () => {
    const writer = firestore.bulkWriter();
    for (let at = 0; at < 1200; at += 1) void writer.set(firestore.doc(`animals/${at}`), buildBull(owner));
    await writer.close();
    let requestCount = 0;
    const { port } = service;
    const busy = createServer((request, response) => {
      requestCount += 1;
      if (requestCount % 4 === 0) return response.writeHead(503).end('{"message":"Not Ready or Lagging"}');
      const forwarded = httpRequest(
        { port, path: request.url, method: request.method, headers: request.headers },
        (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 0, answer.headers)),
      );
      return request.pipe(forwarded);
    });
    let connectionCount = 0;
    busy.on('connection', () => (connectionCount += 1));
    const proxy = await listen(busy, localAddress, () => busy.closeAllConnections());
    const slow = createSearchIndex(`http://127.0.0.1:${proxy.port}`, keys.adminKey, {
      numRetries: 3,
      retryIntervalSeconds: 0.1,
    });
    let batchCount = 0;
    let kill = () => {};
    const killed = new Promise<void>((resolve) => (kill = resolve));
    const endless: SearchIndex = {
      ...slow,
      upsertDocuments: (name, documents) => {
        batchCount += 1;
        if (batchCount === 2) kill();
        return batchCount < 2 ? slow.upsertDocuments(name, documents) : new Promise(() => {});
      },
    };
    void rebuildIndex({ firestore, index: endless, log });
    await killed;
    await rebuildIndex({ firestore, index: slow, log });
    expect(await fetchIndexedIds('animals')).toHaveLength(1200);
    expect(requestCount).toBeGreaterThan(20);
    // Each holds on to its last request: a fill must not open one for each.
    expect(connectionCount).toBeLessThan(5);
    await proxy.close();
  });

  test('rebuild reads more than one page of documents', async () => {
    const writer = firestore.bulkWriter();
    for (let at = 0; at < 510; at += 1)
      void writer.set(firestore.doc(`animals/${at}`), buildBull(owner, { brand: `B${at}` }));
    await writer.close();
    await runRebuild();
    expect(await fetchIndexedIds('animals')).toHaveLength(510);
    expect(log).toHaveBeenCalledWith('animals: 510 stored, 0 deleted');
  });
});

describe('one change', () => {
  const context = () => ({ firestore, index, log });
  beforeEach(async () => {
    await storeFixtures();
    await runRebuild();
  });

  test('is written, and what is no longer to be found is removed', async () => {
    await firestore.doc('users/left').update({ deleted: false });
    await firestore.doc('users/rider').update({ deleted: true });
    await firestore.doc('videos/ride').delete();
    await syncById(context(), 'users', ['left']);
    await syncById(context(), 'users', ['rider']);
    await syncById(context(), 'videos', ['ride']);
    expect(await fetchIndexedIds('users')).toEqual(['left', 'owner']);
    expect(await fetchIndexedIds('videos')).toEqual([]);
    expect(await verify()).toEqual([]);
  });

  test('whoever writes late writes what is true by then', async () => {
    await firestore.doc('animals/dust').update({ name: 'First' });
    const late: SearchIndex = {
      ...index,
      upsertDocuments: async (name, documents) => {
        if (documents.some((each) => each['name'] === 'First')) {
          // Another instance is quicker with the next change.
          await firestore.doc('animals/dust').update({ name: 'Second' });
          await syncById(context(), 'animals', ['dust']);
        }
        return index.upsertDocuments(name, documents);
      },
    };
    await syncById({ ...context(), index: late }, 'animals', ['dust']);
    expect((await fetchIndexed('animals')).get('dust')).toMatchObject({ name: 'Second' });
  });

  test('a document that is deleted while it is written does not come back', async () => {
    const late: SearchIndex = {
      ...index,
      upsertDocuments: async (name, documents) => {
        if (documents.length > 0) await firestore.doc('animals/dust').delete();
        return index.upsertDocuments(name, documents);
      },
    };
    await syncById({ ...context(), index: late }, 'animals', ['dust']);
    expect(await fetchIndexedIds('animals')).toEqual([]);
  });
});

test('what a query no longer finds after it was written is removed', async () => {
  await storeFixtures();
  const animals = firestore.collection('animals');
  for (const id of ['blue', 'alamo', 'cedar']) await animals.doc(id).set(buildBull(owner, { id }));
  await runRebuild();
  const read = async () => {
    const { docs } = await animals.get();
    // After this read, and before the next.
    await animals.doc('blue').delete();
    return docs.map(toStored);
  };
  expect(await syncDocuments({ firestore, index, log }, 'animals', read)).toBe(3);
  expect(await fetchIndexedIds('animals')).toEqual(['alamo', 'cedar', 'dust']);
});

test('the local backend writes every change', async () => {
  await storeFixtures();
  const end = new AbortController();
  const watching = watchChanges({ firestore, index, log }, end.signal);
  await vi.waitFor(async () => expect(await fetchIndexedIds('users')).toEqual(['owner', 'rider']), 10_000);
  await firestore.doc('animals/dust').update({ name: 'Thunder' });
  await vi.waitFor(
    async () => expect((await fetchIndexed('animals')).get('dust')).toMatchObject({ name: 'Thunder' }),
    10_000,
  );
  end.abort();
  await watching;
  await firestore.doc('animals/later').set(buildBull(owner));
  expect(await verify()).toEqual(['animals/later is missing']);
});
