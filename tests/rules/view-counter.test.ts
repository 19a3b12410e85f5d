import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { get, increment, ref, remove, runTransaction, set, update, type Database } from 'firebase/database';
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

// The compat instance carries the modular one.
const getAnonymousDatabase = () => environment.unauthenticatedContext().database() as unknown as Database;
const getAdminDatabase = () =>
  environment.authenticatedContext('admin', getTokenClaims('admin')).database() as unknown as Database;

const storeValue = (path: string, value: unknown) => set(ref(withoutRules.database, path), value);

describe('[PLY-04] counting a view', () => {
  test('starts at 1 and goes up by one, without an account', async () => {
    const counter = ref(getAnonymousDatabase(), key);
    await expectAllowed(set(counter, increment(1)));
    await expectAllowed(set(counter, increment(1)));
    await expectAllowed(runTransaction(counter, (views: number | null) => (views ?? 0) + 1));
    await expectAllowed(set(counter, 4));
    expect((await get(counter)).val()).toBe(4);
  });

  test("the mobile app's ids are written in upper case", async () => {
    await expectAllowed(
      set(ref(getAnonymousDatabase(), key.toUpperCase().replace('VIDEOVIEWS', 'videoViews')), 1),
    );
  });

  test.each([
    ['two at once', 2],
    ['none', 0],
    ['less than none', -1],
    ['a fraction', 1.5],
    ['words', '1'],
    ['a yes', true],
    ['an object', { views: 1 }],
  ])('a first view is not %s', async (_what, value) => {
    await expectDenied(set(ref(getAnonymousDatabase(), key), value));
  });

  test.each([
    ['two more', 9],
    ['the same', 7],
    ['one less', 6],
    ['words', '8'],
    ['an object', { views: 8 }],
    ['nothing', null],
  ])('a counter at 7 does not become %s', async (_what, value) => {
    await storeValue(key, 7);
    await expectDenied(set(ref(getAnonymousDatabase(), key), value));
    await expectDenied(set(ref(getAdminDatabase(), key), value));
  });

  test('a counter is not removed, nor all of them at once', async () => {
    await storeValue(key, 7);
    await expectDenied(remove(ref(getAnonymousDatabase(), key)));
    await expectDenied(remove(ref(getAnonymousDatabase(), 'videoViews')));
    await expectDenied(update(ref(getAnonymousDatabase()), { [key]: 8, release: 'x' }));
    await expectAllowed(update(ref(getAnonymousDatabase()), { [key]: 8 }));
  });

  test.each(['ride', '1b671a64-40d5-491e-99b0-da01ff1f334', '1b671a64-40d5-491e-99b0-da01ff1f3341x'])(
    'a counter needs the id of a video: %s',
    async (id) => {
      await expectDenied(set(ref(getAnonymousDatabase(), `videoViews/${id}`), 1));
    },
  );

  test('nothing lies below a counter', async () => {
    await expectDenied(set(ref(getAnonymousDatabase(), `${key}/more`), 1));
  });
});

describe('what is read', () => {
  test('one counter by its name, and never all of them', async () => {
    await expectAllowed(get(ref(getAnonymousDatabase(), key)));
    await expectDenied(get(ref(getAnonymousDatabase(), 'videoViews')));
  });

  test('everybody reads the release, nobody writes it', async () => {
    await storeValue('release', '2026.7');
    await expectAllowed(get(ref(getAnonymousDatabase(), 'release')));
    await expectDenied(set(ref(getAnonymousDatabase(), 'release'), '6'));
    await expectDenied(set(ref(getAdminDatabase(), 'release'), '6'));
  });

  test('nothing else', async () => {
    await expectDenied(get(ref(getAnonymousDatabase())));
    await expectDenied(get(ref(getAdminDatabase(), 'anything')));
    await expectDenied(set(ref(getAdminDatabase(), 'anything'), 1));
  });
});
