import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import {
  get,
  limitToFirst,
  orderByKey,
  query,
  increment,
  ref,
  remove,
  serverTimestamp,
  set,
  update,
  type Database,
} from 'firebase/database';
import type { Attempts } from '../access-matrix.ts';
import type { Person } from '../access-people.ts';
import {
  getTokenClaims,
  openRulesDisabledContext,
  readRules,
  testProjectId,
  type Caller,
} from '../firestore-fixture.ts';

/** The Realtime Database as a caller sees it. */
export interface DatabaseFixture {
  refAs(caller: Caller, path?: string): ReturnType<typeof ref>;
  /** Stores a value without the rules. */
  store(path: string, value: unknown): Promise<void>;
  dispose(): Promise<void>;
}

export async function createDatabaseFixture(): Promise<DatabaseFixture> {
  const environment = await initializeTestEnvironment({
    projectId: testProjectId,
    database: { rules: readRules('database.rules.json') },
  });
  const withoutRules = await openRulesDisabledContext(environment);
  const databases = new Map<Caller, Database>();
  const open = (caller: Caller) => {
    const context =
      caller === 'anonymous'
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(caller, getTokenClaims(caller));
    // Functions of the modular SDK accept compat instances.
    return context.database() as unknown as Database;
  };
  return {
    refAs(caller, path) {
      const database = databases.get(caller) ?? open(caller);
      databases.set(caller, database);
      return ref(database, path);
    },
    store: (path, value) => set(ref(withoutRules.database, path), value),
    async dispose() {
      withoutRules.close();
      await environment.cleanup();
    },
  };
}

export function createViewAttempts(fixture: DatabaseFixture): Attempts<'videoViews'> {
  const storeCounter = async () => {
    const path = `videoViews/${crypto.randomUUID()}`;
    await fixture.store(path, 7);
    return path;
  };
  return {
    get: async (caller) => get(fixture.refAs(caller, await storeCounter())),
    list: (caller) => get(fixture.refAs(caller, 'videoViews')),
    'create as 0': (caller) => set(fixture.refAs(caller, `videoViews/${crypto.randomUUID()}`), 0),
    'add one': async (caller) => set(fixture.refAs(caller, await storeCounter()), 8),
    'add two': async (caller) => set(fixture.refAs(caller, await storeCounter()), 9),
    delete: async (caller) => remove(fixture.refAs(caller, await storeCounter())),
  };
}

/** The tips of two members and the count of a ride. */
export async function storeHats(fixture: DatabaseFixture): Promise<string> {
  const videoId = crypto.randomUUID();
  await fixture.store(`hats/${videoId}`, 2);
  for (const id of ['cody', 'june']) await fixture.store(`hatsBy/${id}/${videoId}`, true);
  return videoId;
}

/** What a member's tip changes, or what taking it back does. @param change 1 or -1 */
export const buildTip = (userId: string, videoId: string, change: number) => ({
  [`hats/${videoId}`]: increment(change),
  [`hatsBy/${userId}/${videoId}`]: change > 0 || null,
});

export function createHatAttempts(fixture: DatabaseFixture): Attempts<'hats'> {
  const store = () => storeHats(fixture);
  return {
    get: async (caller) => get(fixture.refAs(caller, `hats/${await store()}`)),
    list: (caller) => get(fixture.refAs(caller, 'hats')),
    async 'tip and take back'(caller) {
      const videoId = await store();
      await update(fixture.refAs(caller), buildTip(caller, videoId, 1));
      await update(fixture.refAs(caller), buildTip(caller, videoId, -1));
    },
    'add one alone': async (caller) => set(fixture.refAs(caller, `hats/${await store()}`), 3),
    'add two with a tip': async (caller) => update(fixture.refAs(caller), buildTip(caller, await store(), 2)),
    delete: async (caller) => remove(fixture.refAs(caller, `hats/${await store()}`)),
  };
}

export function createTipAttempts(fixture: DatabaseFixture): Attempts<'hatsBy'> {
  return {
    'get one of their own': (caller) => get(fixture.refAs(caller, `hatsBy/${caller}/ride`)),
    "get one of the owner's": (caller) => get(fixture.refAs(caller, 'hatsBy/owner/ride')),
    'list 100 of their own': (caller) =>
      get(query(fixture.refAs(caller, `hatsBy/${caller}`), orderByKey(), limitToFirst(100))),
    'list 101 of their own': (caller) =>
      get(query(fixture.refAs(caller, `hatsBy/${caller}`), orderByKey(), limitToFirst(101))),
    'list all of their own': (caller) => get(fixture.refAs(caller, `hatsBy/${caller}`)),
    list: (caller) => get(fixture.refAs(caller, 'hatsBy')),
    'add a tip alone': async (caller) =>
      set(fixture.refAs(caller, `hatsBy/${caller}/${await storeHats(fixture)}`), true),
    'tip as the owner': async (caller) =>
      update(fixture.refAs(caller), buildTip('owner', await storeHats(fixture), 1)),
  };
}

export function createSignOutAttempts(fixture: DatabaseFixture): Attempts<'signOuts'> {
  const setNow = (caller: Person, userId: Person) =>
    set(fixture.refAs(caller, `signOuts/${userId}`), serverTimestamp());
  return {
    get: (caller) => get(fixture.refAs(caller, 'signOuts/owner')),
    'get their own': (caller) => get(fixture.refAs(caller, `signOuts/${caller}`)),
    list: (caller) => get(fixture.refAs(caller, 'signOuts')),
    'set to now': (caller) => setNow(caller, 'owner'),
    'set their own to now': (caller) => setNow(caller, caller),
    async delete(caller) {
      await fixture.store(`signOuts/${caller}`, 7);
      await remove(fixture.refAs(caller, `signOuts/${caller}`));
    },
  };
}

const createValueAttempts = (fixture: DatabaseFixture, path: string) => ({
  get: (caller: Person) => get(fixture.refAs(caller, path)),
  set: (caller: Person) => set(fixture.refAs(caller, path), 'x'),
});

export const createReleaseAttempts = (fixture: DatabaseFixture): Attempts<'release'> =>
  createValueAttempts(fixture, 'release');

export const createFlagAttempts = (fixture: DatabaseFixture): Attempts<'flags'> =>
  createValueAttempts(fixture, 'flags');

export const createOtherValueAttempts = (fixture: DatabaseFixture): Attempts<'other values'> =>
  createValueAttempts(fixture, 'anything');
