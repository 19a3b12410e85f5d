import type { PlainValue } from '../../testing/query-model.ts';
import type { Behavior, BehaviorSandbox } from './behavior.ts';
import { and, by, compare, compareJson, isUnary } from './query-json.ts';

type BuildQuery = (name: BehaviorSandbox['name']) => object;

const where = (fieldPath: string, op: string, value: PlainValue) => ({
  where: compare(fieldPath, op, value),
});
const orderBy = (fieldPath: string, direction: string) => ({ orderBy: [by(fieldPath, direction)] });
const all = (...filters: readonly object[]): BuildQuery => {
  return () => ({ where: and(...filters) });
};
const containsFive = compare('n', 'ARRAY_CONTAINS', 5);
const isA: BuildQuery = (name) => ({
  where: compareJson('__name__', 'EQUAL', { referenceValue: name('c/a') }),
});

/** A query of the collection `c`, which contains the document `a` with n = 1, under a condition for list. */
function createListBehavior(
  condition: string,
  title: string,
  query: BuildQuery,
  isAllowed: boolean,
  pattern = '/c/{id}',
): Behavior {
  return {
    title: `${title}: ${condition}`,
    documents: { 'c/a': { n: 1 } },
    rules: `match ${pattern} { allow list: if ${condition}; }`,
    expected: isAllowed ? 'ok' : 'PERMISSION_DENIED',
    async run(sandbox) {
      const result = await sandbox.query({ from: [{ collectionId: 'c' }], ...query(sandbox.name) });
      return result === 'PERMISSION_DENIED' ? result : 'ok';
    },
  };
}

interface ListTable {
  readonly title: string;
  readonly query: BuildQuery;
  readonly pattern?: string;
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
}

