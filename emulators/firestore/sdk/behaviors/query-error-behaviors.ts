/** The errors of refused queries with their texts, which SDKs show. */
import { adminHeaders, getError, type Behavior } from './behavior.ts';
import { and, by, compare, compareJson, isUnary, or } from './query-json.ts';

const numbers = (length: number) => Array.from({ length }, (_, n) => n);
const text = (bytes: number) => 'x'.repeat(bytes - 1);
const field = { fieldPath: 'a' };

const manyEqualities = (length: number) => and(...numbers(length).map((n) => compare(`f${n}`, 'EQUAL', n)));

const manyParts = (filters: number, orders: number) =>
  `The query may not have more than 100 filters + sort orders + ancestor total. Currently there are ${filters} filters, ${orders} sort orders, and no ancestor filter.`;
const manyDisjunctions = (count: number) =>
  `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of 30`;
const invalidPath = (path: string) =>
  `Invalid property path "${path}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`;
const tooLarge = (path: string) => `value for ${path} is too large to be used in a query`;
const twoContains = "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.";

const contains = compare('a', 'ARRAY_CONTAINS', 1);
const containsAny = compare('b', 'ARRAY_CONTAINS_ANY', [2, 3]);

const firstEight = compare('a', 'IN', numbers(8));
const isZero = compare('a', 'EQUAL', 0);
const aPair = or(and(isZero, compare('b', 'EQUAL', 0)), compare('c', 'EQUAL', 0));
const manyPairs = or(and(isZero, compare('b', 'IN', numbers(4))), compare('c', 'IN', numbers(4)));
const nested = (length: number) => Array(length).fill('a').join('.');

const refusedFilters: readonly (readonly [filter: object, message: string])[] = [
  [and(contains, compare('b', 'ARRAY_CONTAINS', 2)), twoContains],
  [and(contains, containsAny), twoContains],
  [and(containsAny, compare('a', 'ARRAY_CONTAINS_ANY', [1])), twoContains],
  [or(and(contains, compare('a', 'ARRAY_CONTAINS', 2)), compare('b', 'EQUAL', 1)), twoContains],
  // Equal ones count once in each conjunction.
  [and(contains, and(contains)), twoContains],
  [and(contains, compare('a', 'ARRAY_CONTAINS_ANY', [1])), twoContains],
  [and(contains, or(compare('b', 'EQUAL', 1), compare('a', 'ARRAY_CONTAINS_ANY', [1]))), twoContains],
  [manyEqualities(101), manyParts(101, 0)],
  [or(...numbers(101).map((n) => compare('a', 'EQUAL', n))), manyParts(101, 0)],
  [
    and(
      ...[
        [0, 1],
        [0, 1, 2],
        [0, 1, 3],
        [0, 1, 2, 3],
      ].map((list) => compare('a', 'IN', list)),
    ),
    'Too many disjunctions after normalization, the maximum is 30',
  ],
  // What is alone in a conjunction is not what it is in the list.
  [
    and(firstEight, and(isZero), or(and(isZero), firstEight)),
    'Too many disjunctions after normalization, the maximum is 30',
  ],
  [or(compare('a', 'IN', numbers(30)), and(isZero)), manyDisjunctions(31)],
  [or(...numbers(31).map((n) => compare('a', 'EQUAL', n))), manyDisjunctions(31)],
  [and(compare('a', 'IN', numbers(6)), compare('b', 'IN', numbers(6))), manyDisjunctions(36)],
  [
    and(compare('a', 'NOT_EQUAL', 1), compare('b', 'NOT_IN', [1])),
    "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
  ],
  [
    and(compare('a', 'IN', [1]), compare('b', 'NOT_IN', [1])),
    "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
  ],
  [compare('a', 'IN', numbers(31)), "'IN' supports up to 30 comparison values."],
  [compare('a', 'NOT_IN', numbers(11)), "'NOT_IN' supports up to 10 comparison values."],
  [compare('a', 'IN', []), "'IN' requires an non-empty ArrayValue."],
  [compare('a', 'ARRAY_CONTAINS_ANY', 1), "'ARRAY_CONTAINS_ANY' requires an ArrayValue."],
  [compare('a', 'EQUAL', text(1501)), tooLarge('a')],
  [compare('a.b', 'NOT_IN', [1, text(1501)]), tooLarge('a.b')],
  [compare('a', 'ARRAY_CONTAINS', text(1501)), tooLarge('a[*]')],
  [compare('a', 'EQUAL', numbers(188)), tooLarge('a')],
  [compareJson('a', 'EQUAL', { bytesValue: Buffer.alloc(1501).toString('base64') }), tooLarge('a')],
  [compare('__name__', 'EQUAL', 'a'), '__key__ filter value must be a Key'],
  [isUnary('__name__', 'IS_NULL'), '__key__ filter value must be a Key'],
  [compare('__name__', 'ARRAY_CONTAINS', 1), 'the name __key__ is reserved'],
  [compare('', 'EQUAL', 1), 'Invalid empty property path string.'],
  [compare('a..b', 'EQUAL', 1), invalidPath('a..b')],
  [compare('`\\x`', 'EQUAL', 1), invalidPath('`\\x`')],
  [compare('x'.repeat(1500), 'EQUAL', 1), 'property path is longer than 1500 bytes.'],
  [compare(nested(20), 'ARRAY_CONTAINS', 1), 'paths must have at most 20 elements'],
  [compare(nested(20), 'ARRAY_CONTAINS_ANY', [1]), 'paths must have at most 20 elements'],
  [compare('__a__', 'EQUAL', 1), 'Invalid reserved name in field path __a__'],
  [{}, 'Unknown Filter type.'],
  [{ fieldFilter: { field, value: { integerValue: 1 } } }, 'Unknown FieldFilter operator.'],
  [{ fieldFilter: { field, op: 'EQUAL' } }, 'Cannot convert firestore.v1.Value with type unset.'],
  [{ unaryFilter: { field } }, 'Unknown UnaryFilter operator.'],
  [{ unaryFilter: { op: 'IS_NULL' } }, 'Unsupported UnaryFilter operand type (non-FIELD).'],
  [{ compositeFilter: { filters: [contains] } }, 'Unsupported CompositeFilter operator.'],
  [
    compareJson('a', 'EQUAL', { geoPointValue: { latitude: 100 } }),
    "Geo point latitude '100.0' outside permitted range -90.0 to 90.0.",
  ],
];

