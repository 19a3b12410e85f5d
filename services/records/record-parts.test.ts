import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { StoredVideo } from '#tests/support/factories/build-video.ts';
import { buildRide, bull, createRecordsFixture } from '#tests/support/records-fixture.ts';
import { rebuildRecords } from './rebuild-records.ts';
import { fillRecord } from './sync-records.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const fixture = createRecordsFixture();
const { put, putAnimal, deliver, readIds, readHerd, verify } = fixture;

/** Entries of about 12 KB each however they are compressed, in one record: 85 are more than a document holds. */
const buildLargeRide = (id: string, fields: Partial<StoredVideo> = {}) =>
  buildRide(id, {
    ...{ title: randomBytes(12_000).toString('base64'), event_date: null, rodeo_id: '' },
    ...{ contestants_id: [], contestants_names: [] },
    ...fields,
  });

async function putLargeRides(count: number): Promise<void> {
  const writer = fixture.firestore.bulkWriter();
  for (let number = 0; number < count; number += 1)
    void writer.set(fixture.firestore.doc(`videos/large-${number}`), buildLargeRide(`large-${number}`));
  await writer.close();
}

async function readPartNames(): Promise<string[]> {
  const { docs } = await fixture.firestore.collection('records/animal_bull/parts').get();
  return docs.map(({ id }) => id);
}

test('[REC-03] a record that does not fit into a document is divided, and exact as any other', async () => {
  await putAnimal(bull);
  await putLargeRides(70);
  await deliver(await put(buildLargeRide('first')));
  expect(await readPartNames()).toEqual([]);
  await putLargeRides(100);
  await rebuildRecords(fixture.firestore);
  expect(await readPartNames()).toEqual(['0', '1']);
  const writes = [
    await put(buildLargeRide('new', { score: 95 })),
    await put(undefined, 'large-7'),
    await put(buildLargeRide('large-8', { animal_id: 'steer' })),
    await put(buildLargeRide('first', { score: 96 })),
  ];
  for (const write of [...writes.toReversed(), ...writes]) await deliver(write);
  expect(await readIds('animal_bull')).toHaveLength(100);
  expect(await readHerd()).toEqual([['Static', 100, 100, 96]]);
  expect(await verify()).toEqual([]);
  await fixture.firestore.doc('records/animal_bull/parts/0').delete();
  expect(await verify()).toContain('animal_bull lacks a part');
  await deliver(await put(buildLargeRide('later')));
  await deliver(await put(buildLargeRide('another')));
  await rebuildRecords(fixture.firestore);
  expect(await verify()).toEqual([]);
  await fixture.firestore.recursiveDelete(fixture.firestore.collection('videos'));
  await rebuildRecords(fixture.firestore);
  expect(await readIds('animal_bull')).toBeUndefined();
  expect(await readPartNames()).toEqual([]);
});

test('a part that became too large is divided by the write that does it', async () => {
  await putLargeRides(78);
  await fillRecord(fixture.firestore, { kind: 'of-animal', animalId: 'bull' });
  expect(await readPartNames()).toEqual([]);
  const title = randomBytes(100_000).toString('base64');
  await deliver(await put(buildRide('long', { title })));
  expect(await readPartNames()).toEqual(['0', '1']);
  expect(await readIds('animal_bull')).toHaveLength(79);
});