const tables: readonly ListTable[] = [
  {
    title: 'n == 1',
    query: () => where('n', 'EQUAL', 1),
    allowed: [
      "resource.data.keys().hasOnly(['n'])",
      "'n' in resource.data.keys() && !('z' in resource.data)",
      "resource.data.get('zzz', 1) == 1",
      'resource.data.size() == 1 && resource.size() == 1',
      "resource.data == {'n': 1} && resource.data.values() == [1]",
      "resource.data.diff({'n': 1}).affectedKeys().size() == 0",
      'resource.data.n is int',
    ],
    denied: ["resource.id != 'x'", "'id' in resource", 'resource.data.z == null', 'resource == null'],
  },
  {
    title: 'n > 1',
    query: () => where('n', 'GREATER_THAN', 1),
    allowed: [
      'resource.data.n > 0 && 1 <= resource.data.n && resource.data.n != 1',
      'resource.data.n != null && resource.data.n is constraint',
      'resource.data.size() == 1 && !(resource.data.n in [1, 2])',
      '!(resource.data.n is int) && !(resource.data.n.hasAny([9]))',
      "resource.data != {'n': 1}",
    ],
    denied: [
      'resource.data.n > 2',
      '!(resource.data.n < 1)',
      '!(resource.data.n == 1)',
      'resource.data.n is number',
      "resource.data.n != 'x'",
      "resource.data.diff({'n': 5}).affectedKeys().hasAny(['n'])",
    ],
  },
  {
    title: 'n >= 1.5',
    query: () => where('n', 'GREATER_THAN_OR_EQUAL', 1.5),
    allowed: ['resource.data.n >= 1.5'],
    denied: ['resource.data.n > 1'],
  },
  {
    title: 'n array-contains 1',
    query: () => where('n', 'ARRAY_CONTAINS', 1),
    allowed: ['1 in resource.data.n && resource.data.n.hasAny([1, 2]) && resource.data.n != null'],
    denied: [
      'resource.data.n is list',
      'resource.data.n.hasAll([1])',
      '2 in resource.data.n',
      'resource.data.n.size() > 0',
    ],
  },
  {
    title: 'n array-contains null',
    query: () => where('n', 'ARRAY_CONTAINS', null),
    allowed: ['resource.data.n is constraint && resource.data.n != null'],
    denied: ['null in resource.data.n', 'resource.data.n.hasAny([null])', 'resource.data.n == true'],
  },
  {
    title: 'n == 1.0 and n array-contains 5',
    query: all(compareJson('n', 'EQUAL', { doubleValue: 1 }), containsFive),
    allowed: [
      'resource.data.n == 1.0 && resource.data.n != 1 && resource.data.n > 0.5 && 5 in resource.data.n',
      'resource.data.n != math.sqrt(-1)',
    ],
    denied: ['resource.data.n == 1', 'resource.data.n > 0', 'resource.data.n is float'],
  },
  {
    title: 'n == [1] and n array-contains 5',
    query: all(compare('n', 'EQUAL', [1]), containsFive),
    allowed: ['resource.data.n == [1] && resource.data.n != [2]'],
    denied: ['resource.data.n != 2', 'resource.data.n != {}', '1 in resource.data.n'],
  },
  {
    title: 'n == 1 twice',
    query: all(compare('n', 'EQUAL', 1), compare('n', 'EQUAL', 1)),
    allowed: ["resource.data.n is int && resource.data.n != 'a'"],
    denied: ['resource.data.n is constraint'],
  },
  {
    title: 'n is NaN and n array-contains 5',
    query: all(isUnary('n', 'IS_NAN'), containsFive),
    allowed: [
      'resource.data.n == 1 && resource.data.n < -1 && resource.data.n > 1 && resource.data.n == math.sqrt(-1)',
      '-1 in resource.data.n && resource.data.n.hasAny([7])',
    ],
    denied: ["resource.data.n == 'a'", "'a' in resource.data.n", 'resource.data.n is float'],
  },
  {
    title: 'n is not NaN',
    query: () => ({ where: isUnary('n', 'IS_NOT_NAN') }),
    allowed: ['resource.data.n != math.sqrt(-1) && resource.data.n != null'],
    denied: ['resource.data.n != 1'],
  },
  {
    title: 'n != NaN',
    query: () => where('n', 'NOT_EQUAL', Number.NaN),
    allowed: ['resource.data.n != null'],
    denied: ['resource.data.n != math.sqrt(-1)', 'resource.data.n != true'],
  },
  ...['EQUAL', 'LESS_THAN'].map((op) => ({
    title: `${op} null, which finds nothing`,
    query: () => where('n', op, null),
    allowed: [
      'resource.data.n == true && resource.data.n == false && resource.data.n != true && resource.data.n != null',
    ],
    denied: [
      'resource.data.n == 1',
      'resource.data.n != 1',
      'true in resource.data.n',
      'resource.data.n < true',
    ],
  })),
  ...[true, [1]].map((value) => ({
    title: `n > ${JSON.stringify(value)}, which rules do not order`,
    query: () => where('n', 'GREATER_THAN', value),
    allowed: ["resource.data.n is constraint && resource.data.keys() == ['n']"],
    denied: ['resource.data.n != null', 'resource.data.n != 1', 'resource.data.n != false'],
  })),
  {
    title: 'm.a == 1',
    query: () => where('m.a', 'EQUAL', 1),
    allowed: ["resource.data.m == {'a': 1} && resource.data.m.get('b', 2) == 2"],
    denied: ['resource.data.m.b == 1'],
  },
  {
    title: 'no filter',
    query: () => ({}),
    allowed: [
      "resource.data == {} && resource.data.get('n', 2) == 2",
      'request.query.limit == null && request.query.offset == 0',
      'request.query.orderBy == {}',
    ],
    denied: ["id == 'a'", "id != 'a'", 'request.query.limit <= 5'],
  },
  {
    title: 'no filter, under a recursive wildcard',
    query: () => ({}),
    pattern: '/{doc=**}',
    allowed: ['doc is path && !(doc is string) && doc != null', "string(doc) != ''", '[doc].size() == 1'],
    denied: ["doc[0] == 'c'", 'doc == /c/a', 'doc == null', "doc.matches('.*')"],
  },
  {
    title: 'n in descending order, at most 5',
    query: () => ({ ...orderBy('n', 'DESCENDING'), limit: 5 }),
    allowed: [
      "request.query.orderBy.n == 'DESC' && request.query.limit == 5",
      'request.query.orderBy.size() == 1',
    ],
    denied: ["request.query.orderBy == 'n DESC'", "request.query.orderBy.n == 'ASC'"],
  },
  {
    title: 'ordered by m.a',
    query: () => orderBy('m.a', 'ASCENDING'),
    allowed: ["request.query.orderBy['m.a'] == 'ASC'"],
    denied: ["request.query.orderBy.m.a == 'ASC'"],
  },
  {
    title: 'the name of a stored document',
    query: isA,
    allowed: ["id == 'a' && resource.id == 'a'", 'resource.data.n == 1 && resource.data.size() == 1'],
    denied: ['resource.data.n == 2', "'m' in resource.data"],
  },
  {
    title: 'the name of a missing document',
    query: (name) => isA((path) => name(`${path}b`)),
    allowed: ["id == 'ab'"],
    denied: ['resource == null', "resource.id == 'ab'", 'resource.data == {}'],
  },
];

export const listBehaviors: readonly Behavior[] = tables.flatMap(
  ({ title, query, pattern, allowed, denied }) => [
    ...allowed.map((condition) => createListBehavior(condition, title, query, true, pattern)),
    ...denied.map((condition) => createListBehavior(condition, title, query, false, pattern)),
  ],
);
