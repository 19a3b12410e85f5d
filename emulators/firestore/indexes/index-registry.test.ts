import { describe, expect, test } from 'vitest';
import { RpcError } from '../errors.ts';
import { parseQuery } from '../query/parse-query.ts';
import { documentsRoot } from '../testing/arbitraries.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { IndexRegistry } from './index-registry.ts';

type Clause = readonly [field: string, operator: string];

const integerOne = { integerValue: '1' };
const buildFilter = ([fieldPath, op]: Clause): object => ({
  fieldFilter: {
    field: { fieldPath },
    op,
    value:
      fieldPath === '__name__'
        ? { referenceValue: `${documentsRoot}/c/x` }
        : op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY'
          ? { arrayValue: { values: [integerOne, { integerValue: '2' }] } }
          : integerOne,
  },
});

interface TestQuery {
  readonly where?: readonly Clause[];
  readonly anyOf?: readonly Clause[];
  readonly orderBy?: readonly string[];
  readonly isCollectionGroup?: boolean;
  readonly sums?: readonly string[];
}

function buildStructuredQuery({
  where = [],
  anyOf = [],
  orderBy = [],
  isCollectionGroup = false,
}: TestQuery): object {
  const alternatives =
    anyOf.length > 0 ? [{ compositeFilter: { op: 'OR', filters: anyOf.map(buildFilter) } }] : [];
  const filters = [...where.map(buildFilter), ...alternatives];
  return {
    from: [{ collectionId: 'c', allDescendants: isCollectionGroup }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: orderBy.map((text) => ({
      field: { fieldPath: text.replace('-', '') },
      direction: text.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
    })),
  };
}

/** An index on fields: `field`, `-field` for descending, `[]field` for array-contains. */
function buildIndex(...fields: string[]) {
  return {
    collectionGroup: 'c',
    queryScope: 'COLLECTION',
    fields: fields.map((text) => {
      if (text.startsWith('[]')) return { fieldPath: text.slice(2), arrayConfig: 'CONTAINS' };
      return { fieldPath: text.replace('-', ''), order: text.startsWith('-') ? 'DESCENDING' : 'ASCENDING' };
    }),
  };
}

/** The definition of the missing index, or undefined when the query is served. */
function findMissingIndex(query: TestQuery, ...indexes: object[]): unknown {
  return findMissingIndexIn(new IndexRegistry({ indexes, fieldOverrides: [] }), query);
}

function findMissingIndexIn(registry: IndexRegistry, query: TestQuery): unknown {
  try {
    registry.requireIndexes(
      parseQuery(documentsRoot, buildStructuredQuery(query)),
      (query.sums ?? []).map(parseFieldPath),
    );
    return undefined;
  } catch (error) {
    const isRejected = error instanceof RpcError && error.status === 'FAILED_PRECONDITION';
    const message = isRejected ? error.message : '';
    if (!message.startsWith('The query requires an index.')) throw error;
    return JSON.parse(message.slice(message.indexOf('{')));
  }
}

describe('queries that need no composite index', () => {
  const servedQueries: readonly (readonly [string, TestQuery])[] = [
    ['the whole collection', {}],
    ['an equality', { where: [['a', 'EQUAL']] }],
    [
      'several equalities',
      {
        where: [
          ['a', 'EQUAL'],
          ['b', 'EQUAL'],
          ['d', 'EQUAL'],
        ],
      },
    ],
    [
      'a range on one field',
      {
        where: [
          ['a', 'GREATER_THAN'],
          ['a', 'LESS_THAN'],
        ],
      },
    ],
    ['an ordering', { orderBy: ['-a'] }],
    ['a range with the ordering of its field', { where: [['a', 'GREATER_THAN']], orderBy: ['-a'] }],
    [
      'array-contains with equalities',
      {
        where: [
          ['a', 'ARRAY_CONTAINS'],
          ['b', 'EQUAL'],
        ],
      },
    ],
    ['a disjunction on one field', { where: [['a', 'IN']] }],
    [
      'a disjunction on several fields',
      {
        anyOf: [
          ['a', 'EQUAL'],
          ['b', 'EQUAL'],
        ],
      },
    ],
    ['an equality ordered by the same field', { where: [['a', 'EQUAL']], orderBy: ['a'] }],
    ['an equality ordered by name', { where: [['a', 'EQUAL']], orderBy: ['__name__'] }],
    [
      'an equality and a range of names',
      {
        where: [
          ['a', 'EQUAL'],
          ['__name__', 'GREATER_THAN'],
        ],
      },
    ],
    ['a sum', { sums: ['a'] }],
    ['a not-in', { where: [['a', 'NOT_IN']] }],
  ];
  test.each(servedQueries)('%s', (_, query) => {
    expect(findMissingIndex(query)).toBeUndefined();
  });
});

describe('queries that need a composite index', () => {
  const unservedQueries: readonly (readonly [string, TestQuery, readonly string[]])[] = [
    ['an equality with another ordering', { where: [['a', 'EQUAL']], orderBy: ['-b'] }, ['a', '-b']],
    [
      'an equality with a range',
      {
        where: [
          ['a', 'EQUAL'],
          ['b', 'GREATER_THAN'],
        ],
      },
      ['a', 'b'],
    ],
    ['two orderings', { orderBy: ['a', '-b'] }, ['a', '-b']],
    [
      'ranges on two fields',
      {
        where: [
          ['a', 'GREATER_THAN'],
          ['b', 'LESS_THAN'],
        ],
      },
      ['a', 'b'],
    ],
    [
      'a range ordered by another field first',
      { where: [['a', 'GREATER_THAN']], orderBy: ['b'] },
      ['b', 'a'],
    ],
    ['array-contains with an ordering', { where: [['a', 'ARRAY_CONTAINS']], orderBy: ['b'] }, ['[]a', 'b']],
    ['a disjunction with an ordering', { where: [['a', 'IN']], orderBy: ['b'] }, ['a', 'b']],
    [
      'an ordering with __name__ in the opposite direction',
      { orderBy: ['a', '-__name__'] },
      ['a', '-__name__'],
    ],
    ['descending names', { orderBy: ['-__name__'] }, ['-__name__']],
    ['a sum with an equality', { where: [['a', 'EQUAL']], sums: ['b'] }, ['a', 'b']],
  ];

  test.each(unservedQueries)('%s', (_, query, fields) => {
    const needed = buildIndex(...fields);
    expect(findMissingIndex(query)).toEqual({ indexes: [needed] });
    expect(findMissingIndex(query, needed)).toBeUndefined();
  });

  test('are not served by an index with another direction, order or scope', () => {
    const query = { where: [['a', 'EQUAL']], orderBy: ['-b'] } as const;
    expect(findMissingIndex(query, buildIndex('a', 'b'))).toBeDefined();
    expect(findMissingIndex(query, buildIndex('-b', 'a'))).toBeDefined();
    expect(findMissingIndex(query, buildIndex('a', '-b', 'd'))).toBeDefined();
    expect(findMissingIndex(query, { ...buildIndex('a', '-b'), collectionGroup: 'other' })).toBeDefined();
    expect(
      findMissingIndex(query, { ...buildIndex('a', '-b'), queryScope: 'COLLECTION_GROUP' }),
    ).toBeDefined();
  });

  test('are served with equality fields in any order and direction', () => {
    const query = {
      where: [
        ['a', 'EQUAL'],
        ['b', 'EQUAL'],
      ],
      orderBy: ['d'],
    } as const;
    expect(findMissingIndex(query, buildIndex('b', '-a', 'd'))).toBeUndefined();
  });

  test('are served by merging indexes with the same ordering', () => {
    const query = {
      where: [
        ['a', 'EQUAL'],
        ['b', 'EQUAL'],
      ],
      orderBy: ['-d'],
    } as const;
    expect(findMissingIndex(query, buildIndex('a', '-d'))).toBeDefined();
    expect(findMissingIndex(query, buildIndex('a', '-d'), buildIndex('b', '-d'))).toBeUndefined();
    expect(findMissingIndex(query, buildIndex('a', '-d'), buildIndex('b', 'd'))).toBeDefined();
  });

  test('need an index for each branch of a disjunction', () => {
    const query = {
      anyOf: [
        ['a', 'EQUAL'],
        ['b', 'EQUAL'],
      ],
      orderBy: ['d'],
    } as const;
    expect(findMissingIndex(query, buildIndex('a', 'd'))).toEqual({ indexes: [buildIndex('b', 'd')] });
    expect(findMissingIndex(query, buildIndex('a', 'd'), buildIndex('b', 'd'))).toBeUndefined();
  });

  test('are served by an index with an explicit __name__ at its end', () => {
    const query = { where: [['a', 'EQUAL']], orderBy: ['-b'] } as const;
    expect(findMissingIndex(query, buildIndex('a', '-b', '-__name__'))).toBeUndefined();
    expect(findMissingIndex(query, buildIndex('a', '-b', '__name__'))).toBeDefined();
  });
});

describe('collection group queries', () => {
  const query = { where: [['a', 'EQUAL']], isCollectionGroup: true } as const;
  const override = {
    fieldOverrides: [
      {
        collectionGroup: 'c',
        fieldPath: 'a',
        indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
      },
    ],
  };

  test('need declared single-field indexes', () => {
    expect(findMissingIndex({ isCollectionGroup: true })).toBeUndefined();
    expect(findMissingIndex(query)).toEqual(override);
    expect(findMissingIndexIn(new IndexRegistry(override), query)).toBeUndefined();
  });

  test('remove the collection’s default index with an override that lacks it', () => {
    expect(findMissingIndexIn(new IndexRegistry(override), { where: [['a', 'EQUAL']] })).toBeDefined();
  });
});

describe('firestore.indexes.json', () => {
  test('is validated', async () => {
    expect(() => new IndexRegistry({ indexes: [{ fields: [] }] })).toThrow(/collectionGroup/);
    await expect(IndexRegistry.fromFile('/nowhere/firestore.indexes.json')).rejects.toThrow(/cannot be read/);
  });
});
