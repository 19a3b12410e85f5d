import {
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  orderByKey,
  orderByValue,
  query,
  remove,
  set,
  setPriority,
  startAt,
  update,
} from 'firebase/database';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAllowed, expectDenied } from './firestore-fixture.ts';
import { buildTip, createDatabaseFixture, storeHats } from './matrix/value-attempts.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createDatabaseFixture);
let ride: string;
/** Of two others. */
beforeEach(async () => {
  ride = await storeHats(fixture);
});

const write = (changes: object, caller: 'rider' | 'fan' | 'anonymous' = 'rider') =>
  update(fixture.refAs(caller), changes);
const readCount = async (id = ride): Promise<unknown> =>
  (await get(fixture.refAs('anonymous', `hats/${id}`))).val();

describe('a tip of the hat', () => {
  test('[HAT-01] counts once for each member, and can be taken back and given again', async () => {
    await expectAllowed(write(buildTip('rider', ride, 1)));
    await expectDenied(write(buildTip('rider', ride, 1)));
    await expectAllowed(write(buildTip('fan', ride, 1), 'fan'));
    expect(await readCount()).toBe(4);
    await expectAllowed(write(buildTip('rider', ride, -1)));
    await expectDenied(write(buildTip('rider', ride, -1)));
    expect(await readCount()).toBe(3);
    await expectAllowed(write(buildTip('rider', ride, 1)));
    expect(await readCount()).toBe(4);
  });

  test('is the first of a ride', async () => {
    const other = crypto.randomUUID();
    await expectAllowed(write(buildTip('rider', other, 1)));
    expect(await readCount(other)).toBe(1);
    await expectAllowed(write(buildTip('rider', other, -1)));
    expect(await readCount(other)).toBe(0);
  });

  test('many change in one write, if each count changes with its tip', async () => {
    const other = await storeHats(fixture);
    const both = { ...buildTip('rider', ride, 1), ...buildTip('rider', other, 1) };
    await expectDenied(write({ ...both, [`hats/${other}`]: 4 }));
    await expectAllowed(write(both));
    await expectAllowed(write({ ...buildTip('rider', ride, -1), ...buildTip('rider', other, -1) }));
    expect([await readCount(), await readCount(other)]).toEqual([2, 2]);
  });

  test('needs a verified email', async () => {
    const tip = buildTip('unverifiedDelegate', ride, 1);
    await expectDenied(update(fixture.refAs('unverifiedDelegate'), tip));
    await expectDenied(write(buildTip('rider', ride, 1), 'anonymous'));
  });

  test('is that of the caller', async () => {
    await expectDenied(write(buildTip('fan', ride, 1)));
    await expectDenied(write(buildTip('cody', ride, -1)));
    // A tip of one's own does not pay for the tip of somebody else.
    await expectDenied(write({ ...buildTip('rider', ride, 1), [`hatsBy/fan/${ride}`]: true }));
  });

  test('of a ride that was erased can be taken back', async () => {
    await write(buildTip('rider', ride, 1));
    await fixture.store(`hats/${ride}`, null);
    await expectAllowed(write(buildTip('rider', ride, -1)));
    expect((await get(fixture.refAs('rider', `hatsBy/rider/${ride}`))).exists()).toBe(false);
  });
});

type Reader = 'rider' | 'fan' | 'admin' | 'anonymous';

describe('the count', () => {
  test('changes by one with a tip, and not without', async () => {
    for (const value of [3, 1, 0, null, 2])
      await expectDenied(set(fixture.refAs('rider', `hats/${ride}`), value));
    for (const value of [4, 2, 1, -1, 1000, '3', null, true, { count: 3 }])
      await expectDenied(write({ ...buildTip('rider', ride, 1), [`hats/${ride}`]: value }));
    await write(buildTip('rider', ride, 1));
    for (const value of [4, 3, 1, null])
      await expectDenied(write({ ...buildTip('rider', ride, -1), [`hats/${ride}`]: value }));
  });

  test('that is no number starts again', async () => {
    await fixture.store(`hats/${ride}`, '2');
    await expectDenied(write({ ...buildTip('rider', ride, 1), [`hats/${ride}`]: '21' }));
    await expectAllowed(write({ ...buildTip('rider', ride, 1), [`hats/${ride}`]: 1 }));
  });

  test('has no priority, which every reader would download', async () => {
    const count = { '.value': 3, '.priority': 'x'.repeat(1000) };
    await expectDenied(write({ ...buildTip('rider', ride, 1), [`hats/${ride}`]: count }));
    await expectDenied(setPriority(fixture.refAs('rider', `hats/${ride}`), 'x'));
  });

  test('of a single ride is public, the list is not', async () => {
    expect(await readCount()).toBe(2);
    await expectDenied(get(fixture.refAs('admin', 'hats')));
    await expectDenied(remove(fixture.refAs('admin', 'hats')));
  });
});

describe('the tip', () => {
  test('is true, and changes with the count', async () => {
    const tip = `hatsBy/rider/${ride}`;
    await expectDenied(set(fixture.refAs('rider', tip), true));
    for (const value of [1, 'yes', false, { at: 1 }, { '.value': true, '.priority': 1 }])
      await expectDenied(write({ ...buildTip('rider', ride, 1), [tip]: value }));
    await write(buildTip('rider', ride, 1));
    await expectDenied(remove(fixture.refAs('rider', tip)));
    await expectDenied(remove(fixture.refAs('rider', 'hatsBy/rider')));
    await expectDenied(set(fixture.refAs('rider', `${tip}/more`), true));
  });

  test.each(['ride', '1b671a64-40d5-491e-99b0-da01ff1f334', '1b671a64-40d5-491e-99b0-da01ff1f3341x'])(
    'is not of what is no video id: %s',
    async (id) => {
      await expectDenied(write(buildTip('rider', id, 1)));
    },
  );

  test('allows ids in upper case, as the mobile app writes them', async () => {
    await expectAllowed(write(buildTip('rider', ride.toUpperCase(), 1)));
  });

  test('is read by its member only', async () => {
    await write(buildTip('rider', ride, 1));
    const readOne = (caller: Reader) => get(fixture.refAs(caller, `hatsBy/rider/${ride}`));
    const readPage = (caller: Reader) =>
      get(query(fixture.refAs(caller, 'hatsBy/rider'), orderByKey(), limitToFirst(100)));
    for (const read of [readOne, readPage]) {
      expect((await read('rider')).exists()).toBe(true);
      for (const caller of ['fan', 'admin', 'anonymous'] as const) await expectDenied(read(caller));
    }
    await expectDenied(get(fixture.refAs('rider', 'hatsBy')));
  });

  test('is read with at most a hundred others, however one asks', async () => {
    const all = fixture.refAs('rider', 'hatsBy/rider');
    for (const wanted of [
      ...[all, query(all, orderByKey()), query(all, limitToFirst(101)), query(all, limitToLast(1))],
      ...[query(all, orderByKey(), startAt('0')), query(all, orderByValue(), equalTo(true))],
    ])
      await expectDenied(get(wanted));
  });
});
