import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { Client } from 'typesense';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFirestore, type RunningFirestore } from '#emulators/firestore/server.ts';
import type { Listening } from '#emulators/listening.ts';
import { startTypesense } from '#emulators/typesense/server.ts';
import { bull } from '#tests/support/factories/animal.ts';
import { contestant, contractor, fan, withSharing } from '#tests/support/factories/user.ts';
import { video } from '#tests/support/factories/video.ts';
import { follow } from './follow.ts';
import { rebuild, verify } from './rebuild.ts';
import { openIndex, type SearchIndex } from './search-index.ts';

// An engine, an SDK and a service for each of them.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const keys = { adminKey: 'admin', searchKey: 'search' };
const local = { host: '127.0.0.1', port: 0 };
const log = vi.fn<(line: string) => void>();

let engine: RunningFirestore;
let service: Listening;
let app: App;
let firestore: Firestore;
let index: SearchIndex;

beforeEach(async () => {
  log.mockClear();
  engine = await startFirestore({ ...local, projectId: 'demo-search' });
  service = await startTypesense({ ...local, ...keys });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${engine.port}`);
  app = initializeApp({ projectId: 'demo-search' }, crypto.randomUUID());
  firestore = getFirestore(app);
  index = openIndex(`http://127.0.0.1:${service.port}`, keys.adminKey);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app);
  await Promise.all([engine.close(), service.close()]);
});

const owner = contractor({ id: 'owner', phone: '+1 406 555 0113', sponsors: 'Feed' });
const rider = contestant({ id: 'rider' });
const left = fan({ id: 'left', deleted: true });
const dust = bull(owner, { id: 'dust' });
const ride = video(owner, { id: 'ride', animal: dust, contestants: [rider], notes: 'private to the page' });

async function fill() {
  const { grantor, delegate } = withSharing('shared', owner, rider);
  const batch = firestore.batch();
  for (const user of [grantor, delegate, left]) batch.set(firestore.doc(`users/${user.id}`), user);
  batch.set(firestore.doc('animals/dust'), dust);
  batch.set(firestore.doc('videos/ride'), ride);
  await batch.commit();
}
const idsOf = async (name: 'users' | 'animals' | 'videos') =>
  [...(await index.documentsOf(name)).keys()].toSorted();
const rebuilt = () => rebuild({ firestore, index, log });

describe('the index holds', () => {
  test('public fields and nothing else: no address, no phone, nobody who acts for whom', async () => {
    await fill();
    await rebuilt();
    const people = await index.documentsOf('users');
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
    const everything = JSON.stringify([...people.values(), ...(await index.documentsOf('videos')).values()]);
    for (const secret of [owner.email, owner.phone, 'user_access', 'account_access', 'Feed', ride.notes])
      expect(everything).not.toContain(secret);
  });

  test('a ride with its score, its names and when it was published', async () => {
    await fill();
    await rebuilt();
    const found = (await index.documentsOf('videos')).get('ride');
    const created = ride.created?.getTime();
    expect(found).toMatchObject({
      score: 86.5,
      animal_brand: '47',
      contestants_names: ['Dallas Pruitt'],
      created,
    });
    expect(found).not.toHaveProperty('time');
  });

  test('no deleted account and no staff; an older contractor is found by the one name there is', async () => {
    await firestore.doc('users/staff').set(fan({ id: 'staff', account_type: 6 }));
    await firestore.doc('users/old').set({ name: 'Old Stock', account_type: 1 });
    await firestore.doc('users/left').set(left);
    await rebuilt();
    const people = await index.documentsOf('users');
    expect([...people.values()]).toMatchObject([{ id: 'old', first_name: 'Old Stock', location: '' }]);
  });
});

describe('rebuild and verify', () => {
  test('what differs is told, and a rebuild puts it right', async () => {
    await fill();
    await rebuilt();
    expect(await verify({ firestore, index })).toEqual([]);
    await firestore.doc('users/rider').update({ location: 'Reno, NV' });
    await firestore.doc('users/owner').update({ deleted: true });
    await firestore.doc('videos/ride').delete();
    await index.remove('animals', 'dust');
    expect(await verify({ firestore, index })).toEqual([
      'users/owner should not be found',
      'users/rider differs in location',
      'animals/dust is missing',
      'videos/ride is no longer in Firestore',
    ]);
    await rebuilt();
    expect(await verify({ firestore, index })).toEqual([]);
    expect(await idsOf('users')).toEqual(['rider']);
  });

  test('a collection that was made for another schema is made anew, the others stay', async () => {
    await fill();
    await rebuilt();
    const client = new Client({
      nodes: [{ url: `http://127.0.0.1:${service.port}` }],
      apiKey: keys.adminKey,
    });
    await client.collections('animals').delete();
    await client.collections().create({ name: 'animals', fields: [{ name: 'name', type: 'string' }] });
    await index.prepare();
    const made = await client.collections().retrieve();
    expect(made.map(({ name, num_documents }) => `${num_documents} ${name}`).toSorted()).toEqual([
      '0 animals',
      '1 videos',
      '2 users',
    ]);
    expect(made.find(({ name }) => name === 'animals')?.fields).toHaveLength(5);
  });

  test('more than one page of documents', async () => {
    const writer = firestore.bulkWriter();
    for (let at = 0; at < 510; at += 1)
      void writer.set(firestore.doc(`animals/${at}`), bull(owner, { brand: `B${at}` }));
    await writer.close();
    await rebuilt();
    expect(await idsOf('animals')).toHaveLength(510);
    expect(log).toHaveBeenCalledWith('animals: 510 stored, 0 taken away');
  });
});

describe('following', () => {
  test('brings the index in line at first, then with every change', async () => {
    await fill();
    await index.prepare();
    await index.store('animals', [{ ...dust, id: 'stray' }]);
    const following = await follow({ firestore, index, log });
    await following.caughtUp;
    expect(await idsOf('users')).toEqual(['owner', 'rider']);
    expect(await idsOf('animals')).toEqual(['dust']);

    await firestore.doc('users/left').update({ deleted: false });
    await firestore.doc('users/rider').update({ deleted: true });
    await firestore.doc('animals/dust').update({ name: 'Thunder' });
    await firestore.doc('videos/ride').delete();
    await vi.waitFor(async () => {
      expect(await idsOf('users')).toEqual(['left', 'owner']);
      expect((await index.documentsOf('animals')).get('dust')).toMatchObject({ name: 'Thunder' });
      expect(await idsOf('videos')).toEqual([]);
    }, 10_000);
    await following.stop();

    await firestore.doc('animals/later').set(bull(owner));
    expect(await verify({ firestore, index })).toEqual(['animals/later is missing']);
  });

  test('what changes while the index fails gets there in its newest state', async () => {
    let down = false;
    const failing: SearchIndex = {
      ...index,
      store: (name, documents) =>
        down ? Promise.reject(new Error('the index is away')) : index.store(name, documents),
    };
    const following = await follow({ firestore, index: failing, log });
    await following.caughtUp;
    down = true;
    await firestore.doc('animals/dust').set(dust);
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith('animals: 1 wait, the index is away'), 10_000);
    await firestore.doc('animals/dust').update({ name: 'Newest' });
    down = false;
    await vi.waitFor(async () => {
      expect((await index.documentsOf('animals')).get('dust')).toMatchObject({ name: 'Newest' });
    }, 15_000);
    await following.stop();
  });

  test('ends with an error when the index is not there to begin with', async () => {
    const away = openIndex('http://127.0.0.1:1', 'admin');
    await expect(follow({ firestore, index: away, log })).rejects.toThrow(/ECONNREFUSED/);
  });
});
