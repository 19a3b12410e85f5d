import { compileWithCoverage } from '#rules/coverage.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Engine } from '../engine.ts';
import { RpcError } from '../errors.ts';
import { getDocument, runQueryRpc } from '../rpc/reads.ts';
import { commit } from '../rpc/writes.ts';
import { documents, queries, documentsRoot } from '../testing/arbitraries.ts';
import { toFieldsJson, toStructuredQuery } from '../testing/model-to-json.ts';
import type { ModelDocument, ModelFilter, ModelQuery, PlainValue } from '../testing/query-model.ts';
import { RulesetRegistry } from './ruleset-registry.ts';

const databaseName = 'projects/demo/databases/(default)';

/** An engine whose rules allow reads under a condition. */
function createEngineWith(condition: string, stored: readonly ModelDocument[]): Engine {
  const rules = new RulesetRegistry(compileWithCoverage);
  rules.load(
    databaseName,
    `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
      match /c/{id} { allow read: if ${condition}; } } }`,
    'rules',
  );
  const engine = new Engine(rules);
  const writes = stored.map(({ id, data }) => ({
    update: { name: `${documentsRoot}/c/${id}`, fields: toFieldsJson(data) },
  }));
  commit(engine, { kind: 'admin' }, { database: databaseName, writes });
  return engine;
}

/** The names that an anonymous user finds, or the status of the error. */
function findDocumentNames(engine: Engine, structuredQuery: object): readonly string[] | string {
  try {
    const responses = runQueryRpc(engine, { kind: 'anonymous' }, { parent: documentsRoot, structuredQuery });
    return responses.flatMap(
      (response) => (response as { document?: { name: string } }).document?.name ?? [],
    );
  } catch (error) {
    if (error instanceof RpcError) return error.status;
    throw error;
  }
}

function buildAndQuery(filters: readonly ModelFilter[]): ModelQuery {
  const where = { type: 'AND' as const, filters };
  return { where, orderBy: [], startAt: undefined, endAt: undefined, offset: 0, limit: undefined };
}

describe('list authorization by the filters of a query', () => {
  const parseFilter = (text: string): ModelFilter => {
    const [field = '', op = '', ...value] = text.split(' ');
    return { field, op: op as ModelFilter['op'], value: JSON.parse(value.join(' ')) as PlainValue };
  };
  const isAllowed = (filters: string, rule: string) =>
    findDocumentNames(
      createEngineWith(rule, []),
      toStructuredQuery(buildAndQuery(filters.split(' & ').map(parseFilter))),
    ) !== 'PERMISSION_DENIED';

  test.each([
    ['a >= 1', 'resource.data.a >= 1'],
    ['a >= 1', 'resource.data.a > 0 && 0.5 < resource.data.a'],
    ['a > 1', 'resource.data.a > 1 && resource.data.a >= 1 && resource.data.a != 1'],
    ['a <= 3', 'resource.data.a <= 3 && resource.data.a < 4'],
    ['a > 1 & a < 3', 'resource.data.a >= 1 && resource.data.a <= 3'],
    ['a >= 1', 'resource.data.a is constraint && resource.data.a != null'],
    ['a >= 1', "!('b' in resource.data) && resource.data.get('b', 2) == 2 && resource.data.keys() == ['a']"],
    ['a >= 1', "'a' in resource.data && resource.data.get('a', 0) >= 1"],
    ['a >= "b"', "resource.data.a >= 'b' && resource.data.a != 'a' && !(resource.data.a in ['a', 1])"],
    ['a != 1', 'resource.data.a != 1 && resource.data.a != null && !(resource.data.a in [1])'],
    ['a not-in [1, 2]', '!(resource.data.a in [1, 2]) && resource.data.a != 2'],
    ['a == 1', 'resource.data.a == 1 && resource.data.a in [1, 2]'],
    ['a in [1, 2]', 'resource.data.a in [1, 2, 3]'],
    [
      'a array-contains 1',
      '1 in resource.data.a && resource.data.a.hasAny([1, 2]) && resource.data.a != null',
    ],
    ['a == 1', "resource.data == {'a': 1} && resource.data.size() == 1"],
    ['a.b > 1', 'resource.data.a.b > 0 && resource.data.a is map'],
  ])('with %s, %s allows', (filters, rule) => {
    expect(isAllowed(filters, rule)).toBe(true);
  });

  test.each([
    ['a >= 1', 'resource.data.a > 1'],
    ['a >= 1', 'resource.data.a >= 2'],
    ['a >= 1', 'resource.data.a <= 5'],
    ['a >= 1', 'resource.data.a is number'],
    ['a >= 1', '!(resource.data.a < 1)'],
    ['a >= 1', "resource.data.a != 'x'"],
    ['a array-contains 1', 'resource.data.a is list'],
    ['a array-contains 1', 'resource.data.a.hasAll([1])'],
    ['a >= 1.5', 'resource.data.a > 1'],
    ['a == 1', "resource.id != 'x'"],
    ['a >= 1', 'resource.data.b >= 1'],
    ['a >= 1 & a <= 1', 'resource.data.a == 1'],
    ['a != 1', 'resource.data.a != 2'],
    ['a != 1', 'resource.data.a > 1'],
    ['a != 1', "resource.data.a != 'x'"],
    ['a in [1, 2]', 'resource.data.a == 1'],
    ['a >= 1', "!(['admin'].hasAny([resource.data.a]))"],
    ['b >= 1', "!([id].hasAny(['secret']))"],
    ['b >= 1', "!({'a': id} == {'a': 'secret'})"],
  ])('with %s, %s denies', (filters, rule) => {
    expect(isAllowed(filters, rule)).toBe(false);
  });
});

