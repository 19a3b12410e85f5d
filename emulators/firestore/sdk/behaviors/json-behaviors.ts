/** How requests are read from JSON: names, numbers, enums and unions, and what is refused. */
import type { Behavior, BehaviorSandbox } from './behavior.ts';
import { adminHeaders } from './behavior.ts';

type Build = (name: BehaviorSandbox['name']) => object;

const refused = 'INVALID_ARGUMENT';

const createBehavior = (verb: string, title: string, expected: string, build: Build): Behavior => ({
  title: `${verb} with ${title}`,
  expected,
  run: (sandbox) => sandbox.call(verb, build(sandbox.name), adminHeaders),
});

const value = (json: object): Build => {
  return (name) => ({ writes: [{ update: { name: name('c/a'), fields: { v: json } } }] });
};

const values = (expected: string, list: readonly object[]) =>
  list.map((json) => createBehavior('commit', `the value ${JSON.stringify(json)}`, expected, value(json)));

const kinds = (kind: string, list: readonly unknown[]) => list.map((item) => ({ [kind]: item }));

const valueBehaviors = [
  ...values('ok', [
    ...kinds('integerValue', [1, '1', '+1', '-0', '007', '1.0', '1e2', 1e2, 2 ** 60, '9223372036854775807']),
    ...kinds('doubleValue', [1, '1.5', '.5', '5.', '-0', '1e3', 'NaN', '-Infinity']),
    ...kinds('booleanValue', [true, 'true']),
    ...kinds('stringValue', [1, true]),
    ...kinds('nullValue', [null, 0, 'NULL_VALUE']),
    ...kinds('bytesValue', ['', 'AA', 'AA==', 'AB==', '-_8=', '+/8=']),
    ...['T00:00:00Z', 'T00:00:00+01:00', 'T00:00:00.1234567891Z', 'T24:00:00Z'].map((time) => ({
      timestampValue: `2020-01-01${time}`,
    })),
    { geoPointValue: { latitude: '1' } },
    { integer_value: 1 },
    { array_value: { values: [{ string_value: 'a' }] } },
    ...kinds('mapValue', [{}, { fields: null }]),
    ...kinds('arrayValue', [{}, { values: null }]),
  ]),
  ...values(refused, [
    {},
    { foo: 1 },
    { integerValue: '1', stringValue: 'a' },
    { integerValue: '1', stringValue: null },
    { integerValue: '1', integer_value: '1' },
    ...kinds('integerValue', [
      1.5,
      '1.5',
      ' 1',
      '',
      '0x1',
      1e20,
      '9223372036854775808',
      true,
      { value: '1' },
      null,
    ]),
    ...kinds('doubleValue', ['0x1', ' 1', '', '+Infinity', 'nan', '1e400', '1d', true, null]),
    ...kinds('booleanValue', [1, 'TRUE', null]),
    ...kinds('stringValue', [null, {}]),
    ...kinds('nullValue', ['foo']),
    ...kinds('bytesValue', ['A', 'A===', '!!', 'A A=', '-/8=', 1]),
    ...['t00:00:00Z', 'T00:00:00z', ' 00:00:00Z', 'T00:00:00+0100', ''].map((time) => ({
      timestampValue: `2020-01-01${time}`,
    })),
    ...kinds('geoPointValue', [{ lat: 1 }, { latitude: 91 }, null]),
    ...kinds('arrayValue', [null, [], { foo: 1 }, { values: {} }, { values: [null] }]),
    ...kinds('mapValue', [null, { foo: 1 }, { fields: [] }, { fields: { a: null } }]),
  ]),
];

const write = (title: string, expected: string, json: object) =>
  createBehavior('commit', title, expected, (name) => ({
    writes: [{ update: { name: name('c/a'), fields: {} }, ...json }],
  }));

const transform = (title: string, expected: string, json: object) =>
  createBehavior('commit', title, expected, (name) => ({
    writes: [{ transform: { document: name('c/a'), fieldTransforms: [{ fieldPath: 'a', ...json }] } }],
  }));

