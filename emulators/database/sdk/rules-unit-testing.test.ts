import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestEngine } from './test-engine.ts';

let engine: Awaited<ReturnType<typeof openTestEngine>>;
let environment: RulesTestEnvironment;
beforeAll(async () => {
  engine = await openTestEngine();
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    database: {
      host: '127.0.0.1',
      port: engine.port,
      rules: JSON.stringify({
        rules: {
          users: {
            $uid: { '.read': 'auth.token.admin === true', '.write': 'auth != null && auth.uid === $uid' },
          },
        },
      }),
    },
  });
});
afterAll(async () => {
  await environment.cleanup();
  await engine.close();
});

test('contexts have their identity', async () => {
  const ann = environment.authenticatedContext('ann').database();
  await assertSucceeds(ann.ref('users/ann').set({ name: 'Ann' }));
  await assertFails(ann.ref('users/bob').set({ name: 'Ann' }));
  await assertFails(ann.ref('users/ann').get());
  await assertFails(environment.unauthenticatedContext().database().ref('users/ann').set(null));
  const admin = environment.authenticatedContext('root', { admin: true }).database();
  const snapshot = await assertSucceeds(admin.ref('users/ann').get());
  expect(snapshot.val()).toEqual({ name: 'Ann' });
});

test('rules can be disabled and the database cleared', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.database().ref('users/cat').set(1);
    expect((await context.database().ref('users/cat').get()).val()).toBe(1);
  });
  await environment.clearDatabase();
  await environment.withSecurityRulesDisabled(async (context) => {
    expect((await context.database().ref().get()).exists()).toBe(false);
  });
});

test('invalid rules fail the setup', async () => {
  const setup = initializeTestEnvironment({
    projectId: 'demo-bad',
    database: { host: '127.0.0.1', port: engine.port, rules: '{ "rules": { ".read": "tru" } }' },
  });
  await expect(setup).rejects.toThrow('1:24');
});
