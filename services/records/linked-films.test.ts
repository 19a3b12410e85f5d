import { expect, test, vi } from 'vitest';
import { bull, buildRide, createRecordsFixture, rodeo_id, steer } from '#tests/support/records-fixture.ts';
import { rebuildRecords } from './rebuild-records.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 30_000 });

const fixture = createRecordsFixture();
const { put, putAnimal, putLink, deliver, readCounted, readHerd, readIds, verify } = fixture;

const at = (minute: number) => ({ created: new Date(Date.UTC(2026, 6, 26, 3, minute)) });
const [first, second, third] = [
  buildRide('reel-7', at(1)),
  buildRide('alpha', at(2)),
  buildRide('mid', at(3)),
];
const records = ['animal_bull', 'rider_rider', `rodeo_${rodeo_id}`, 'season_2026_1'];

async function expectCounted(ids: readonly string[]): Promise<void> {
  for (const id of records) expect([id, await readCounted(id)]).toEqual([id, ids]);
  expect((await readHerd())[0]?.[1]).toBe(ids.length);
  expect(await verify()).toEqual([]);
}

test('[LINK-02] films of one ride count once in every record, as the first of them says, until that is gone', async () => {
  await putAnimal(bull);
  for (const ride of [first, { ...second, score: 91 }, { ...third, score: 92 }])
    await deliver(await put(ride));
  await expectCounted(['alpha', 'mid', 'reel-7']);
  await deliver(await putLink('alpha', 'reel-7'));
  await deliver(await putLink('mid', 'alpha'));
  await expectCounted(['reel-7']);
  expect(await readHerd()).toEqual([['Static', 1, 1, 80]]);
  // All films stay in the record: a page shows the others too.
  expect(await readIds('animal_bull')).toEqual(['alpha', 'mid', 'reel-7']);
  await deliver(await put(undefined, 'reel-7'));
  await expectCounted(['alpha']);
  expect(await readHerd()).toEqual([['Static', 1, 1, 91]]);
  await deliver(await putLink('mid', undefined));
  await expectCounted(['alpha', 'mid']);
});

test('[LINK-02] late, doubled and disordered deliveries of films and links end with what is stored', async () => {
  await putAnimal(bull);
  await putAnimal(steer);
  const otherDay = { event_date: Number(first.event_date) + 86_400 };
  const onSteer = { animal_id: 'steer', animal_name: 'Biscuit' };
  const writes = [
    await put(first),
    await put(second),
    await putLink('alpha', 'reel-7', 'proposed'),
    await put(third),
    await putLink('alpha', 'reel-7'),
    await put({ ...first, ...otherDay }),
    await putLink('mid', 'alpha'),
    await put({ ...second, ...onSteer }),
    await put({ ...first, score: 85 }),
    await put(second),
    await putLink('mid', undefined),
    await putLink('mid', 'reel-7'),
  ];
  for (const write of [...writes.toReversed(), ...writes, ...writes.slice(3, 9).toReversed()])
    await deliver(write);
  await expectCounted(['reel-7']);
  expect(await readHerd()).toEqual([
    ['Static', 1, 1, 85],
    ['Biscuit', 0, 0, undefined],
  ]);
});

test.each([
  ['that is only proposed', {}, 'proposed'],
  ['that was refused', {}, 'refused'],
  ['in a state that nobody knows', {}, 'forged'],
  ['to a film of another day', { event_date: Number(first.event_date) + 86_400 }, 'accepted'],
  ['to a film of another event', { event_type: 2 }, 'accepted'],
  ['to a film of another animal', { animal_id: 'steer' }, 'accepted'],
  ['to a film of another rider', { contestants_id: ['roper'], contestants_names: ['Ty'] }, 'accepted'],
  ['to the ride before a re-ride', { score: null, result: 're-ride' }, 'accepted'],
  ['to a film that is gone', undefined, 'accepted'],
] as const)('[LINK-02] a link %s hides nothing', async (_case, changes, state) => {
  await putAnimal(bull);
  if (changes) await deliver(await put({ ...first, ...changes } as typeof first));
  await deliver(await put(second));
  await deliver(await putLink('alpha', 'reel-7', state as 'accepted'));
  expect(await readCounted('rider_rider')).toContain('alpha');
  expect(await readCounted('animal_bull')).toContain('alpha');
  expect(await verify()).toEqual([]);
});

test('[LINK-02] where the first film does not name a rider, the next one counts for them, once', async () => {
  await putAnimal(bull);
  const untagged = { contestants_id: [], contestants_names: [] };
  for (const ride of [{ ...first, ...untagged }, second, third]) await deliver(await put(ride));
  await deliver(await putLink('mid', 'reel-7'));
  await deliver(await putLink('alpha', 'reel-7'));
  expect(await readCounted('rider_rider')).toEqual(['alpha']);
  expect(await readCounted('animal_bull')).toEqual(['reel-7']);
});

test('[LINK-02] a rebuild finds links, and verification what they lack', async () => {
  await putAnimal(bull);
  for (const ride of [first, second]) await deliver(await put(ride));
  await putLink('alpha', 'reel-7');
  expect(await verify()).toContain('animal_bull differs in alpha');
  await rebuildRecords(fixture.firestore);
  await expectCounted(['reel-7']);
});