const writeBehaviors = [
  write('a misspelled precondition', refused, { currentDocumnet: { exists: false } }),
  write('an unknown name that is null', refused, { foo: null }),
  write('an unknown precondition', refused, { currentDocument: { foo: 1 } }),
  write('two preconditions', refused, {
    currentDocument: { exists: true, updateTime: '2020-01-01T00:00:00Z' },
  }),
  write('a precondition in snake case', 'NOT_FOUND', { current_document: { exists: 'true' } }),
  write('a mask in snake case', 'ok', { update_mask: { field_paths: ['a'] } }),
  write('a mask that is a string', refused, { updateMask: 'a' }),
  createBehavior('commit', 'an unknown field of a document', refused, (name) => ({
    writes: [{ update: { name: name('c/a'), fieldz: {} } }],
  })),
  createBehavior('commit', 'an unknown field', refused, () => ({ writes: [], foo: 1 })),
  createBehavior('commit', 'writes that are no list', refused, () => ({ writes: {} })),
  createBehavior('commit', 'a null write', refused, () => ({ writes: [null] })),
  transform('a server value by its number', 'ok', { setToServerValue: 1 }),
  transform('a transform in snake case', 'ok', { set_to_server_value: 'REQUEST_TIME' }),
  transform('an unknown server value', refused, { setToServerValue: 'FOO' }),
  transform('two transforms in one', refused, {
    increment: { integerValue: '1' },
    maximum: { integerValue: '1' },
  }),
];

const query = (title: string, expected: string, json: object) =>
  createBehavior('runQuery', title, expected, () => ({
    structuredQuery: { from: [{ collectionId: 'c' }], ...json },
  }));

const field = { fieldPath: 'a' };
const isNull = { unaryFilter: { field, op: 'IS_NULL' } };
const equal = { fieldFilter: { field, op: 'EQUAL', value: { integerValue: '1' } } };
const composite = (op: unknown, ...filters: readonly object[]) => ({ compositeFilter: { op, filters } });
const orderBy = (direction: unknown) => ({ orderBy: [{ field, direction }] });

const queryBehaviors = [
  ...[2, '2', '+2', '2.0', '1e1', null].map((limit) =>
    query(`the limit ${JSON.stringify(limit)}`, 'ok', { limit }),
  ),
  ...[1.5, true, 2 ** 31, -1, { value: 2 }].map((limit) =>
    query(`the limit ${JSON.stringify(limit)}`, refused, { limit }),
  ),
  ...[2, '2', 0, 'DESCENDING'].map((direction) =>
    query(`the direction ${JSON.stringify(direction)}`, 'ok', orderBy(direction)),
  ),
  ...['UP', 'descending'].map((direction) =>
    query(`the direction ${direction}`, refused, orderBy(direction)),
  ),
  ...[5, 'EQUAL'].map((op) =>
    query(`the operator ${op}`, 'ok', { where: { fieldFilter: { ...equal.fieldFilter, op } } }),
  ),
  ...[77, 'EQ', 0].map((op) =>
    query(`the operator ${op}`, refused, { where: { fieldFilter: { ...equal.fieldFilter, op } } }),
  ),
  query('two filters in one', refused, { where: { ...equal, ...isNull } }),
  query('an unknown field of a filter', refused, {
    where: { fieldFilter: { ...equal.fieldFilter, foo: 1 } },
  }),
  query('an unknown field', refused, { foo: 1 }),
  query('an unknown field of a cursor', refused, { ...orderBy(1), startAt: { values: [], foo: 1 } }),
  query('a conjunction of nothing', 'ok', { where: composite('AND') }),
  query('a conjunction of a conjunction of nothing', 'ok', { where: composite(1, composite('AND')) }),
  query('a disjunction of nothing', refused, { where: composite('OR') }),
  query('a disjunction of a disjunction of nothing', refused, {
    where: composite(2, composite('OR'), equal),
  }),
  createBehavior('runQuery', 'names in snake case', 'ok', () => ({
    structured_query: {
      from: [{ collection_id: 'c', all_descendants: false }],
      where: { field_filter: { field: { field_path: 'a' }, op: 'EQUAL', value: { integer_value: 1 } } },
    },
  })),
  ...[{ count: {}, sum: { field } }, { count: {}, foo: 1 }, {}, { count: { upTo: { value: '1' } } }].map(
    (aggregation) =>
      createBehavior('runAggregationQuery', JSON.stringify(aggregation), refused, () => ({
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'c' }] },
          aggregations: [aggregation],
        },
      })),
  ),
  createBehavior('batchGet', 'an unknown field', refused, () => ({ documents: [], foo: 1 })),
  createBehavior('beginTransaction', 'two modes', refused, () => ({
    options: { readOnly: {}, readWrite: {} },
  })),
  createBehavior('beginTransaction', 'an unknown option', refused, () => ({ options: { foo: {} } })),
  createBehavior('listCollectionIds', 'a negative page size', refused, () => ({ pageSize: -1 })),
];

