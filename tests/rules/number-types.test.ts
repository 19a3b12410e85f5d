import { beforeEach, describe, expect, test } from 'vitest';
import { createBearer } from './bearer.ts';
import { createFirestoreFixture, testProjectId } from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);

/** Writes fields as the SDK cannot: with a number whose type is chosen. */
async function update(caller: 'delegate' | 'rider', path: string, fields: Record<string, object>) {
  const name = `projects/${testProjectId}/databases/(default)/documents/${path}`;
  const response = await fetch(
    `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/projects/${testProjectId}/databases/(default)/documents:commit`,
    {
      method: 'POST',
      headers: { authorization: createBearer(caller) },
      body: JSON.stringify({
        writes: [{ update: { name, fields }, updateMask: { fieldPaths: Object.keys(fields) } }],
      }),
    },
  );
  return response.status;
}

describe('attack: an account type becomes a floating-point number', () => {
  beforeEach(() =>
    Promise.all([
      fixture.storeDocument('users/owner', fixture.people.owner),
      fixture.storeDocument('users/rider', fixture.people.rider),
    ]),
  );
  const bio = { stringValue: 'New words' };

  test('beside a change of the profile', async () => {
    expect(await update('delegate', 'users/owner', { bio, account_type: { doubleValue: 1 } })).toBe(403);
    expect(await update('delegate', 'users/owner', { bio, account_type: { integerValue: '1' } })).toBe(200);
    expect(await update('rider', 'users/rider', { bio, account_type: { doubleValue: 2 } })).toBe(403);
  });

  test('as the new type', async () => {
    expect(await update('rider', 'users/rider', { account_type: { doubleValue: 3 } })).toBe(403);
    expect(await update('rider', 'users/rider', { account_type: { integerValue: '3' } })).toBe(200);
  });

  test('without any other change', async () => {
    expect(await update('delegate', 'users/owner', { account_type: { doubleValue: 1 } })).toBe(403);
  });
});
