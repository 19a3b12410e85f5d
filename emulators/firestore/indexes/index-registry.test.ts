import { describe, expect, it } from 'vitest';
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

/** An index in short: a field, -field for descending, []field for array-contains. */
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

/** The entry that is asked for, or undefined when the query is served. */
function findMissingIndex(wanted: TestQuery, ...indexes: object[]): unknown {
  return findMissingIndexIn(new IndexRegistry({ indexes, fieldOverrides: [] }), wanted);
}

function findMissingIndexIn(book: IndexRegistry, wanted: TestQuery): unknown {
  try {
    book.requireIndexes(
      parseQuery(documentsRoot, buildStructuredQuery(wanted)),
      (wanted.sums ?? []).map(parseFieldPath),
    );
    return undefined;
  } catch (error) {
    const refused = error instanceof RpcError && error.status === 'FAILED_PRECONDITION';
    const message = refused ? error.message : '';
    if (!message.startsWith('The query requires an index.')) throw error;
    return JSON.parse(message.slice(message.indexOf('{')));
  }
}

describe('queries that need no composite index', () => {
  const served: readonly (readonly [string, TestQuery])[] = [
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
    ['alternatives of one field', { where: [['a', 'IN']] }],
    [
      'alternatives of several fields',
      {
        anyOf: [
          ['a', 'EQUAL'],
          ['b', 'EQUAL'],
        ],
      },
    ],
    ['an equality ordered by its own field', { where: [['a', 'EQUAL']], orderBy: ['a'] }],
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
  it.each(served)('%s', (_, wanted) => {
    expect(findMissingIndex(wanted)).toBeUndefined();
  });
});

describe('queries that need one', () => {
  const refused: readonly (readonly [string, TestQuery, readonly string[]])[] = [
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
    ['alternatives with an ordering', { where: [['a', 'IN']], orderBy: ['b'] }, ['a', 'b']],
    ['an ordering against the name', { orderBy: ['a', '-__name__'] }, ['a', '-__name__']],
    ['names downwards', { orderBy: ['-__name__'] }, ['-__name__']],
    ['a sum with an equality', { where: [['a', 'EQUAL']], sums: ['b'] }, ['a', 'b']],
  ];

  it.each(refused)('%s', (_, wanted, fields) => {
    const needed = buildIndex(...fields);
    expect(findMissingIndex(wanted)).toEqual({ indexes: [needed] });
    expect(findMissingIndex(wanted, needed)).toBeUndefined();
  });

  it('are not served by an index of another direction, order or scope', () => {
    const wanted = { where: [['a', 'EQUAL']], orderBy: ['-b'] } as const;
    expect(findMissingIndex(wanted, buildIndex('a', 'b'))).toBeDefined();
    expect(findMissingIndex(wanted, buildIndex('-b', 'a'))).toBeDefined();
    expect(findMissingIndex(wanted, buildIndex('a', '-b', 'd'))).toBeDefined();
    expect(findMissingIndex(wanted, { ...buildIndex('a', '-b'), collectionGroup: 'other' })).toBeDefined();
    expect(
      findMissingIndex(wanted, { ...buildIndex('a', '-b'), queryScope: 'COLLECTION_GROUP' }),
    ).toBeDefined();
  });

  it('do not mind the order or direction of equality fields', () => {
    const wanted = {
      where: [
        ['a', 'EQUAL'],
        ['b', 'EQUAL'],
      ],
      orderBy: ['d'],
    } as const;
    expect(findMissingIndex(wanted, buildIndex('b', '-a', 'd'))).toBeUndefined();
  });

  it('may be joined from indexes with the same ordering', () => {
    const wanted = {
      where: [
        ['a', 'EQUAL'],
        ['b', 'EQUAL'],
      ],
      orderBy: ['-d'],
    } as const;
    expect(findMissingIndex(wanted, buildIndex('a', '-d'))).toBeDefined();
    expect(findMissingIndex(wanted, buildIndex('a', '-d'), buildIndex('b', '-d'))).toBeUndefined();
    expect(findMissingIndex(wanted, buildIndex('a', '-d'), buildIndex('b', 'd'))).toBeDefined();
  });

  it('are judged alternative by alternative', () => {
    const wanted = {
      anyOf: [
        ['a', 'EQUAL'],
        ['b', 'EQUAL'],
      ],
      orderBy: ['d'],
    } as const;
    expect(findMissingIndex(wanted, buildIndex('a', 'd'))).toEqual({ indexes: [buildIndex('b', 'd')] });
    expect(findMissingIndex(wanted, buildIndex('a', 'd'), buildIndex('b', 'd'))).toBeUndefined();
  });

  it('accept an index that names the document’s name at its end', () => {
    const wanted = { where: [['a', 'EQUAL']], orderBy: ['-b'] } as const;
    expect(findMissingIndex(wanted, buildIndex('a', '-b', '-__name__'))).toBeUndefined();
    expect(findMissingIndex(wanted, buildIndex('a', '-b', '__name__'))).toBeDefined();
  });
});

describe('collection groups', () => {
  const wanted = { where: [['a', 'EQUAL']], isCollectionGroup: true } as const;
  const override = {
    fieldOverrides: [
      {
        collectionGroup: 'c',
        fieldPath: 'a',
        indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
      },
    ],
  };

  it('need even single-field indexes declared', () => {
    expect(findMissingIndex({ isCollectionGroup: true })).toBeUndefined();
    expect(findMissingIndex(wanted)).toEqual(override);
    expect(findMissingIndexIn(new IndexRegistry(override), wanted)).toBeUndefined();
  });

  it('an override without an index of the collection takes the collection’s away', () => {
    expect(findMissingIndexIn(new IndexRegistry(override), { where: [['a', 'EQUAL']] })).toBeDefined();
  });
});

describe('the index file', () => {
  it('is checked', async () => {
    expect(() => new IndexRegistry({ indexes: [{ fields: [] }] })).toThrow(/collectionGroup/);
    await expect(IndexRegistry.fromFile('/nowhere/firestore.indexes.json')).rejects.toThrow(/cannot be read/);
  });
});
