import { expect } from 'vitest';
import type { ConformanceCase, TestSandbox } from '../conformance-case.ts';
import { allSdks } from '../conformance-case.ts';
import type { Condition, Data, QuerySpec } from '../sdk-client.ts';

/** Fields that are there, missing, null, NaN and of another type. */
export const people: Readonly<Record<string, Data>> = {
  ann: { age: 30, city: 'Reno', tags: ['rider', 'judge'] },
  bob: { age: 25, city: 'Waco', tags: [] },
  cat: { age: 30.5, city: 'Reno' },
  dan: { age: null, city: 'Cody', tags: ['clown'] },
  eve: { city: 'Waco', tags: ['rider'] },
  fay: { age: 'unknown', city: null },
  gus: { age: Number.NaN, city: 'Reno', tags: 'rider' },
};

function createQueryCase(title: string, spec: QuerySpec, expected: string): ConformanceCase {
  return {
    title: `finds ${title}`,
    sdks: allSdks,
    async run(at) {
      await at.setItems(people);
      expect(await at.queryIds(spec)).toBe(expected);
    },
  };
}

const buildWhere = (...conditions: readonly Condition[]): QuerySpec => ({ where: conditions });

const filterCases: readonly ConformanceCase[] = [
  createQueryCase('everything by id', {}, 'ann bob cat dan eve fay gus'),
  createQueryCase('equal text', buildWhere(['city', '==', 'Reno']), 'ann cat gus'),
  createQueryCase('equal numbers', buildWhere(['age', '==', 30]), 'ann'),
  createQueryCase('null', buildWhere(['age', '==', null]), 'dan'),
  createQueryCase('NaN', buildWhere(['age', '==', Number.NaN]), 'gus'),
  createQueryCase('equal lists', buildWhere(['tags', '==', ['rider', 'judge']]), 'ann'),
  createQueryCase('greater numbers of the same type only', buildWhere(['age', '>', 25]), 'ann cat'),
  createQueryCase('greater or equal', buildWhere(['age', '>=', 30]), 'ann cat'),
  createQueryCase('less, NaN being least', buildWhere(['age', '<', 30]), 'gus bob'),
  createQueryCase('less or equal', buildWhere(['age', '<=', 25]), 'gus bob'),
  createQueryCase('text in a range', buildWhere(['city', '>=', 'D'], ['city', '<', 'W']), 'ann cat gus'),
  createQueryCase(
    'what differs, without null and missing fields',
    buildWhere(['age', '!=', 30]),
    'gus bob cat fay',
  ),
  createQueryCase('what is not null', buildWhere(['city', '!=', null]), 'dan ann cat gus bob eve'),
  createQueryCase('one of several', buildWhere(['city', 'in', ['Cody', 'Waco']]), 'bob dan eve'),
  createQueryCase('none of several', buildWhere(['city', 'not-in', ['Reno', 'Cody']]), 'bob eve'),
  createQueryCase('lists that contain', buildWhere(['tags', 'array-contains', 'rider']), 'ann eve'),
  createQueryCase(
    'lists that contain any',
    buildWhere(['tags', 'array-contains-any', ['clown', 'judge']]),
    'ann dan',
  ),
  createQueryCase('what two conditions allow', buildWhere(['city', '==', 'Reno'], ['age', '>', 30]), 'cat'),
  createQueryCase(
    'either of two',
    buildWhere({
      or: [
        ['city', '==', 'Cody'],
        ['age', '==', 25],
      ],
    }),
    'bob dan',
  ),
  createQueryCase(
    'nested alternatives',
    buildWhere({
      or: [
        {
          and: [
            ['city', '==', 'Reno'],
            ['age', '==', 30],
          ],
        },
        ['tags', 'array-contains', 'clown'],
      ],
    }),
    'ann dan',
  ),
  createQueryCase('with inequalities on two fields', buildWhere(['age', '>', 20], ['city', '>', 'S']), 'bob'),
  createQueryCase('ordered up', { orderBy: ['age'] }, 'dan gus bob ann cat fay'),
  createQueryCase('ordered down', { orderBy: [['age', 'desc']] }, 'fay cat ann bob gus dan'),
  createQueryCase('ordered by two fields', { orderBy: ['city', ['age', 'desc']] }, 'fay dan cat ann gus bob'),
  createQueryCase(
    'ordered by id downwards',
    { orderBy: [['__name__', 'desc']] },
    'gus fay eve dan cat bob ann',
  ),
  createQueryCase('the first few', { orderBy: ['age'], limit: 2 }, 'dan gus'),
  createQueryCase('the last few, in order', { orderBy: ['age'], limitToLast: 2 }, 'cat fay'),
  createQueryCase('from a value on', { orderBy: ['age'], startAt: [25] }, 'bob ann cat fay'),
  createQueryCase('after a value', { orderBy: ['age'], startAfter: [25] }, 'ann cat fay'),
  createQueryCase('up to a value', { orderBy: ['age'], endAt: [30] }, 'dan gus bob ann'),
  createQueryCase('before a value', { orderBy: ['age'], endBefore: [30] }, 'dan gus bob'),
  createQueryCase(
    'downwards from a value',
    { orderBy: [['age', 'desc']], startAfter: [30.5], limit: 2 },
    'ann bob',
  ),
  createQueryCase(
    'a page by value and id',
    { orderBy: ['city', '__name__'], startAfter: ['Reno', 'ann'], limit: 2 },
    'cat gus',
  ),
  createQueryCase(
    'lists that contain, with another condition',
    buildWhere(['tags', 'array-contains', 'rider'], ['city', '==', 'Waco']),
    'eve',
  ),
  createQueryCase(
    'one of several, with a range',
    buildWhere(['city', 'in', ['Reno', 'Waco']], ['age', '>', 25]),
    'ann cat',
  ),
  createQueryCase(
    'any of several lists, with another condition',
    buildWhere(['tags', 'array-contains-any', ['rider', 'clown']], ['city', '==', 'Cody']),
    'dan',
  ),
  createQueryCase(
    'one of several in an order',
    { where: [['city', 'in', ['Reno', 'Waco']]], orderBy: [['age', 'desc']] },
    'cat ann bob gus',
  ),
  createQueryCase(
    'what differs, ordered down',
    { where: [['age', '!=', 30]], orderBy: [['age', 'desc']] },
    'fay cat bob gus',
  ),
  createQueryCase(
    'either of two, the first few in order',
    {
      where: [
        {
          or: [
            ['city', '==', 'Waco'],
            ['age', '>', 30],
          ],
        },
      ],
      orderBy: [['age', 'desc']],
      limit: 2,
    },
    'cat bob',
  ),
  createQueryCase(
    'a range with a limit to the last few',
    { where: [['age', '>', 0]], orderBy: ['age'], limitToLast: 2 },
    'ann cat',
  ),
  createQueryCase('between two values', { orderBy: ['age'], startAt: [25], endBefore: [30.5] }, 'bob ann'),
  createQueryCase(
    'downwards between two values',
    { orderBy: [['city', 'desc']], startAfter: ['Waco'], endAt: ['Reno'] },
    'gus cat ann',
  ),
  createQueryCase('nothing after the last', { orderBy: ['age'], startAfter: ['unknown'] }, ''),
  createQueryCase(
    'text from the start of a word',
    buildWhere(['city', '>=', 'Re'], ['city', '<', 'Re\uf8ff']),
    'ann cat gus',
  ),
  createQueryCase('no null among what differs', buildWhere(['city', '!=', 'Reno']), 'dan bob eve'),
  createQueryCase(
    'null when it is one of several wanted',
    buildWhere({
      or: [
        ['age', '==', null],
        ['age', '==', 25],
      ],
    }),
    'bob dan',
  ),
  createQueryCase('nothing', buildWhere(['city', '==', 'Oz']), ''),
  createQueryCase(
    'nothing when null is among the values unwanted',
    buildWhere(['city', 'not-in', ['Waco', null]]),
    '',
  ),
  createQueryCase(
    'numbers and texts, but no NaN and no null',
    buildWhere(['age', '!=', Number.NaN]),
    'bob ann cat fay',
  ),
  createQueryCase(
    'neither null nor missing fields below a number',
    buildWhere(['age', '<=', 30.5]),
    'gus bob ann cat',
  ),
  createQueryCase(
    'lists in either of two ways',
    buildWhere({
      or: [
        ['tags', 'array-contains', 'judge'],
        ['tags', '==', 'rider'],
      ],
    }),
    'ann gus',
  ),
  createQueryCase(
    'the last few of a range',
    { orderBy: ['age'], startAt: [25], endAt: [30.5], limitToLast: 2 },
    'ann cat',
  ),
  createQueryCase('the last few downwards', { orderBy: [['age', 'desc']], limitToLast: 2 }, 'gus dan'),
  createQueryCase(
    'after a document, wherever it stands',
    { orderBy: ['city'], startAfterDocument: 'items/cat' },
    'gus bob eve',
  ),
  createQueryCase(
    'after a document, by two fields downwards',
    {
      orderBy: [
        ['city', 'desc'],
        ['age', 'desc'],
      ],
      startAfterDocument: 'items/bob',
    },
    'cat ann gus dan fay',
  ),
  createQueryCase('after a document, by id', { startAfterDocument: 'items/eve', limit: 1 }, 'fay'),
  createQueryCase(
    'ids in a range, downwards',
    {
      where: [
        ['__name__', '>=', 'bob'],
        ['__name__', '<', 'eve'],
      ],
      orderBy: [['__name__', 'desc']],
    },
    'dan cat bob',
  ),
];

