import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../listen.ts';
import { startFirestore } from '../server.ts';
import type { RestClient } from '../testing/rest-client.ts';
import { createRestClient } from '../testing/rest-client.ts';

let running: RunningServer;
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

describe('invalid REST input', () => {
  const name = () => `${rest.root}/items/a`;
  const writes: readonly (readonly [string, () => unknown])[] = [
    ['a type other than object', () => 7],
    ['no operation', () => ({})],
    ['two operations', () => ({ delete: name(), verify: name() })],
    ['a name in another database', () => ({ delete: 'projects/p/databases/d/documents/a/b' })],
    ['the name of a collection', () => ({ delete: `${rest.root}/items` })],
    ['a reserved id', () => ({ delete: `${rest.root}/items/__a__` })],
    ['an unknown value type', () => ({ update: { name: name(), fields: { a: { numberValue: 1 } } } })],
    [
      'two value types',
      () => ({ update: { name: name(), fields: { a: { nullValue: null, booleanValue: true } } } }),
    ],
    [
      'an integer of more than 64 bits',
      () => ({ update: { name: name(), fields: { a: { integerValue: '9223372036854775808' } } } }),
    ],
    [
      'a nested array',
      () => ({ update: { name: name(), fields: { a: { arrayValue: { values: [{ arrayValue: {} }] } } } } }),
    ],
    [
      'an invalid timestamp',
      () => ({ update: { name: name(), fields: { a: { timestampValue: 'yesterday' } } } }),
    ],
    ['a reserved field', () => ({ update: { name: name(), fields: { __a__: { nullValue: null } } } })],
    ['an invalid field path', () => ({ update: { name: name() }, updateMask: { fieldPaths: ['a..b'] } })],
    [
      'a transform without an operation',
      () => ({ update: { name: name() }, updateTransforms: [{ fieldPath: 'a' }] }),
    ],
    [
      'an increment by a string',
      () => ({
        update: { name: name() },
        updateTransforms: [{ fieldPath: 'a', increment: { stringValue: 'x' } }],
      }),
    ],
  ];
  test.each(writes)('rejects a write with %s', async (_, write) => {
    const response = await rest.callVerb('commit', { writes: [write()] });
    expect(response).toMatchObject({ status: 400, body: expectedError(400, 'INVALID_ARGUMENT') });
  });

  const buildWhere = (op: string, value: unknown) => ({
    where: { fieldFilter: { field: { fieldPath: 'a' }, op, value } },
  });
  const tooManyValues = { arrayValue: { values: Array.from({ length: 31 }, (_, n) => integerValueOf(n)) } };
  const queries: readonly (readonly [string, unknown])[] = [
    ['a type other than object', 'query'],
    ['two collections', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }],
    ['a slash in its collection id', { from: [{ collectionId: 'a/b' }] }],
    ['an unknown operator', buildWhere('LIKE', integerValueOf(1))],
    ['an empty list for IN', buildWhere('IN', { arrayValue: {} })],
    ['more than 30 disjunctions', buildWhere('IN', tooManyValues)],
    ['no list for IN', buildWhere('IN', integerValueOf(1))],
    ['a negative limit', { limit: -1 }],
    ['a non-numeric limit', { limit: 'tooManyValues' }],
    ['too tooManyValues cursor values', { startAt: { values: [integerValueOf(1), integerValueOf(2)] } }],
    ['a repeated ordering', { orderBy: [{ field: { fieldPath: 'a' } }, { field: { fieldPath: 'a' } }] }],
    [
      'a __name__ compared with a string',
      {
        where: {
          fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value: { stringValue: 'a' } },
        },
      },
    ],
  ];
  test.each(queries)('rejects a query with %s', async (_, part) => {
    const base = { from: [{ collectionId: 'items' }] };
    const structuredQuery = typeof part === 'object' ? { ...base, ...part } : part;
    const response = await rest.callVerb('runQuery', { structuredQuery });
    expect(response).toMatchObject({ status: 400, body: [expectedError(400, 'INVALID_ARGUMENT')] });
  });

  test.each([
    ['truncated JSON', 'POST', ':commit', '{"writes":['],
    ['a JSON array', 'POST', ':commit', '[]'],
    ['a collection as the parent', 'POST', '/items:runQuery', '{"structuredQuery":{}}'],
  ])('rejects %s', async (_, method, path, body) => {
    expect(await rest.send(method, `/v1/${rest.root}${path}`, body)).toMatchObject({ status: 400 });
  });

  test('rejects a path with invalid percent-encoding', async () => {
    expect((await rest.send('GET', '/v1/projects/%zz')).status).toBe(400);
  });

  test('rejects malformed tokens', async () => {
    const send = (authorization: string) =>
      rest.send('GET', toUrlPath('items/a'), undefined, { authorization });
    expect(await send('Basic x')).toMatchObject({ status: 401, body: expectedError(401, 'UNAUTHENTICATED') });
    for (const authorization of ['Bearer x', 'Bearer a.b.c'])
      expect(await send(authorization)).toMatchObject({
        status: 400,
        body: expectedError(400, 'INVALID_ARGUMENT'),
      });
  });

  test('rejects requests above the size limit', async () => {
    const response = await rest.callVerb('commit', `{"writes":[],"padding":"${'x'.repeat(11_600_000)}"}`);
    expect(response).toMatchObject({ status: 400, body: expectedError(400, 'INVALID_ARGUMENT') });
  });

  test('checks the limits of index entries and of names, as production does', async () => {
    const items = (length: number) => Array.from({ length }, (_, n) => integerValueOf(n));
    const write = (fields: object, document = `${rest.root}/items/big`) => ({
      writes: [{ update: { name: document, fields } }],
    });
    const tooMany = write({ a: { arrayValue: { values: items(40_001) } } });
    expect(await rest.callVerb('commit', tooMany)).toMatchObject({
      status: 400,
      body: expectedError(400, 'INVALID_ARGUMENT', expect.stringContaining('index entries')),
    });
    const equal = { arrayValue: { values: Array(40_001).fill(integerValueOf(1)) } };
    expect((await rest.callVerb('commit', write({ a: equal }))).status).toBe(200);
    const segments = Array.from({ length: 8 }, () => 'x'.repeat(800)).join('/');
    expect(await rest.callVerb('commit', write({}, `${rest.root}/${segments}`))).toMatchObject({
      status: 400,
      body: expectedError(400, 'INVALID_ARGUMENT', expect.stringContaining('6 KiB')),
    });
  });

  test('names what it does not know', async () => {
    const write = { update: { name: name(), fields: {} }, currentDocumnet: { exists: false } };
    expect(await rest.callVerb('commit', { writes: [write] })).toMatchObject({
      body: expectedError(
        400,
        'INVALID_ARGUMENT',
        `Invalid JSON payload received. Unknown name "currentDocumnet" at 'writes[0]': Cannot find field.`,
      ),
    });
  });

  test('names unimplemented methods', async () => {
    expect(await rest.callVerb('executePipeline', {})).toMatchObject({
      status: 501,
      body: expectedError(501, 'UNIMPLEMENTED', expect.stringContaining('Pipelines')),
    });
    expect((await rest.callVerb('listen', {})).status).toBe(404);
    for (const verb of ['runQuery', 'runAggregationQuery'])
      expect(await rest.callVerb(verb, { explainOptions: {} })).toMatchObject({
        status: 501,
        body: [expectedError(501, 'UNIMPLEMENTED', expect.stringContaining('Explaining'))],
      });
    expect((await rest.send('GET', '/nothing')).status).toBe(404);
  });

  test('leaves the engine available', async () => {
    expect((await rest.send('GET', '/')).body).toBe('Ok\n');
  });
});
