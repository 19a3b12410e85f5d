import { expect, test, vi } from 'vitest';
import { bull, buildRide, createRecordsFixture, rodeo_id, steer } from '#tests/support/records-fixture.ts';
import { completeRecord } from '#src/domain/ride-record.ts';
import { rebuildRecords } from './rebuild-records.ts';
import { toParts, type RecordEntry } from './stored-record.ts';
import { fillRecord, syncAnimal } from './sync-records.ts';
import { watchRecords } from './watch-records.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const fixture = createRecordsFixture();
const { put, putAnimal, deliver, readIds, readHerd, verify } = fixture;

/** Stores a record as the service may have left it. */
async function putRecord(id: string, state: string, stored: readonly RecordEntry[]): Promise<void> {
  const [[, entries]] = toParts('', stored) as [[string, Buffer]];
  await fixture.firestore.doc(`records/${id}`).set({ state, entries });
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
    const batch = fixture.firestore.batch();
    for (let number = start; number < start + 300; number += 1)
      batch.set(fixture.firestore.doc(`videos/ride-${number}`), buildRide(`ride-${number}`));
    await batch.commit();
  }
  await deliver(await put(buildRide('new', { score: 91 })));
  expect(await readIds('animal_bull')).toHaveLength(601);
  expect(await readHerd()).toEqual([['Static', 601, 601, 91]]);
  expect(await verify()).toEqual([]);
});

test('a season has the rides of one event and year, also of those that share a day or were there before', async () => {
  const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;
  const batch = fixture.firestore.batch();
  const days = ['2025-12-31', '2026-01-01', '2026-07-04', '2026-07-04', '2026-12-31', '2027-01-01'];
  for (let number = 100; number < 340; number += 1)
    batch.set(
      fixture.firestore.doc(`videos/ride-${number}`),
      buildRide(`ride-${number}`, { event_date: day(days[number % days.length] ?? '') }),
    );
  batch.set(
    fixture.firestore.doc('videos/other'),
    buildRide('other', { event_type: 2, event_date: day('2026-07-04') }),
  );
  await batch.commit();
  await deliver(await put(buildRide('new', { event_date: day('2026-03-01') })));
  const expected = Array.from({ length: 240 }, (_, index) => index + 100)
    .filter((number) => days[number % days.length]?.startsWith('2026'))
    .map((number) => `ride-${number}`);
  expect(await readIds('season_2026_1')).toEqual(['new', ...expected]);
  await deliver(await put(buildRide('new', { event_date: day('2025-03-01') })));
  expect(await readIds('season_2026_1')).toEqual(expected);
  expect(await readIds('season_2025_1')).toHaveLength(41);
  await rebuildRecords(fixture.firestore);
  expect(await readIds('season_2026_2')).toEqual(['other']);
  expect(await verify()).toEqual([]);
});

test('[REC-03] edits, other tags and deletions are right in any order, and twice', async () => {
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
  await syncAnimal(fixture.firestore, added);
  expect(await readHerd()).toEqual([['Static', 0, 0, undefined]]);
  await deliver(await put(buildRide('one')));
  await deliver(await put(undefined, 'one'));
  await fixture.firestore.doc('animals/bull').delete();
  await syncAnimal(fixture.firestore, added);
  expect((await fixture.firestore.collection('records').get()).docs.map(({ id }) => id)).toEqual([]);
});

test('a renamed animal is renamed in its herd', async () => {
  await syncAnimal(fixture.firestore, await putAnimal(bull));
  await syncAnimal(fixture.firestore, await putAnimal({ ...bull, name: 'Quiet' }));
  expect(await readHerd()).toEqual([['Quiet', 0, 0, undefined]]);
});

test('a rebuild repairs what is wrong, and finds everything', async () => {
  await putAnimal(bull);
  for (const id of ['one', 'two']) await put(buildRide(id));
  const stale = [{ id: 'gone' }, { ...buildRide('one'), id: 'one' }];
  await putRecord('animal_bull', completeRecord, stale);
  await putRecord('rider_nobody', completeRecord, stale);
  expect(await verify()).toEqual([
    'rider_rider is missing',
    `rodeo_${rodeo_id} is missing`,
    'season_2026_1 is missing',
    'herd_owner is missing',
    'animal_bull differs in one, two, gone',
    'rider_nobody differs in gone, one',
  ]);
  expect(await rebuildRecords(fixture.firestore)).toBe(6);
  expect(await verify()).toEqual([]);
  expect(await readIds('rider_nobody')).toBeUndefined();
});