const lookupCases: readonly ConformanceCase[] = [
  {
    title: 'finds documents by id',
    sdks: allSdks,
    async run(at) {
      await at.setItems(people);
      expect(await at.queryIds(buildWhere(['__name__', '==', 'bob']))).toBe('bob');
      expect(await at.queryIds(buildWhere(['__name__', '>', 'eve']))).toBe('fay gus');
      expect(await at.queryIds(buildWhere(['__name__', 'in', ['gus', 'ann', 'zoe']]))).toBe('ann gus');
    },
  },
  {
    title: 'finds the members of a collection group wherever they are',
    sdks: allSdks,
    async run(at) {
      await at.set(`${at.groupId}/a`, { n: 1 });
      await at.set(`items/x/${at.groupId}/b`, { n: 2 });
      await at.set(`items/x/${at.groupId}-not/c`, { n: 3 });
      expect(await at.queryIds({ collectionGroup: at.groupId, orderBy: [['n', 'desc']] })).toBe('b a');
      expect(await at.queryIds({ collectionGroup: at.groupId, where: [['n', '>', 1]] })).toBe('b');
    },
  },
  {
    title: 'finds a subcollection without its namesakes',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', {});
      await at.set('items/a/items/b', {});
      expect(await at.queryIds({ collection: 'items' })).toBe('a');
      expect(await at.queryIds({ collection: 'items/a/items' })).toBe('b');
    },
  },
  {
    title: 'finds nested fields and fields with unusual names',
    sdks: allSdks,
    async run(at) {
      await at.setItems({ a: { m: { n: 1 } }, b: { m: { n: 2 } } });
      expect(await at.queryIds({ where: [['m.n', '>', 1]] })).toBe('b');
      expect(await at.queryIds({ orderBy: [['m.n', 'desc']] })).toBe('b a');
    },
  },
];

const pagingCase: ConformanceCase = {
  title: 'pages through a collection without losing or repeating anything',
  sdks: allSdks,
  async run(at: TestSandbox) {
    const items = Object.fromEntries(Array.from({ length: 23 }, (_, n) => [`d${n}`, { n: n % 5 }]));
    await at.setItems(items);
    const seen: string[] = [];
    let after: readonly unknown[] | undefined;
    while (true) {
      const spec = { collection: at.path('items'), orderBy: ['n', '__name__'], limit: 4 };
      const page = await at.client.query(after === undefined ? spec : { ...spec, startAfter: after });
      const last = page.at(-1);
      if (last === undefined) break;
      seen.push(...page.map(({ id }) => id));
      after = [last.data['n'], last.id];
    }
    expect(seen).toHaveLength(23);
    expect(new Set(seen).size).toBe(23);
  },
};

export const queryCases: readonly ConformanceCase[] = [...filterCases, ...lookupCases, pagingCase];
