import {
  get,
  increment,
  remove,
  runTransaction,
  set,
  setPriority,
  update,
  serverTimestamp,
} from 'firebase/database';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAllowed, expectDenied } from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';
import { createDatabaseFixture } from './matrix/value-attempts.ts';

const fixture = useFixture(createDatabaseFixture);
let key: string;
beforeEach(() => {
  key = `videoViews/${crypto.randomUUID()}`;
});

describe('[PLY-04] view counter', () => {
  test('increases by one without an account, once it exists', async () => {
    await fixture.store(key, 0);
    const counter = fixture.refAs('anonymous', key);
    await expectAllowed(set(counter, increment(1)));
    await expectAllowed(set(counter, increment(1)));
    await expectAllowed(runTransaction(counter, (views: number | null) => (views ?? 0) + 1));
    await expectAllowed(set(counter, 4));
    expect((await get(counter)).val()).toBe(4);
  });

  test('allows ids in upper case, as the mobile app writes them', async () => {
    const upperCaseKey = key.toUpperCase().replace('VIDEOVIEWS', 'videoViews');
    await expectAllowed(set(fixture.refAs('rider', upperCaseKey), 0));
    await expectAllowed(set(fixture.refAs('anonymous', upperCaseKey), 1));
  });

  test('is created as 0 by verified users only', async () => {
    for (const value of [0, 1]) {
      await expectDenied(set(fixture.refAs('anonymous', key), value));
      await expectDenied(set(fixture.refAs('unverifiedDelegate', key), value));
    }
    await expectDenied(update(fixture.refAs('anonymous', 'videoViews'), { [key.split('/')[1] ?? '']: 1 }));
    await expectAllowed(set(fixture.refAs('rider', key), 0));
    await expectDenied(set(fixture.refAs('rider', key), 0));
    await expectAllowed(set(fixture.refAs('anonymous', key), increment(1)));
  });

  test('has no priority, which every reader would download', async () => {
    const hidden = (value: number) => ({ '.value': value, '.priority': 'x'.repeat(1000) });
    await expectDenied(set(fixture.refAs('rider', key), hidden(0)));
    await fixture.store(key, 7);
    await expectDenied(set(fixture.refAs('anonymous', key), hidden(8)));
    await expectDenied(setPriority(fixture.refAs('anonymous', key), 'x'));
    await expectAllowed(set(fixture.refAs('anonymous', key), 8));
  });

  test('stored as something else can only be reset', async () => {
    await fixture.store(key, '1');
    for (const value of [1, 2, '2', '11', null]) {
      await expectDenied(set(fixture.refAs('rider', key), value));
    }
    await expectAllowed(set(fixture.refAs('anonymous', key), 0));
  });

  test.each([
    ['two', 2],
    ['one', 1],
    ['a negative number', -1],
    ['a fraction', 1.5],
    ['text', '1'],
    ['a boolean', true],
    ['an object', { views: 1 }],
  ])('denies %s as the first value', async (_case, value) => {
    await expectDenied(set(fixture.refAs('rider', key), value));
  });

  test.each([
    ['two more', 9],
    ['the same', 7],
    ['one less', 6],
    ['text', '8'],
    ['an object', { views: 8 }],
    ['nothing', null],
  ])('denies changing 7 to %s', async (_case, value) => {
    await fixture.store(key, 7);
    await expectDenied(set(fixture.refAs('anonymous', key), value));
    await expectDenied(set(fixture.refAs('admin', key), value));
  });

  test('denies removing counters and writing other paths with them', async () => {
    await fixture.store(key, 7);
    await expectDenied(remove(fixture.refAs('anonymous', key)));
    await expectDenied(remove(fixture.refAs('anonymous', 'videoViews')));
    await expectDenied(update(fixture.refAs('anonymous'), { [key]: 8, release: 'x' }));
    await expectAllowed(update(fixture.refAs('anonymous'), { [key]: 8 }));
  });

  test.each(['ride', '1b671a64-40d5-491e-99b0-da01ff1f334', '1b671a64-40d5-491e-99b0-da01ff1f3341x'])(
    'denies a key that is not a video id: %s',
    async (id) => {
      await expectDenied(set(fixture.refAs('rider', `videoViews/${id}`), 0));
    },
  );

  test('denies children of a counter', async () => {
    await expectDenied(set(fixture.refAs('anonymous', `${key}/more`), 1));
  });
});

describe('public values', () => {
  test('allow reading a single counter, not the list', async () => {
    await expectAllowed(get(fixture.refAs('anonymous', key)));
    await expectDenied(get(fixture.refAs('anonymous', 'videoViews')));
  });

  test('allow reading the release, not writing it', async () => {
    await fixture.store('release', '2026.7');
    await expectAllowed(get(fixture.refAs('anonymous', 'release')));
    await expectDenied(set(fixture.refAs('anonymous', 'release'), '6'));
    await expectDenied(set(fixture.refAs('admin', 'release'), '6'));
  });

  test('deny all other paths', async () => {
    await expectDenied(get(fixture.refAs('anonymous')));
    await expectDenied(get(fixture.refAs('admin', 'anything')));
    await expectDenied(set(fixture.refAs('admin', 'anything'), 1));
  });
});

describe('[AUTH-10] time of the last sign-out everywhere', () => {
  beforeEach(() => fixture.store('signOuts', null));
  const getSignOutRef = (userId: string) => fixture.refAs('rider', `signOuts/${userId}`);

  test('is the server time and can be updated', async () => {
    const before = Date.now();
    await expectAllowed(set(getSignOutRef('rider'), serverTimestamp()));
    const first: unknown = (await get(getSignOutRef('rider'))).val();
    expect(first).toBeGreaterThan(before - 60_000);
    expect(first).toBeLessThan(Date.now() + 60_000);
    await expectAllowed(set(getSignOutRef('rider'), serverTimestamp()));
  });

  test.each([
    ['a later time', Date.now() + 86_400_000],
    ['an earlier time', 1],
    ['text', 'now'],
    ['a boolean', true],
    ['an object', { at: Date.now() }],
    ['nothing', null],
  ])('cannot be %s', async (_case, value) => {
    await fixture.store('signOuts/rider', 7);
    await expectDenied(set(getSignOutRef('rider'), value));
  });

  test('has no priority', async () => {
    const hidden = { '.value': serverTimestamp(), '.priority': 'x'.repeat(1000) };
    await expectDenied(set(getSignOutRef('rider'), hidden));
  });

  test('is a single value, written on its own', async () => {
    await expectDenied(set(getSignOutRef('rider/more'), serverTimestamp()));
    await expectDenied(update(fixture.refAs('rider'), { 'signOuts/rider': serverTimestamp(), release: 'x' }));
    await expectDenied(set(fixture.refAs('rider', 'signOuts'), { rider: serverTimestamp() }));
  });
});
