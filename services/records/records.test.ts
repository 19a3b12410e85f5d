import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFirestore } from 'firebase-engines/firestore/server.ts';
import type { RunningServer } from 'firebase-engines/listen.ts';
import { parseRecordedAnimal } from '#src/domain/herd.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo, type StoredVideo } from '#tests/support/factories/build-video.ts';
import type { DocumentWrite } from '../watch-collections.ts';
import { rebuildRecords, verifyRecords } from './rebuild-records.ts';
import { readEntries, toStoredRecord } from './stored-record.ts';
import { fillRecord, syncAnimal, syncRide } from './sync-records.ts';
import { watchRecords } from './watch-records.ts';

// Each test starts its own Firestore engine and Admin SDK.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let engine: RunningServer;
let app: App;
let firestore: Firestore;

beforeEach(async () => {
  engine = await startFirestore({ host: '127.0.0.1', port: 0, projectId: 'demo-records' });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${engine.port}`);
  app = initializeApp({ projectId: 'demo-records' }, crypto.randomUUID());
  firestore = getFirestore(app);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app);
  await engine.close();
});

const owner = buildContractor({ id: 'owner' });
const rider = buildContestant({ id: 'rider' });
const bull = buildBull(owner, { id: 'bull', name: 'Static' });
const steer = buildBull(owner, { id: 'steer', name: 'Biscuit' });
const rodeo_id = 'dodge-city-days_dodge-city-ks_2026';

const buildRide = (id: string, fields: Partial<StoredVideo> = {}) => ({
  ...buildVideo(owner, { id, animal: bull, contestants: [rider], rodeo_id, score: 80 }),
  ...fields,
});

/** Writes a video, and keeps the write for whoever delivers it. */
async function put(ride: StoredVideo | undefined, id = ride?.id ?? ''): Promise<DocumentWrite> {
  const reference = firestore.collection('videos').doc(id);
  const before = (await reference.get()).data();
  await (ride ? reference.set(ride) : reference.delete());
  const after = (await reference.get()).data();
  return { id, versions: [before, after].filter((version) => version !== undefined) };
}

async function putAnimal(animal: typeof bull): Promise<DocumentWrite> {
  const reference = firestore.collection('animals').doc(animal.id);
  await reference.set(animal);
  return { id: animal.id, versions: [animal] };
}

/** Calls again what fails, as Google does: after five conflicts the SDK gives a transaction up. */
async function deliver(write: DocumentWrite): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await syncRide(firestore, write);
    } catch (error) {
      if (attempt === 20) throw error;
    }
}

async function readIds(recordId: string): Promise<string[] | undefined> {
  const record = await firestore.collection('records').doc(recordId).get();
  return record.exists ? readEntries(record).map(({ id }) => id) : undefined;
}

async function readHerd() {
  const entries = readEntries(await firestore.doc('records/herd_owner').get()).map(parseRecordedAnimal);
  return entries.map(({ animal, figures }) => [
    animal.name,
    figures.outs,
    figures.scored.qualified,
    figures.scored.best?.score,
  ]);
}

async function verify(): Promise<string[]> {
  const differences: string[] = [];
  for await (const difference of verifyRecords(firestore)) differences.push(difference);
  return differences;
}

test('a published ride is in the records of its animal, its riders, its rodeo and the herd', async () => {
  await putAnimal(bull);
  await deliver(
    await put(buildRide('one', { contestants_id: ['rider', 'roper'], contestants_names: ['', ''] })),
  );
  for (const id of ['animal_bull', 'rider_rider', 'rider_roper', `rodeo_${rodeo_id}`])
    expect([id, await readIds(id)]).toEqual([id, ['one']]);
  expect(await readHerd()).toEqual([['Static', 1, 1, 80]]);
  // The owner posted it and rides in no video.
  expect(await readIds('rider_owner')).toBeUndefined();
  expect(await verify()).toEqual([]);
});

test('a first write finds the rides from before the service', async () => {
  await putAnimal(bull);
  for (const start of [1000, 1300]) {
    const batch = firestore.batch();
    for (let number = start; number < start + 300; number += 1)
      batch.set(firestore.doc(`videos/ride-${number}`), buildRide(`ride-${number}`));
    await batch.commit();
  }
  await deliver(await put(buildRide('new', { score: 91 })));
  expect(await readIds('animal_bull')).toHaveLength(601);
  expect(await readHerd()).toEqual([['Static', 601, 601, 91]]);
  expect(await verify()).toEqual([]);
});

test('edits, other tags and deletions are right in any order, and twice', async () => {
  await putAnimal(bull);
  await putAnimal(steer);
  const untagged = { contestants_id: [], contestants_names: [] };
  const onSteer = { animal_id: 'steer', animal_name: 'Biscuit' };
  const writes = [
    await put(buildRide('kept')),
    await put(buildRide('one')),
    await put(buildRide('one', { score: 90 })),
    await put(buildRide('one', onSteer)),
    await put(buildRide('one', { ...onSteer, contestants_id: ['roper'], contestants_names: ['Ty'] })),
    await put(buildRide('two', untagged)),
    await put(buildRide('two', { ...untagged, rodeo_id: '' })),
    await put(undefined, 'two'),
  ];
  for (const write of [...writes.toReversed(), ...writes, ...writes.slice(2, 5).toReversed()])
    await deliver(write);
  expect(await readIds('animal_bull')).toEqual(['kept']);
  expect(await readIds('animal_steer')).toEqual(['one']);
  expect(await readIds('rider_rider')).toEqual(['kept']);
  expect(await readIds('rider_roper')).toEqual(['one']);
  expect(await readIds(`rodeo_${rodeo_id}`)).toEqual(['kept', 'one']);
  expect(await readHerd()).toEqual([
    ['Static', 1, 1, 80],
    ['Biscuit', 1, 1, 80],
  ]);
  expect(await verify()).toEqual([]);
});

test('calls at the same time lose nothing', async () => {
  await putAnimal(bull);
  const ids = Array.from({ length: 12 }, (_, index) => `ride-${index}`);
  await Promise.all(
    ids.map(async (id) => {
      const first = await put(buildRide(id));
      const published = deliver(first);
      const second = await put(id.endsWith('1') ? undefined : buildRide(id, { score: 85 }), id);
      await Promise.all([published, deliver(second), deliver(first)]);
    }),
  );
  expect(await readIds('animal_bull')).toHaveLength(10);
  expect(await readHerd()).toEqual([['Static', 10, 10, 85]]);
  expect(await verify()).toEqual([]);
});

test('the last ride of a record takes it away, and so does the last animal of a herd', async () => {
  const added = await putAnimal(bull);
  await syncAnimal(firestore, added);
  expect(await readHerd()).toEqual([['Static', 0, 0, undefined]]);
  await deliver(await put(buildRide('one')));
  await deliver(await put(undefined, 'one'));
  await firestore.doc('animals/bull').delete();
  await syncAnimal(firestore, added);
  expect((await firestore.collection('records').get()).docs.map(({ id }) => id)).toEqual([]);
});

test('a renamed animal is renamed in its herd', async () => {
  await syncAnimal(firestore, await putAnimal(bull));
  await syncAnimal(firestore, await putAnimal({ ...bull, name: 'Quiet' }));
  expect(await readHerd()).toEqual([['Quiet', 0, 0, undefined]]);
});

test('a rebuild repairs what is wrong, and finds everything', async () => {
  await putAnimal(bull);
  for (const id of ['one', 'two']) await put(buildRide(id));
  const stale = [{ id: 'gone' }, { ...buildRide('one'), id: 'one' }];
  await firestore.doc('records/animal_bull').set(toStoredRecord(stale, 'complete'));
  await firestore.doc('records/rider_nobody').set(toStoredRecord(stale, 'complete'));
  expect(await verify()).toEqual([
    'rider_rider is missing',
    `rodeo_${rodeo_id} is missing`,
    'herd_owner is missing',
    'animal_bull differs in one, two, gone',
    'rider_nobody differs in gone, one',
  ]);
  expect(await rebuildRecords(firestore)).toBe(5);
  expect(await verify()).toEqual([]);
  expect(await readIds('rider_nobody')).toBeUndefined();
});

test('a record that was left half filled is filled by the next write', async () => {
  const first = await put(buildRide('one'));
  await put(buildRide('two'));
  await firestore.doc('records/animal_bull').set(toStoredRecord([], 'filling'));
  await deliver(first);
  expect(await readIds('animal_bull')).toEqual(['one', 'two']);
  expect((await firestore.doc('records/animal_bull').get()).get('state')).toBe('complete');
});

test('a record that does not fit into a document says so, and is left alone', async () => {
  const write = await put(buildRide('one'));
  await firestore.doc('records/animal_bull').set(toStoredRecord([], 'full'));
  await deliver(write);
  expect((await firestore.doc('records/animal_bull').get()).get('state')).toBe('full');
  await fillRecord(firestore, { kind: 'of-animal', animalId: 'bull' });
  expect(await readIds('animal_bull')).toEqual(['one']);
});

test('the local backend follows what is written', async () => {
  await putAnimal(bull);
  await put(buildRide('one'));
  const controller = new AbortController();
  const watching = watchRecords(firestore, controller.signal);
  await vi.waitFor(async () => expect(await readIds('animal_bull')).toEqual(['one']), { timeout: 10_000 });
  await put(buildRide('two'));
  await put(undefined, 'one');
  await vi.waitFor(async () => expect(await readIds('animal_bull')).toEqual(['two']), { timeout: 10_000 });
  controller.abort();
  await watching;
});