const all = { allDescendants: true };

const refusedQueries: readonly (readonly [query: object, message: string])[] = [
  [{ orderBy: [by('a'), by('a')] }, 'order by clause cannot contain duplicate fields a'],
  [{ orderBy: [by('__name__'), by('a')] }, 'order by clause cannot contain more fields after the key'],
  [
    { orderBy: [by('__name__')], startAt: { values: [{ stringValue: 'a' }] } },
    'Cursor __key__ value is not a document reference.',
  ],
  [{ orderBy: [by('a')], endAt: { values: [{}] } }, 'Cannot convert firestore.v1.Value with type unset.'],
  [{ offset: -1 }, 'offset is negative'],
  [
    { from: [{ collectionId: 'a' }, { collectionId: 'b' }] },
    'StructuredQuery.from cannot have more than one collection selector.',
  ],
  [{ from: [{ collectionId: 'a/b' }] }, 'Collection id "a/b" is invalid because it contains "/".'],
  [{ from: [all], where: compare('a', 'EQUAL', 1) }, 'kind is required for filter: a'],
  [{ from: [all], orderBy: [by('a')] }, 'kind is required for all orders except __key__ ascending'],
  [{ where: manyEqualities(100), orderBy: [by('a')] }, manyParts(100, 1)],
  [{ orderBy: numbers(101).map((n) => by(`f${n}`)) }, manyParts(0, 101)],
  ...refusedFilters.map(([where, message]) => [{ where }, message] as const),
];

/** What is just short enough. */
const acceptedFilters = [
  and(contains, contains),
  manyEqualities(100),
  // Sixty combinations, of which 22 differ.
  and(...[3, 4, 5].map((length) => compare('a', 'IN', numbers(length)))),
  and(compare('a', 'IN', numbers(15)), or(...numbers(15).map((n) => compare('a', 'EQUAL', n)))),
  and(firstEight, isZero, or(isZero, firstEight)),
  and(manyPairs, aPair, or(aPair, manyPairs)),
  or(compare('a', 'IN', numbers(30)), and(isZero, isZero, compare('a', 'IN', [0]))),
  compare('`\\\\\\``', 'EQUAL', 1),
  compare('x'.repeat(1499), 'EQUAL', 1),
  compare(nested(20), 'EQUAL', 1),
  compare(nested(19), 'ARRAY_CONTAINS', 1),
  compare('a', 'EQUAL', text(1500)),
  compare('a', 'EQUAL', numbers(187)),
  compare('a', 'IN', [text(1000), text(1001)]),
  compareJson('a', 'EQUAL', { bytesValue: Buffer.alloc(1500).toString('base64') }),
];

const createBehavior = (query: object, expected: string): Behavior => ({
  title: JSON.stringify(query).slice(0, 150),
  expected,
  async run({ rest }) {
    const structuredQuery = { from: [{ collectionId: 'c' }], ...query };
    const { body } = await rest.send('POST', `/v1/${rest.root}:runQuery`, { structuredQuery }, adminHeaders);
    const error = getError(body);
    return error === undefined ? 'ok' : `${error.status}: ${error.message}`;
  },
});

export const queryErrorBehaviors: readonly Behavior[] = [
  ...refusedQueries.map(([query, message]) => createBehavior(query, `INVALID_ARGUMENT: ${message}`)),
  createBehavior(
    { orderBy: [by('__name__', 'DESCENDING')] },
    'FAILED_PRECONDITION: Firestore does not support descending key scans',
  ),
  ...acceptedFilters.map((where) => createBehavior({ where }, 'ok')),
];
