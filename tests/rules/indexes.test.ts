import { expect, test } from 'vitest';
import { testProjectId } from './firestore-fixture.ts';

async function runQuery(...orders: string[]): Promise<unknown> {
  const address = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/projects/${testProjectId}`;
  const orderBy = orders.map((fieldPath) => ({ field: { fieldPath } }));
  const response = await fetch(`${address}/databases/(default)/documents:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'videos' }], orderBy } }),
  });
  const [{ error }] = (await response.json()) as [{ error?: { status: string } }];
  return error?.status;
}

// Google's emulator needs no indexes, unlike production and the local engine.
test.skipIf(process.env['OFFICIAL_EMULATORS'] === '1')(
  'a query without its index in firestore.indexes.json fails here as in production',
  async () => {
    expect(await runQuery('created')).toBeUndefined();
    expect(await runQuery('user_id', 'event_date')).toBe('FAILED_PRECONDITION');
  },
);
