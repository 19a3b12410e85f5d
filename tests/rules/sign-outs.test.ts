import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { get, ref, remove, serverTimestamp, set, update, type Database } from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  expectAllowed,
  expectAccess,
  openRulesDisabledContext,
  expectDenied,
  type RulesDisabledContext,
  readRules,
  testProjectId,
  getTokenClaims,
} from './firestore-fixture.ts';

let environment: RulesTestEnvironment;
let withoutRules: RulesDisabledContext;
beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: testProjectId,
    database: { rules: readRules('database.rules.json') },
  });
  withoutRules = await openRulesDisabledContext(environment);
});
beforeEach(() => remove(ref(withoutRules.database, 'signOuts')));
afterAll(async () => {
  withoutRules.close();
  await environment.cleanup();
});

const databaseCache = new Map<string, Database>();
/** The database as somebody sees it; 'nobody' is signed out, and a newcomer has not verified the address. */
function getDatabaseAs(who: string): Database {
  const context =
    who === 'nobody'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(who, getTokenClaims(who));
  // The compat instance carries the modular one.
  const database = databaseCache.get(who) ?? (context.database() as unknown as Database);
  databaseCache.set(who, database);
  return database;
}
const getMarkRef = (who: string, of: string) => ref(getDatabaseAs(who), `signOuts/${of}`);

const accessCases = [
  ['rider', 'allow'],
  ['delegate', 'deny'],
  ['partner', 'deny'],
  ['admin', 'deny'],
  ['nobody', 'deny'],
] as const;

describe('[AUTH-10] the moment of signing out everywhere', () => {
  test.each(accessCases)('%s marking it for rider: %s', async (who, verdict) => {
    await expectAccess(verdict, set(getMarkRef(who, 'rider'), serverTimestamp()));
  });

  test.each(accessCases)("%s reading rider's: %s", async (who, verdict) => {
    await set(ref(withoutRules.database, 'signOuts/rider'), 7);
    await expectAccess(verdict, get(getMarkRef(who, 'rider')));
  });

  test('whoever has not verified the address may as well', async () => {
    await expectAllowed(set(getMarkRef('newcomer', 'newcomer'), serverTimestamp()));
    await expectAllowed(get(getMarkRef('newcomer', 'newcomer')));
  });

  test('is marked by the clock of the server, and again later', async () => {
    const before = Date.now();
    await expectAllowed(set(getMarkRef('rider', 'rider'), serverTimestamp()));
    const first: unknown = (await get(getMarkRef('rider', 'rider'))).val();
    expect(first).toBeGreaterThan(before - 60_000);
    expect(first).toBeLessThan(Date.now() + 60_000);
    await expectAllowed(set(getMarkRef('rider', 'rider'), serverTimestamp()));
  });

  test.each([
    ['a later moment', Date.now() + 86_400_000],
    ['an earlier moment', 1],
    ['words', 'now'],
    ['a yes', true],
    ['an object', { at: Date.now() }],
    ['nothing', null],
  ])('is not %s', async (_what, value) => {
    await set(ref(withoutRules.database, 'signOuts/rider'), 7);
    await expectDenied(set(getMarkRef('rider', 'rider'), value));
  });

  test('is one mark: nothing lies below it, and it is not written with others', async () => {
    await expectDenied(set(getMarkRef('rider', 'rider/more'), serverTimestamp()));
    await expectDenied(
      update(ref(getDatabaseAs('rider')), { 'signOuts/rider': serverTimestamp(), release: 'x' }),
    );
    await expectDenied(set(ref(getDatabaseAs('rider'), 'signOuts'), { rider: serverTimestamp() }));
  });

  test('is never listed', async () => {
    await expectDenied(get(ref(getDatabaseAs('rider'), 'signOuts')));
    await expectDenied(get(ref(getDatabaseAs('admin'), 'signOuts')));
  });
});