/** Literals of the rules language. */
const scalarLiteral = fc
  .oneof(
    fc.integer({ min: -2, max: 3 }),
    fc.constantFrom(0.5, '', 'a', 'b', '\uffee', '😀', true, false, null),
  )
  .map((value) => JSON.stringify(value).replace(/^(-.*)$/, '($1)'));
const listLiteral = fc.array(scalarLiteral, { maxLength: 3 }).map((list) => `[${list.join(', ')}]`);
const operator = fc.constantFrom('==', '!=', '<', '<=', '>', '>=');
const field = fc.constantFrom('a', 'b', 'c');
const resourceField = field.map((name) => `resource.data.${name}`);

const comparison: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(resourceField, operator, scalarLiteral).map((parts) => parts.join(' ')) },
  fc.tuple(scalarLiteral, operator, resourceField).map((parts) => parts.join(' ')),
  fc.tuple(resourceField, operator, resourceField).map((parts) => parts.join(' ')),
  resourceField.map((left) => `${left}.size() > 1`),
  resourceField.map((left) => `${left} + 1 > 1`),
);

/** Lists are judged as if a field had a value that is in no list and of no type, so these may only allow, not deny. */
const membership = fc.oneof(
  fc.tuple(resourceField, listLiteral).map(([left, right]) => `${left} in ${right}`),
  fc.tuple(scalarLiteral, resourceField).map(([left, right]) => `${left} in ${right}`),
  fc
    .tuple(resourceField, fc.constantFrom('int', 'float', 'number', 'string', 'bool', 'list', 'map'))
    .map(([left, type]) => `${left} is ${type}`),
  field.map((name) => `'${name}' in resource.data`),
  fc.tuple(resourceField, listLiteral).map(([left, right]) => `${left}.hasAny(${right})`),
  fc.tuple(resourceField, listLiteral).map(([left, right]) => `${right}.hasAny([${left}])`),
  fc.tuple(resourceField, listLiteral).map(([left, right]) => `[${left}, 1] == ${right}`),
  fc.constantFrom(
    'resource != null',
    "resource.data.keys().hasAll(['a'])",
    "id == 'd1'",
    "resource.id != 'd1'",
  ),
);

const { condition } = fc.letrec<{ condition: string; comparisons: string }>((tie) => ({
  comparisons: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    comparison,
    tie('comparisons').map((inner) => `!(${inner})`),
  ),
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 3, arbitrary: fc.oneof({ weight: 2, arbitrary: tie('comparisons') }, membership) },
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => `(${left}) && (${right})`),
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => `(${left}) || (${right})`),
    fc
      .tuple(tie('comparisons'), tie('condition'), tie('condition'))
      .map(([choice, left, right]) => `(${choice}) ? (${left}) : (${right})`),
  ),
}));

/** Ranges on the fields and values of the random rules, which are allowed more often than random queries. */
const rangeQueries = fc
  .array(
    fc.record({
      field,
      op: fc.constantFrom('==', '!=', '<', '<=', '>', '>=' as const),
      value: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: -2, max: 3 }) }, fc.constantFrom('a', 'b')),
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map(buildAndQuery);

describe('random queries under random rules', () => {
  test('never return a document that a get denies', () => {
    let returnedCount = 0;
    fc.assert(
      fc.property(documents, fc.oneof(queries, rangeQueries), condition, (list, query, rule) => {
        const engine = createEngineWith(rule, list);
        const names = findDocumentNames(engine, toStructuredQuery(query));
        if (typeof names === 'string') return;
        returnedCount += names.length;
        for (const name of names)
          expect(() => getDocument(engine, { kind: 'anonymous' }, { name })).not.toThrow();
      }),
      { numRuns: 10_000 },
    );
    // The property would also hold if every query were denied. The mean is 140, the standard deviation 20.
    expect(returnedCount).toBeGreaterThan(50);
  }, 60_000);
});
