import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  get,
  increment,
  ref,
  remove,
  runTransaction,
  set,
  setPriority,
  update,
  type Database,
} from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  expectAllowed,
  openRulesDisabledContext,
  expectDenied,
  type RulesDisabledContext,
  readRules,
  testProjectId,
  getTokenClaims,
} from './firestore-fixture.ts';

let environment: RulesTestEnvironment;
let withoutRules: RulesDisabledContext;
let key: string;
beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: testProjectId,
    database: { rules: readRules('database.rules.json') },
  });
  withoutRules = await openRulesDisabledContext(environment);
});
beforeEach(() => {
  key = `videoViews/${crypto.randomUUID()}`;
});
afterAll(async () => {
  withoutRules.close();
  await environment.cleanup();
});

// Functions of the modular SDK accept compat instances.
const getAnonymousDatabase = () => environment.unauthenticatedContext().database() as unknown as Database;
const getDatabaseAs = (caller: string) =>
  environment.authenticatedContext(caller, getTokenClaims(caller)).database() as unknown as Database;
const getAdminDatabase = () => getDatabaseAs('admin');

const storeValue = (path: string, value: unknown) => set(ref(withoutRules.database, path), value);

describe('[PLY-04] view counter', () => {
  test('increases by one without an account, once it exists', async () => {
    await storeValue(key, 0);
    const counter = ref(getAnonymousDatabase(), key);
    await expectAllowed(set(counter, increment(1)));
    await expectAllowed(set(counter, increment(1)));
    await expectAllowed(runTransaction(counter, (views: number | null) => (views ?? 0) + 1));
    await expectAllowed(set(counter, 4));
    expect((await get(counter)).val()).toBe(4);
  });

  test('allows ids in upper case, as the mobile app writes them', async () => {
    const upperCaseKey = key.toUpperCase().replace('VIDEOVIEWS', 'videoViews');
    await expectAllowed(set(ref(getDatabaseAs('rider'), upperCaseKey), 0));
    await expectAllowed(set(ref(getAnonymousDatabase(), upperCaseKey), 1));
  });

  test('is created as 0 by verified users only', async () => {
    for (const value of [0, 1]) {
      await expectDenied(set(ref(getAnonymousDatabase(), key), value));
      await expectDenied(set(ref(getDatabaseAs('unverifiedDelegate'), key), value));
    }
    await expectDenied(update(ref(getAnonymousDatabase(), 'videoViews'), { [key.split('/')[1] ?? '']: 1 }));
    await expectAllowed(set(ref(getDatabaseAs('rider'), key), 0));
    await expectDenied(set(ref(getDatabaseAs('rider'), key), 0));
    await expectAllowed(set(ref(getAnonymousDatabase(), key), increment(1)));
  });

  test('has no priority, which every reader would download', async () => {
    const hidden = (value: number) => ({ '.value': value, '.priority': 'x'.repeat(1000) });
    await expectDenied(set(ref(getDatabaseAs('rider'), key), hidden(0)));
    await storeValue(key, 7);
    await expectDenied(set(ref(getAnonymousDatabase(), key), hidden(8)));
    await expectDenied(setPriority(ref(getAnonymousDatabase(), key), 'x'));
    await expectAllowed(set(ref(getAnonymousDatabase(), key), 8));
  });

  test('stored as something else can only be reset', async () => {
    await storeValue(key, '1');
    for (const value of [1, 2, '2', '11', null]) {
      await expectDenied(set(ref(getDatabaseAs('rider'), key), value));
    }
    await expectAllowed(set(ref(getAnonymousDatabase(), key), 0));
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
    await expectDenied(set(ref(getDatabaseAs('rider'), key), value));
  });

  test.each([
    ['two more', 9],
    ['the same', 7],
    ['one less', 6],
    ['text', '8'],
    ['an object', { views: 8 }],
    ['nothing', null],
  ])('denies changing 7 to %s', async (_case, value) => {
    await storeValue(key, 7);
    await expectDenied(set(ref(getAnonymousDatabase(), key), value));
    await expectDenied(set(ref(getAdminDatabase(), key), value));
  });

  test('denies removing counters and writing other paths with them', async () => {
    await storeValue(key, 7);
    await expectDenied(remove(ref(getAnonymousDatabase(), key)));
    await expectDenied(remove(ref(getAnonymousDatabase(), 'videoViews')));
    await expectDenied(update(ref(getAnonymousDatabase()), { [key]: 8, release: 'x' }));
    await expectAllowed(update(ref(getAnonymousDatabase()), { [key]: 8 }));
  });

  test.each(['ride', '1b671a64-40d5-491e-99b0-da01ff1f334', '1b671a64-40d5-491e-99b0-da01ff1f3341x'])(
    'denies a key that is not a video id: %s',
    async (id) => {
      await expectDenied(set(ref(getDatabaseAs('rider'), `videoViews/${id}`), 0));
    },
  );

  test('denies children of a counter', async () => {
    await expectDenied(set(ref(getAnonymousDatabase(), `${key}/more`), 1));
  });
});

describe('public values', () => {
  test('allow reading a single counter, not the list', async () => {
    await expectAllowed(get(ref(getAnonymousDatabase(), key)));
    await expectDenied(get(ref(getAnonymousDatabase(), 'videoViews')));
  });

  test('allow reading the release, not writing it', async () => {
    await storeValue('release', '2026.7');
    await expectAllowed(get(ref(getAnonymousDatabase(), 'release')));
    await expectDenied(set(ref(getAnonymousDatabase(), 'release'), '6'));
    await expectDenied(set(ref(getAdminDatabase(), 'release'), '6'));
  });

  test('deny all other paths', async () => {
    await expectDenied(get(ref(getAnonymousDatabase())));
    await expectDenied(get(ref(getAdminDatabase(), 'anything')));
    await expectDenied(set(ref(getAdminDatabase(), 'anything'), 1));
  });
});
