import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { get, ref, remove, serverTimestamp, set, update, type Database } from 'firebase/database';
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
function getDatabaseAs(caller: string): Database {
  const context =
    caller === 'anonymous'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(caller, getTokenClaims(caller));
  // Functions of the modular SDK accept compat instances.
  const database = databaseCache.get(caller) ?? (context.database() as unknown as Database);
  databaseCache.set(caller, database);
  return database;
}
const getSignOutRef = (caller: string, userId: string) => ref(getDatabaseAs(caller), `signOuts/${userId}`);

describe('[AUTH-10] time of the last sign-out everywhere', () => {
  test('is the server time and can be updated', async () => {
    const before = Date.now();
    await expectAllowed(set(getSignOutRef('rider', 'rider'), serverTimestamp()));
    const first: unknown = (await get(getSignOutRef('rider', 'rider'))).val();
    expect(first).toBeGreaterThan(before - 60_000);
    expect(first).toBeLessThan(Date.now() + 60_000);
    await expectAllowed(set(getSignOutRef('rider', 'rider'), serverTimestamp()));
  });

  test.each([
    ['a later time', Date.now() + 86_400_000],
    ['an earlier time', 1],
    ['text', 'now'],
    ['a boolean', true],
    ['an object', { at: Date.now() }],
    ['nothing', null],
  ])('cannot be %s', async (_case, value) => {
    await set(ref(withoutRules.database, 'signOuts/rider'), 7);
    await expectDenied(set(getSignOutRef('rider', 'rider'), value));
  });

  test('has no priority', async () => {
    const hidden = { '.value': serverTimestamp(), '.priority': 'x'.repeat(1000) };
    await expectDenied(set(getSignOutRef('rider', 'rider'), hidden));
  });

  test('is a single value, written on its own', async () => {
    await expectDenied(set(getSignOutRef('rider', 'rider/more'), serverTimestamp()));
    await expectDenied(
      update(ref(getDatabaseAs('rider')), { 'signOuts/rider': serverTimestamp(), release: 'x' }),
    );
    await expectDenied(set(ref(getDatabaseAs('rider'), 'signOuts'), { rider: serverTimestamp() }));
  });
});
