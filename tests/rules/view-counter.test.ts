import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { get, increment, ref, remove, runTransaction, set, update, type Database } from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allowed, openPastRules, refused, type PastRules, rulesText, testProject, tokenOf } from './stage.ts';

let environment: RulesTestEnvironment;
let past: PastRules;
let key: string;
beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: testProject,
    database: { rules: rulesText('database.rules.json') },
  });
  past = await openPastRules(environment);
});
beforeEach(() => {
  key = `videoViews/${crypto.randomUUID()}`;
});
afterAll(async () => {
  past.close();
  await environment.cleanup();
});

// The compat instance carries the modular one.
const nobody = () => environment.unauthenticatedContext().database() as unknown as Database;
const admin = () =>
  environment.authenticatedContext('admin', tokenOf('admin')).database() as unknown as Database;

const store = (path: string, value: unknown) => set(ref(past.database, path), value);

describe('[PLY-04] counting a view', () => {
  test('starts at 1 and goes up by one, without an account', async () => {
    const counter = ref(nobody(), key);
    await allowed(set(counter, increment(1)));
    await allowed(set(counter, increment(1)));
    await allowed(runTransaction(counter, (views: number | null) => (views ?? 0) + 1));
    await allowed(set(counter, 4));
    expect((await get(counter)).val()).toBe(4);
  });

  test("the mobile app's ids are written in upper case", async () => {
    await allowed(set(ref(nobody(), key.toUpperCase().replace('VIDEOVIEWS', 'videoViews')), 1));
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
    await refused(set(ref(nobody(), key), value));
  });

  test.each([
    ['two more', 9],
    ['the same', 7],
    ['one less', 6],
    ['words', '8'],
    ['an object', { views: 8 }],
    ['nothing', null],
  ])('a counter at 7 does not become %s', async (_what, value) => {
    await store(key, 7);
    await refused(set(ref(nobody(), key), value));
    await refused(set(ref(admin(), key), value));
  });

  test('a counter is not removed, nor all of them at once', async () => {
    await store(key, 7);
    await refused(remove(ref(nobody(), key)));
    await refused(remove(ref(nobody(), 'videoViews')));
    await refused(update(ref(nobody()), { [key]: 8, release: 'x' }));
    await allowed(update(ref(nobody()), { [key]: 8 }));
  });

  test.each(['ride', '1b671a64-40d5-491e-99b0-da01ff1f334', '1b671a64-40d5-491e-99b0-da01ff1f3341x'])(
    'a counter needs the id of a video: %s',
    async (id) => {
      await refused(set(ref(nobody(), `videoViews/${id}`), 1));
    },
  );

  test('nothing lies below a counter', async () => {
    await refused(set(ref(nobody(), `${key}/more`), 1));
  });
});

describe('what is read', () => {
  test('one counter by its name, and never all of them', async () => {
    await allowed(get(ref(nobody(), key)));
    await refused(get(ref(nobody(), 'videoViews')));
  });

  test('everybody reads the release, nobody writes it', async () => {
    await store('release', '2026.7');
    await allowed(get(ref(nobody(), 'release')));
    await refused(set(ref(nobody(), 'release'), '6'));
    await refused(set(ref(admin(), 'release'), '6'));
  });

  test('nothing else', async () => {
    await refused(get(ref(nobody())));
    await refused(get(ref(admin(), 'anything')));
    await refused(set(ref(admin(), 'anything'), 1));
  });
});
