import { toValueJson } from '../../testing/model-to-json.ts';
import type { Behavior, BehaviorSandbox } from './behavior.ts';
import { and, by, compare, compareJson, isUnary, or } from './query-json.ts';

type BuildQuery = (name: BehaviorSandbox['name']) => object;

const documents = {
  'c/a': { n: 1, m: 2, list: [1] },
  'c/b': { n: 2, m: 1, list: [2] },
  'c/c': { n: 3, m: Number.NaN, list: [1, 2] },
};

/** A query of the collection `c`, unless it names another. */
function createQueryBehavior(title: string, expected: string, build: BuildQuery): Behavior {
  return {
    title,
    documents,
    expected,
    run: (sandbox) => sandbox.query({ from: [{ collectionId: 'c' }], ...build(sandbox.name) }),
  };
}

const reference = (referenceValue: string) => ({ referenceValue });
const isA = (name: BehaviorSandbox['name']) => compareJson('__name__', 'EQUAL', reference(name('c/a')));
const isBeforeZ = (name: BehaviorSandbox['name']) =>
  compareJson('__name__', 'LESS_THAN', reference(name('c/z')));
const isBeforeB = (name: BehaviorSandbox['name']) =>
  compareJson('__name__', 'LESS_THAN', reference(name('c/b')));
const foreign = reference('projects/demo-other/databases/(default)/documents/c/a');

const refusedQueries: readonly (readonly [title: string, build: BuildQuery])[] = [
  ['a field after the name in the ordering', () => ({ orderBy: [by('__name__'), by('n')] })],
  ['a range ordered by name', () => ({ where: compare('n', 'LESS_THAN', 5), orderBy: [by('__name__')] })],
  [
    'not-in with null ordered by name',
    () => ({ where: compare('n', 'NOT_IN', [null, 0.5]), orderBy: [by('__name__')] }),
  ],
  ['equal names and a range', (name) => ({ where: and(isA(name), compare('n', 'LESS_THAN', 5)) })],
  ['equal names or a range', (name) => ({ where: or(isA(name), compare('n', 'LESS_THAN', 5)) })],
  ['two !=', () => ({ where: and(compare('n', 'NOT_EQUAL', 1), compare('m', 'NOT_EQUAL', 1)) })],
  ['!= and not null', () => ({ where: and(compare('n', 'NOT_EQUAL', 1), isUnary('m', 'IS_NOT_NULL')) })],
  ['not NaN twice', () => ({ where: and(isUnary('n', 'IS_NOT_NAN'), isUnary('m', 'IS_NOT_NAN')) })],
  ['in and not-in', () => ({ where: and(compare('n', 'IN', [1]), compare('m', 'NOT_IN', [9])) })],
  ['or and not-in', () => ({ where: and(or(compare('n', 'EQUAL', 1)), compare('m', 'NOT_IN', [9])) })],
  [
    'array-contains-any and not-in',
    () => ({ where: and(compare('list', 'ARRAY_CONTAINS_ANY', [1]), compare('m', 'NOT_IN', [9])) }),
  ],
  [
    'two array-contains',
    () => ({ where: and(compare('list', 'ARRAY_CONTAINS', 1), compare('list', 'ARRAY_CONTAINS', 2)) }),
  ],
  ['11 values in not-in', () => ({ where: compare('n', 'NOT_IN', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) })],
  ['31 equal values in in', () => ({ where: compare('n', 'IN', Array<number>(31).fill(1)) })],
  ['a reserved collection', () => ({ from: [{ collectionId: '__c__' }] })],
  ['a reserved collection group', () => ({ from: [{ collectionId: '__c__', allDescendants: true }] })],
  [
    'more cursor values than orderings',
    () => ({ orderBy: [by('n')], startAt: { values: [toValueJson(1), toValueJson(2)] } }),
  ],
  [
    'a cursor for the implicit name',
    (name) => ({ orderBy: [by('n')], startAt: { values: [toValueJson(1), reference(name('c/a'))] } }),
  ],
  ['a cursor without an ordering', (name) => ({ startAt: { values: [reference(name('c/a'))] } })],
  [
    'a cursor on an implicit ordering',
    () => ({ where: compare('n', 'GREATER_THAN', 0), startAt: { values: [toValueJson(1)] } }),
  ],
  ['a cursor in another database', () => ({ orderBy: [by('__name__')], startAt: { values: [foreign] } })],
  ['a name in another database', () => ({ where: compareJson('__name__', 'LESS_THAN', foreign) })],
  [
    'a filter on all collections',
    () => ({ from: [{ allDescendants: true }], where: compare('n', 'EQUAL', 1) }),
  ],
  ['an ordering of all collections', () => ({ from: [{ allDescendants: true }], orderBy: [by('n')] })],
  ['a name that is NaN', () => ({ where: isUnary('__name__', 'IS_NAN') })],
  ['a name that is not null', () => ({ where: isUnary('__name__', 'IS_NOT_NULL') })],
  ['a reserved field', () => ({ where: compare('__n__', 'EQUAL', 1) })],
  ['a field of the name', () => ({ where: compare('__name__.a', 'EQUAL', 1) })],
  ['a path of 21 fields', () => ({ where: compare(Array(21).fill('a').join('.'), 'EQUAL', 1) })],
  [
    'a path of more than 1,500 bytes',
    () => ({ where: compare(`${'a'.repeat(800)}.${'b'.repeat(800)}`, 'EQUAL', 1) }),
  ],
];

