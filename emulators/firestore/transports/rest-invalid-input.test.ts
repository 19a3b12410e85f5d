import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningFirestore } from '../server.ts';
import { startFirestore } from '../server.ts';
import type { RestClient } from '../testing/rest-client.ts';
import { createRestClient } from '../testing/rest-client.ts';

let running: RunningFirestore;
let rest: RestClient;

beforeAll(async () => {
  running = await startFirestore({ host: '127.0.0.1', port: 0, projectId: 'demo-rest-bad' });
  rest = createRestClient(running.port, 'demo-rest-bad');
});
afterAll(() => running.close());

const integerValueOf = (n: number) => ({ integerValue: String(n) });
const toUrlPath = (path: string) => `/v1/${rest.root}/${path}`;
const expectedError = (code: number, status: string, message: unknown = expect.any(String)) => ({
  error: { code, status, message },
});

describe('bad input over REST', () => {
  const name = () => `${rest.root}/items/a`;
  const writes: readonly (readonly [string, () => unknown])[] = [
    ['no object', () => 7],
    ['no operation', () => ({})],
    ['two operations', () => ({ delete: name(), verify: name() })],
    ['a name outside of the database', () => ({ delete: 'projects/p/databases/d/documents/a/b' })],
    ['a collection for a document', () => ({ delete: `${rest.root}/items` })],
    ['a reserved id', () => ({ delete: `${rest.root}/items/__a__` })],
    ['an unknown type of value', () => ({ update: { name: name(), fields: { a: { numberValue: 1 } } } })],
    [
      'two types of value',
      () => ({ update: { name: name(), fields: { a: { nullValue: null, booleanValue: true } } } }),
    ],
    [
      'an integer of more than 64 bits',
      () => ({ update: { name: name(), fields: { a: { integerValue: '9223372036854775808' } } } }),
    ],
    [
      'a list in a list',
      () => ({ update: { name: name(), fields: { a: { arrayValue: { values: [{ arrayValue: {} }] } } } } }),
    ],
    [
      'a timestamp that is none',
      () => ({ update: { name: name(), fields: { a: { timestampValue: 'yesterday' } } } }),
    ],
    ['a reserved field', () => ({ update: { name: name(), fields: { __a__: { nullValue: null } } } })],
    ['a broken field path', () => ({ update: { name: name() }, updateMask: { fieldPaths: ['a..b'] } })],
    [
      'conflicting field paths',
      () => ({ update: { name: name() }, updateMask: { fieldPaths: ['a', 'a.b'] } }),
    ],
    ['a transform of no kind', () => ({ update: { name: name() }, updateTransforms: [{ fieldPath: 'a' }] })],
    [
      'an increment by text',
      () => ({
        update: { name: name() },
        updateTransforms: [{ fieldPath: 'a', increment: { stringValue: 'x' } }],
      }),
    ],
  ];
  it.each(writes)('refuses a write with %s', async (_, write) => {
    const answer = await rest.callVerb('commit', { writes: [write()] });
    expect(answer).toMatchObject({ status: 400, body: expectedError(400, 'INVALID_ARGUMENT') });
  });

  const field = (op: string, value: unknown) => ({
    where: { fieldFilter: { field: { fieldPath: 'a' }, op, value } },
  });
  const many = { arrayValue: { values: Array.from({ length: 31 }, (_, n) => integerValueOf(n)) } };
  const queries: readonly (readonly [string, unknown])[] = [
    ['text', 'query'],
    ['two collections', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }],
    ['a slash in its collection', { from: [{ collectionId: 'a/b' }] }],
    ['an unknown operator', field('LIKE', integerValueOf(1))],
    ['an empty list of values', field('IN', { arrayValue: {} })],
    ['more than thirty alternatives', field('IN', many)],
    ['no list for IN', field('IN', integerValueOf(1))],
    ['a negative limit', { limit: -1 }],
    ['a limit that is no number', { limit: 'many' }],
    ['a cursor that is too long', { startAt: { values: [integerValueOf(1), integerValueOf(2)] } }],
    ['an ordering given twice', { orderBy: [{ field: { fieldPath: 'a' } }, { field: { fieldPath: 'a' } }] }],
    [
      'a name compared with text',
      {
        where: {
          fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value: { stringValue: 'a' } },
        },
      },
    ],
  ];
  it.each(queries)('refuses a query with %s', async (_, part) => {
    const base = { from: [{ collectionId: 'items' }] };
    const structuredQuery = typeof part === 'object' ? { ...base, ...part } : part;
    const answer = await rest.callVerb('runQuery', { structuredQuery });
    expect(answer).toMatchObject({ status: 400, body: [expectedError(400, 'INVALID_ARGUMENT')] });
  });

  it.each([
    ['cut-off JSON', 'POST', ':commit', '{"writes":['],
    ['a JSON list', 'POST', ':commit', '[]'],
    ['a parent that is a collection', 'POST', '/items:runQuery', '{"structuredQuery":{}}'],
  ])('refuses %s', async (_, method, path, body) => {
    expect(await rest.send(method, `/v1/${rest.root}${path}`, body)).toMatchObject({ status: 400 });
  });

  it('refuses a path that is not percent-encoded properly', async () => {
    expect((await rest.send('GET', '/v1/projects/%zz')).status).toBe(400);
  });

  it('refuses tokens that cannot be read', async () => {
    for (const authorization of ['Basic x', 'Bearer x', 'Bearer a.b.c']) {
      const answer = await rest.send('GET', toUrlPath('items/a'), undefined, { authorization });
      expect(answer).toMatchObject({ status: 401, body: expectedError(401, 'UNAUTHENTICATED') });
    }
  });

  it('refuses requests of more than the limit', async () => {
    const answer = await rest.callVerb('commit', `{"writes":[],"padding":"${'x'.repeat(11_600_000)}"}`);
    expect(answer).toMatchObject({ status: 400, body: expectedError(400, 'INVALID_ARGUMENT') });
  });

  it('names what it lacks', async () => {
    for (const verb of ['executePipeline', 'listen'])
      expect(await rest.callVerb(verb, {})).toMatchObject({
        status: 501,
        body: expectedError(501, 'UNIMPLEMENTED', expect.stringContaining(verb)),
      });
    for (const verb of ['runQuery', 'runAggregationQuery'])
      expect(await rest.callVerb(verb, { explainOptions: {} })).toMatchObject({
        status: 501,
        body: [expectedError(501, 'UNIMPLEMENTED', expect.stringContaining('Explaining'))],
      });
    expect((await rest.send('GET', '/nothing')).status).toBe(404);
  });

  it('is in order afterwards', async () => {
    expect((await rest.send('GET', '/')).body).toBe('Ok\n');
  });
});