/** The status of a request to a path below the root. */
const route = (method: string, path: string, status: number, body?: object): Behavior => ({
  title: `${method} ${path}`,
  expected: String(status),
  run: async ({ rest }) =>
    String((await rest.send(method, `/v1/${rest.root}${path}`, body, adminHeaders)).status),
});

const routeBehaviors = [
  route('GET', '/c?pageSize=-1', 400),
  route('GET', '/c?pageSize=1&pageSize=2', 400),
  route('GET', '/c?foo=1', 200),
  route('PATCH', '/c/a', 400, { fields: {}, foo: 1 }),
  route('POST', '/c?documentId=a', 400, { foo: 1 }),
  route('POST', '/c', 400, { name: 'a', fields: {} }),
  route('PATCH', '/c', 400, { fields: {} }),
  route('DELETE', '/c', 400),
  route('POST', '/c/a', 400, { fields: {} }),
  route('PUT', '/c/a', 404, { fields: {} }),
  route('POST', ':foo', 404, {}),
  route('GET', ':runQuery', 404),
  route('GET', '', 404),
  ...['__id01__', '__id0__', '__id9223372036854775808__', '__a__'].map((id) => route('GET', `/c/${id}`, 400)),
  route('GET', '/c/__id-1__', 404),
];

/** What a commit of a write to `c/a`, which exists, answers, without times. */
const answer = (title: string, expected: string, build: (name: string) => readonly object[]): Behavior => ({
  title: `the answer to ${title}`,
  documents: { 'c/a': { n: 1 } },
  expected,
  async run({ rest, name }) {
    const { body } = await rest.callVerb('commit', { writes: build(name('c/a')) });
    return JSON.stringify(body).replace(/"\d{4}-[^"]*"/g, 'T');
  },
});

const answerBehaviors = [
  answer('no writes', '{}', () => []),
  answer('a delete', '{"writeResults":[{}],"commitTime":T}', (name) => [{ delete: name }]),
  answer('a verify', '{"writeResults":[{"updateTime":T}],"commitTime":T}', (name) => [
    { verify: name, currentDocument: { exists: true } },
  ]),
];

const surrogateBehavior: Behavior = {
  title: 'half a surrogate pair',
  expected: '{"k?":{"stringValue":"x?"}}',
  async run({ rest }) {
    const text = String.raw`{ "fields": { "k\udc00": { "stringValue": "x\ud83d" } } }`;
    const { body } = await rest.send('PATCH', `/v1/${rest.root}/c/a`, text, adminHeaders);
    return JSON.stringify((body as { readonly fields: object }).fields);
  },
};

export const jsonBehaviors: readonly Behavior[] = [
  ...valueBehaviors,
  ...writeBehaviors,
  ...queryBehaviors,
  ...routeBehaviors,
  ...answerBehaviors,
  surrogateBehavior,
];