const sumOfN = (structuredQuery: object): Behavior['run'] => {
  const aggregations = [{ alias: 'sum', sum: { field: { fieldPath: 'n' } } }];
  return (sandbox) =>
    sandbox.call('runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'c' }], ...structuredQuery },
        aggregations,
      },
    });
};

const aggregationBehaviors: readonly Behavior[] = [
  { title: 'a sum', documents, expected: 'ok', run: sumOfN({}) },
  {
    title: 'a sum in the order of names',
    documents,
    expected: 'INVALID_ARGUMENT',
    run: sumOfN({ orderBy: [by('__name__')] }),
  },
  {
    title: 'a sum that the query does not select',
    documents,
    expected: 'INVALID_ARGUMENT',
    run: sumOfN({ select: { fields: [{ fieldPath: 'm' }] } }),
  },
];

export const queryBehaviors: readonly Behavior[] = [
  ...refusedQueries.map(([title, build]) =>
    createQueryBehavior(`refuses ${title}`, 'INVALID_ARGUMENT', build),
  ),
  ...aggregationBehaviors,
  createQueryBehavior('needs an index of descending names', 'FAILED_PRECONDITION', () => ({
    orderBy: [by('__name__', 'DESCENDING')],
  })),
  createQueryBehavior('needs an index of descending names in a range', 'FAILED_PRECONDITION', (name) => ({
    where: isBeforeZ(name),
    orderBy: [by('__name__', 'DESCENDING')],
  })),
  createQueryBehavior('needs no index of descending names with or', 'b a', (name) => ({
    where: or(isBeforeB(name), compare('n', 'EQUAL', 2)),
    orderBy: [by('__name__', 'DESCENDING')],
  })),
  createQueryBehavior('the same array-contains twice', 'a c', () => ({
    where: and(compare('list', 'ARRAY_CONTAINS', 1), compare('list', 'ARRAY_CONTAINS', 1)),
  })),
  createQueryBehavior('nothing that is not among null, by another field', '', () => ({
    where: compare('n', 'NOT_IN', [null, 1]),
    orderBy: [by('m')],
  })),
  createQueryBehavior('equal names and a range of names and values', 'a', (name) => ({
    where: and(isA(name), isBeforeZ(name), compare('n', 'LESS_THAN', 5)),
  })),
  createQueryBehavior('all documents of all collections', 'a b c', () => ({
    from: [{ allDescendants: true }],
  })),
  createQueryBehavior('the same filter in 31 disjunctions', 'a', () => ({
    where: or(...Array.from({ length: 31 }, () => compare('n', 'EQUAL', 1))),
  })),
  createQueryBehavior('filters in 40 levels', 'a', () => ({
    where: Array.from({ length: 40 }).reduce<object>(
      (filter) => and(filter, compare('n', 'EQUAL', 1)),
      compare('n', 'EQUAL', 1),
    ),
  })),
  createQueryBehavior('arrays in in', 'a b', () => ({ where: compare('list', 'IN', [[1], [2]]) })),
  createQueryBehavior('arrays in not-in', 'c b', () => ({ where: compare('list', 'NOT_IN', [[1]]) })),
  createQueryBehavior('no NaN in a range', 'b', () => ({ where: compare('m', 'LESS_THAN', 2) })),
  createQueryBehavior('nothing more than NaN', '', () => ({
    where: compare('m', 'GREATER_THAN', Number.NaN),
  })),
  createQueryBehavior('nothing that equals NaN, except by the unary filter', '', () => ({
    where: compare('m', 'EQUAL', Number.NaN),
  })),
  createQueryBehavior('NaN by the unary filter', 'c', () => ({ where: isUnary('m', 'IS_NAN') })),
  createQueryBehavior('everything that differs from NaN, including NaN', 'c b a', () => ({
    where: compare('m', 'NOT_EQUAL', Number.NaN),
  })),
  createQueryBehavior('documents without a field that or compares with NaN', 'c b', () => ({
    where: or(compare('missing', 'LESS_THAN', Number.NaN), compare('n', 'GREATER_THAN', 1)),
    orderBy: [by('n', 'DESCENDING')],
  })),
  createQueryBehavior('nothing by an impossible range, whatever the ordering', '', () => ({
    where: compare('m', 'LESS_THAN', Number.NaN),
    orderBy: [by('n'), by('__name__', 'DESCENDING')],
  })),
  createQueryBehavior('nothing without the possible field of an impossible and', '', () => ({
    where: or(
      and(compare('missing', 'GREATER_THAN', 1), compare('m', 'LESS_THAN', Number.NaN)),
      compare('n', 'GREATER_THAN', 1),
    ),
  })),
  createQueryBehavior('documents without the field that or compares with !=', 'b c', () => ({
    where: or(compare('missing', 'NOT_EQUAL', null), compare('n', 'GREATER_THAN', 1)),
  })),
  createQueryBehavior('nothing that differs from null', '', () => ({
    where: compare('m', 'NOT_EQUAL', null),
  })),
  createQueryBehavior('no NaN and no null in in', 'a', () => ({
    where: compare('m', 'IN', [Number.NaN, null, 2]),
  })),
  createQueryBehavior('NaN although not-in lists it', 'c a', () => ({
    where: compare('m', 'NOT_IN', [Number.NaN, 1]),
  })),
];
