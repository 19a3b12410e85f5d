import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startFirestore } from 'firebase-engines/firestore/server.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { getEntries, readRecord } from '../stored-record.ts';
import { fillRecord, syncRide } from '../sync-records.ts';

/* npm run soak records: the record of an animal with 30,000 rides. */

const rideCount = 30_000;
const owner = buildContractor({ id: 'owner' });
const bull = buildBull(owner, { id: 'bull' });
const rider = buildContestant({ id: 'rider' });

/** As large as those of real rides: with an address and a time of their own. */
function buildRide(number: number) {
  const ride = buildVideo(owner, { id: crypto.randomUUID(), animal: bull, contestants: [rider], score: 80 });
  const thumbnail_url = `https://files.example/videos/${ride.id}.png?alt=media&token=${crypto.randomUUID()}`;
  return { ...ride, thumbnail_url, created: new Date(1_700_000_000_000 + number * 2_345_678) };
}

async function storeRides(firestore: Firestore): Promise<string[]> {
  const writer = firestore.bulkWriter({ throttling: false });
  const rides = Array.from({ length: rideCount }, (_, number) => buildRide(number));
  for (const ride of rides) void writer.set(firestore.doc(`videos/${ride.id}`), ride);
  await writer.close();
  return rides.map(({ id }) => id);
}

test('a record of 30,000 rides is filled in pages, and follows writes in any order and twice', async () => {
  const engine = await startFirestore({ host: '127.0.0.1', port: 0, projectId: 'demo-records' });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${engine.port}`);
  const app = initializeApp({ projectId: 'demo-records' }, 'large-record');
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await deleteApp(app);
    await engine.close();
  });
  const firestore = getFirestore(app);
  const ids = await storeRides(firestore);
  const record = firestore.doc('records/animal_bull');
  const readIds = async () => getEntries(await readRecord(firestore, record)).map(({ id }) => id);

  const startedAt = performance.now();
  await fillRecord(firestore, { kind: 'of-animal', animalId: 'bull' });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const { names } = await readRecord(firestore, record);
  console.log(`${rideCount} rides: filled in ${seconds} s, ${names.length} parts`);
  expect((await readIds()).toSorted()).toEqual(ids.toSorted());

  const onlyOfAnimal = {
    ...buildRide(0),
    contestants_id: [],
    contestants_names: [],
    rodeo_id: '',
    event_date: 0,
  };
  const added = { ...onlyOfAnimal, id: 'added' };
  const changes = [
    { id: 'added', versions: [added] },
    ...ids.slice(0, 3).map((id) => ({ id, versions: [onlyOfAnimal] })),
  ];
  await firestore.doc('videos/added').set(added);
  for (const { id } of changes.slice(1)) await firestore.doc(`videos/${id}`).delete();
  for (const change of [...changes.toReversed(), ...changes]) await syncRide(firestore, change);
  expect((await readIds()).toSorted()).toEqual([...ids.slice(3), 'added'].toSorted());
});