test('a record of an earlier version counts as none, until the next write or a rebuild fills it', async () => {
  const first = await put(buildRide('one'));
  await put(buildRide('two'));
  await putRecord('animal_bull', 'complete', [{ ...buildRide('one'), id: 'one' }]);
  await putRecord('rider_rider', 'complete', [{ ...buildRide('one'), id: 'one' }]);
  expect(await verify()).toContain('animal_bull is of an earlier version');
  await deliver(first);
  expect(await readIds('animal_bull')).toEqual(['one', 'two']);
  await rebuildRecords(fixture.firestore);
  expect(await readIds('rider_rider')).toEqual(['one', 'two']);
  expect(await verify()).toEqual([]);
});

test('[FIG-07] a ride that stores no rodeo is in that of its name, place and year', async () => {
  const named = { title: 'Dodge City Days', location: 'Dodge City, Kansas, USA' };
  await deliver(await put(buildRide('one', { rodeo_id: '', ...named })));
  expect(await readIds(`rodeo_${rodeo_id}`)).toEqual(['one']);
  await deliver(await put(buildRide('stored')));
  expect(await readIds(`rodeo_${rodeo_id}`)).toEqual(['one', 'stored']);
  expect(await verify()).not.toContain(`rodeo_${rodeo_id} lacks one`);
  await fixture.firestore.recursiveDelete(fixture.firestore.collection('records'));
  await put(buildRide('other', { rodeo_id: '', ...named, title: 'Other Rodeo' }));
  await rebuildRecords(fixture.firestore);
  expect(await readIds(`rodeo_${rodeo_id}`)).toEqual(['one', 'stored']);
  expect(await readIds('rodeo_other-rodeo_dodge-city-ks_2026')).toEqual(['other']);
  expect(await verify()).toEqual([]);
});

test('a record that was left half filled is filled by the next write', async () => {
  const first = await put(buildRide('one'));
  await put(buildRide('two'));
  await putRecord('animal_bull', 'filling', []);
  await deliver(first);
  expect(await readIds('animal_bull')).toEqual(['one', 'two']);
  expect((await fixture.firestore.doc('records/animal_bull').get()).get('state')).toBe(completeRecord);
});

/** Lets something happen before a transaction begins, as if its call waited there. */
function delayTransaction(happen: () => Promise<void>): void {
  const run = fixture.firestore.runTransaction.bind(fixture.firestore);
  vi.spyOn(fixture.firestore, 'runTransaction').mockImplementationOnce(async (transaction) => {
    await happen();
    return run(transaction);
  });
}

test('a call that comes to write late does not write what it knew before', async () => {
  await deliver(await put(buildRide('one')));
  await deliver(await put(buildRide('two')));
  const early = await put(buildRide('one', { score: 81 }));
  delayTransaction(async () => deliver(await put(buildRide('one', { score: 90 }))));
  await deliver(early);
  delayTransaction(async () => deliver(await put(undefined, 'two')));
  await fillRecord(fixture.firestore, { kind: 'of-animal', animalId: 'bull' });
  expect(await readIds('animal_bull')).toEqual(['one']);
  expect(await verify()).toEqual([]);
});

test('the local backend follows what is written', async () => {
  await putAnimal(bull);
  await put(buildRide('one'));
  const controller = new AbortController();
  const watching = watchRecords(fixture.firestore, controller.signal);
  await vi.waitFor(async () => expect(await readIds('animal_bull')).toEqual(['one']), { timeout: 10_000 });
  await put(buildRide('two'));
  await put(undefined, 'one');
  await vi.waitFor(async () => expect(await readIds('animal_bull')).toEqual(['two']), { timeout: 10_000 });
  controller.abort();
  await watching;
});
