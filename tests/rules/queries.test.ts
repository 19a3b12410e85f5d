import { expect, test } from 'vitest';
import { createBearer } from './bearer.ts';
import { createFirestoreFixture, testProjectId } from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

/** The web SDK cannot send an offset; an attacker uses REST. */
useFixture(createFirestoreFixture);

interface ListOptions {
  caller: 'anonymous' | 'owner' | 'admin';
  collectionId: string;
  filter?: string;
  value?: object;
  offset?: number;
  limit?: number | undefined;
}

async function list(
  { caller, collectionId, filter, value = { stringValue: 'owner' }, offset, ...others }: ListOptions,
  method: string,
): Promise<number> {
  const structuredQuery = {
    from: [{ collectionId }],
    limit: 1,
    ...others,
    ...(offset !== undefined && { offset }),
    ...(filter !== undefined && {
      where: { fieldFilter: { field: { fieldPath: filter }, op: 'EQUAL', value } },
    }),
  };
  const aggregations = [{ count: {}, alias: 'all' }];
  const body =
    method === 'runQuery'
      ? { structuredQuery }
      : { structuredAggregationQuery: { structuredQuery, aggregations } };
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const response = await fetch(
    `http://${host}/v1/projects/${testProjectId}/databases/(default)/documents:${method}`,
    {
      method: 'POST',
      headers: caller === 'anonymous' ? {} : { authorization: createBearer(caller) },
      body: JSON.stringify(body),
    },
  );
  return response.status;
}

const lists: ListOptions[] = [
  { caller: 'anonymous', collectionId: 'videos' },
  { caller: 'owner', collectionId: 'videos' },
  { caller: 'owner', collectionId: 'users', filter: 'email_verified', value: { booleanValue: true } },
  { caller: 'owner', collectionId: 'animals' },
  { caller: 'anonymous', collectionId: 'reels', filter: 'user_id' },
  { caller: 'anonymous', collectionId: 'pedigrees', filter: 'sire_id' },
  { caller: 'owner', collectionId: 'blocks', filter: 'user_id' },
  { caller: 'owner', collectionId: 'notifications', filter: 'notified_user_id' },
  { caller: 'owner', collectionId: 'uploads', filter: 'owner' },
  { caller: 'admin', collectionId: 'reported_videos' },
];

test.each(lists)('a list of $collectionId skips nothing, for $caller', async (request) => {
  for (const method of ['runQuery', 'runAggregationQuery']) {
    expect(await list(request, method)).toBe(200);
    expect(await list({ ...request, offset: 0 }, method)).toBe(200);
    expect(await list({ ...request, offset: 1 }, method)).toBe(403);
    expect(await list({ ...request, offset: 100_000 }, method)).toBe(403);
  }
});

test('only the own animals are listed without a limit', async () => {
  const listAll = (request: Omit<ListOptions, 'collectionId'>) =>
    list({ ...request, collectionId: 'animals', limit: undefined }, 'runQuery');
  const value = { stringValue: 'stock' };
  expect(await listAll({ caller: 'owner', filter: 'contractor' })).toBe(200);
  expect(await listAll({ caller: 'owner', filter: 'contractor', offset: 1 })).toBe(403);
  expect(await listAll({ caller: 'owner', filter: 'contractor', value })).toBe(403);
  expect(await listAll({ caller: 'owner', filter: 'contractor_name' })).toBe(403);
  expect(await listAll({ caller: 'owner' })).toBe(403);
  expect(await listAll({ caller: 'anonymous', filter: 'contractor' })).toBe(403);
});

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
