import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { get, ref, remove, serverTimestamp, set, update, type Database } from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  allowed,
  expectVerdict,
  openPastRules,
  refused,
  type PastRules,
  rulesText,
  testProject,
  tokenOf,
} from './stage.ts';

let environment: RulesTestEnvironment;
let past: PastRules;
beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: testProject,
    database: { rules: rulesText('database.rules.json') },
  });
  past = await openPastRules(environment);
});
beforeEach(() => remove(ref(past.database, 'signOuts')));
afterAll(async () => {
  past.close();
  await environment.cleanup();
});

const opened = new Map<string, Database>();
/** The database as somebody sees it; 'nobody' is signed out, and a newcomer has not verified the address. */
function as(who: string): Database {
  const context =
    who === 'nobody'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(who, tokenOf(who));
  // The compat instance carries the modular one.
  const database = opened.get(who) ?? (context.database() as unknown as Database);
  opened.set(who, database);
  return database;
}
const mark = (who: string, of: string) => ref(as(who), `signOuts/${of}`);

const everybody = [
  ['rider', 'allow'],
  ['delegate', 'deny'],
  ['partner', 'deny'],
  ['admin', 'deny'],
  ['nobody', 'deny'],
] as const;

describe('[AUTH-10] the moment of signing out everywhere', () => {
  test.each(everybody)('%s marking it for rider: %s', async (who, verdict) => {
    await expectVerdict(verdict, set(mark(who, 'rider'), serverTimestamp()));
  });

  test.each(everybody)("%s reading rider's: %s", async (who, verdict) => {
    await set(ref(past.database, 'signOuts/rider'), 7);
    await expectVerdict(verdict, get(mark(who, 'rider')));
  });

  test('whoever has not verified the address may as well', async () => {
    await allowed(set(mark('newcomer', 'newcomer'), serverTimestamp()));
    await allowed(get(mark('newcomer', 'newcomer')));
  });

  test('is marked by the clock of the server, and again later', async () => {
    const before = Date.now();
    await allowed(set(mark('rider', 'rider'), serverTimestamp()));
    const first: unknown = (await get(mark('rider', 'rider'))).val();
    expect(first).toBeGreaterThan(before - 60_000);
    expect(first).toBeLessThan(Date.now() + 60_000);
    await allowed(set(mark('rider', 'rider'), serverTimestamp()));
  });

  test.each([
    ['a later moment', Date.now() + 86_400_000],
    ['an earlier moment', 1],
    ['words', 'now'],
    ['a yes', true],
    ['an object', { at: Date.now() }],
    ['nothing', null],
  ])('is not %s', async (_what, value) => {
    await set(ref(past.database, 'signOuts/rider'), 7);
    await refused(set(mark('rider', 'rider'), value));
  });

  test('is one mark: nothing lies below it, and it is not written with others', async () => {
    await refused(set(mark('rider', 'rider/more'), serverTimestamp()));
    await refused(update(ref(as('rider')), { 'signOuts/rider': serverTimestamp(), release: 'x' }));
    await refused(set(ref(as('rider'), 'signOuts'), { rider: serverTimestamp() }));
  });

  test('is never listed', async () => {
    await refused(get(ref(as('rider'), 'signOuts')));
    await refused(get(ref(as('admin'), 'signOuts')));
  });
});
