import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { Client } from 'typesense';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFirestore } from 'firebase-engines/firestore/server.ts';
import type { RunningServer } from 'firebase-engines/listen.ts';
import { startTypesense } from 'firebase-engines/typesense/server.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import {
  buildContestant,
  buildContractor,
  buildFan,
  withSharing,
} from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { startContinuousSync } from './continuous-sync.ts';
import { rebuildIndex, verifyIndex } from './rebuild-index.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

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

async function storeFixtures() {
  const { grantor, delegate } = withSharing('shared', { ...owner, ...contact }, rider);
  const batch = firestore.batch();
  for (const user of [grantor, delegate, deletedFan]) batch.set(firestore.doc(`users/${user.id}`), user);
  batch.set(firestore.doc('animals/dust'), bullFixture);
  batch.set(firestore.doc('videos/ride'), rideFixture);
  await batch.commit();
}
const fetchIndexedIds = async (name: 'users' | 'animals' | 'videos') =>
  [...(await index.fetchDocuments(name)).keys()].toSorted();
const runRebuild = () => rebuildIndex({ firestore, index, log });

describe('indexed documents', () => {
  test('contain public fields only: no email, phone or access maps', async () => {
    await storeFixtures();
    await runRebuild();
    const people = await index.fetchDocuments('users');
    expect([...people.keys()].toSorted()).toEqual(['owner', 'rider']);
    expect(people.get('owner')).toEqual({
      id: 'owner',
      account_type: 1,
      name: owner.name,
      first_name: owner.name,
      last_name: '',
      location: owner.location,
      photo_url: '',
      isVerified: false,
    });
    const everything = JSON.stringify([
      ...people.values(),
      ...(await index.fetchDocuments('videos')).values(),
    ]);
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

  test('contain the score, copied names and publication time of a video', async () => {
    await storeFixtures();
    await runRebuild();
    const found = (await index.fetchDocuments('videos')).get('ride');
    const created = rideFixture.created?.getTime();
    expect(found).toMatchObject({
      score: 86.5,
      animal_brand: '47',
      contestants_names: ['Dallas Pruitt'],
      created,
    });
    expect(found).not.toHaveProperty('time');
  });

  test('exclude deleted and staff accounts and use the only name of an older contractor', async () => {
    await firestore.doc('users/staff').set(buildFan({ id: 'staff', account_type: 6 }));
    await firestore.doc('users/old').set({ name: 'Old Stock', account_type: 1 });
    await firestore.doc('users/left').set(deletedFan);
    await runRebuild();
    const people = await index.fetchDocuments('users');
    expect([...people.values()]).toMatchObject([{ id: 'old', first_name: 'Old Stock', location: '' }]);
  });
});

describe('rebuild and verify', () => {
  test('verify reports differences and rebuild removes them', async () => {
    await storeFixtures();
    await runRebuild();
    expect(await verifyIndex({ firestore, index })).toEqual([]);
    await firestore.doc('users/rider').update({ location: 'Reno, NV' });
    await firestore.doc('users/owner').update({ deleted: true });
    await firestore.doc('videos/ride').delete();
    await index.deleteDocument('animals', 'dust');
    expect(await verifyIndex({ firestore, index })).toEqual([
      'users/owner should not be indexed',
      'users/rider differs in location',
      'animals/dust is missing',
      'videos/ride is no longer in Firestore',
    ]);
    await runRebuild();
    expect(await verifyIndex({ firestore, index })).toEqual([]);
    expect(await fetchIndexedIds('users')).toEqual(['rider']);
  });

  test('recreates only collections with an outdated schema', async () => {
    await storeFixtures();
    await runRebuild();
    const client = new Client({
      nodes: [{ url: `http://127.0.0.1:${service.port}` }],
      apiKey: keys.adminKey,
    });
    await client.collections('animals').delete();
    await client.collections().create({ name: 'animals', fields: [{ name: 'name', type: 'string' }] });
    await index.ensureCollections();
    const made = await client.collections().retrieve();
    expect(made.map(({ name, num_documents }) => `${num_documents} ${name}`).toSorted()).toEqual([
      '0 animals',
      '1 videos',
      '2 users',
    ]);
    expect(made.find(({ name }) => name === 'animals')?.fields).toHaveLength(7);
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

describe('continuous sync', () => {
  test('syncs the index initially and then after every change', async () => {
    await storeFixtures();
    await index.ensureCollections();
    await index.upsertDocuments('animals', [{ ...bullFixture, id: 'stray' }]);
    const sync = await startContinuousSync({ firestore, index, log });
    await sync.caughtUp;
    expect(await fetchIndexedIds('users')).toEqual(['owner', 'rider']);
    expect(await fetchIndexedIds('animals')).toEqual(['dust']);

    await firestore.doc('users/left').update({ deleted: false });
    await firestore.doc('users/rider').update({ deleted: true });
    await firestore.doc('animals/dust').update({ name: 'Thunder' });
    await firestore.doc('videos/ride').delete();
    await vi.waitFor(async () => {
      expect(await fetchIndexedIds('users')).toEqual(['left', 'owner']);
      expect((await index.fetchDocuments('animals')).get('dust')).toMatchObject({ name: 'Thunder' });
      expect(await fetchIndexedIds('videos')).toEqual([]);
    }, 10_000);
    await sync.stop();

    await firestore.doc('animals/later').set(buildBull(owner));
    expect(await verifyIndex({ firestore, index })).toEqual(['animals/later is missing']);
  });

  test('writes the latest version of documents that changed while the index failed', async () => {
    let isDown = false;
    const failing: SearchIndex = {
      ...index,
      upsertDocuments: (name, documents) =>
        isDown ? Promise.reject(new Error('index unavailable')) : index.upsertDocuments(name, documents),
    };
    const sync = await startContinuousSync({ firestore, index: failing, log });
    await sync.caughtUp;
    isDown = true;
    await firestore.doc('animals/dust').set(bullFixture);
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith('animals: 1 pending, index unavailable'), 10_000);
    await firestore.doc('animals/dust').update({ name: 'Newest' });
    isDown = false;
    await vi.waitFor(async () => {
      expect((await index.fetchDocuments('animals')).get('dust')).toMatchObject({ name: 'Newest' });
    }, 15_000);
    await sync.stop();
  });

  test('throws when the index is unreachable at the start', async () => {
    const unreachable = createSearchIndex('http://127.0.0.1:1', 'admin');
    await expect(startContinuousSync({ firestore, index: unreachable, log })).rejects.toThrow(/ECONNREFUSED/);
  });
});
