import { expect } from 'vitest';
import type { Behaviour, Place } from '../behaviour.ts';
import { ALL } from '../behaviour.ts';
import type { Condition, Data, QuerySpec } from '../client.ts';

/** Fields that are there, missing, null, NaN and of another type. */
export const PEOPLE: Readonly<Record<string, Data>> = {
  ann: { age: 30, city: 'Reno', tags: ['rider', 'judge'] },
  bob: { age: 25, city: 'Waco', tags: [] },
  cat: { age: 30.5, city: 'Reno' },
  dan: { age: null, city: 'Cody', tags: ['clown'] },
  eve: { city: 'Waco', tags: ['rider'] },
  fay: { age: 'unknown', city: null },
  gus: { age: Number.NaN, city: 'Reno', tags: 'rider' },
};

function finds(title: string, spec: QuerySpec, expected: string): Behaviour {
  return {
    title: `finds ${title}`,
    sdks: ALL,
    async run(at) {
      await at.store(PEOPLE);
      expect(await at.ids(spec)).toBe(expected);
    },
  };
}

const where = (...conditions: readonly Condition[]): QuerySpec => ({ where: conditions });

const FILTERS: readonly Behaviour[] = [
  finds('everything by id', {}, 'ann bob cat dan eve fay gus'),
  finds('equal text', where(['city', '==', 'Reno']), 'ann cat gus'),
  finds('equal numbers', where(['age', '==', 30]), 'ann'),
  finds('null', where(['age', '==', null]), 'dan'),
  finds('NaN', where(['age', '==', Number.NaN]), 'gus'),
  finds('equal lists', where(['tags', '==', ['rider', 'judge']]), 'ann'),
  finds('greater numbers of the same type only', where(['age', '>', 25]), 'ann cat'),
  finds('greater or equal', where(['age', '>=', 30]), 'ann cat'),
  finds('less, NaN being least', where(['age', '<', 30]), 'gus bob'),
  finds('less or equal', where(['age', '<=', 25]), 'gus bob'),
  finds('text in a range', where(['city', '>=', 'D'], ['city', '<', 'W']), 'ann cat gus'),
  finds('what differs, without null and missing fields', where(['age', '!=', 30]), 'gus bob cat fay'),
  finds('what is not null', where(['city', '!=', null]), 'dan ann cat gus bob eve'),
  finds('one of several', where(['city', 'in', ['Cody', 'Waco']]), 'bob dan eve'),
  finds('none of several', where(['city', 'not-in', ['Reno', 'Cody']]), 'bob eve'),
  finds('lists that contain', where(['tags', 'array-contains', 'rider']), 'ann eve'),
  finds('lists that contain any', where(['tags', 'array-contains-any', ['clown', 'judge']]), 'ann dan'),
  finds('what two conditions allow', where(['city', '==', 'Reno'], ['age', '>', 30]), 'cat'),
  finds(
    'either of two',
    where({
      or: [
        ['city', '==', 'Cody'],
        ['age', '==', 25],
      ],
    }),
    'bob dan',
  ),
  finds(
    'nested alternatives',
    where({
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
  finds('with inequalities on two fields', where(['age', '>', 20], ['city', '>', 'S']), 'bob'),
  finds('ordered up', { orderBy: ['age'] }, 'dan gus bob ann cat fay'),
  finds('ordered down', { orderBy: [['age', 'desc']] }, 'fay cat ann bob gus dan'),
  finds('ordered by two fields', { orderBy: ['city', ['age', 'desc']] }, 'fay dan cat ann gus bob'),
  finds('ordered by id downwards', { orderBy: [['__name__', 'desc']] }, 'gus fay eve dan cat bob ann'),
  finds('the first few', { orderBy: ['age'], limit: 2 }, 'dan gus'),
  finds('the last few, in order', { orderBy: ['age'], limitToLast: 2 }, 'cat fay'),
  finds('from a value on', { orderBy: ['age'], startAt: [25] }, 'bob ann cat fay'),
  finds('after a value', { orderBy: ['age'], startAfter: [25] }, 'ann cat fay'),
  finds('up to a value', { orderBy: ['age'], endAt: [30] }, 'dan gus bob ann'),
  finds('before a value', { orderBy: ['age'], endBefore: [30] }, 'dan gus bob'),
  finds('downwards from a value', { orderBy: [['age', 'desc']], startAfter: [30.5], limit: 2 }, 'ann bob'),
  finds(
    'a page by value and id',
    { orderBy: ['city', '__name__'], startAfter: ['Reno', 'ann'], limit: 2 },
    'cat gus',
  ),
  finds(
    'lists that contain, with another condition',
    where(['tags', 'array-contains', 'rider'], ['city', '==', 'Waco']),
    'eve',
  ),
  finds('one of several, with a range', where(['city', 'in', ['Reno', 'Waco']], ['age', '>', 25]), 'ann cat'),
  finds(
    'any of several lists, with another condition',
    where(['tags', 'array-contains-any', ['rider', 'clown']], ['city', '==', 'Cody']),
    'dan',
  ),
  finds(
    'one of several in an order',
    { where: [['city', 'in', ['Reno', 'Waco']]], orderBy: [['age', 'desc']] },
    'cat ann bob gus',
  ),
  finds(
    'what differs, ordered down',
    { where: [['age', '!=', 30]], orderBy: [['age', 'desc']] },
    'fay cat bob gus',
  ),
  finds(
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
  finds(
    'a range with a limit to the last few',
    { where: [['age', '>', 0]], orderBy: ['age'], limitToLast: 2 },
    'ann cat',
  ),
  finds('between two values', { orderBy: ['age'], startAt: [25], endBefore: [30.5] }, 'bob ann'),
  finds(
    'downwards between two values',
    { orderBy: [['city', 'desc']], startAfter: ['Waco'], endAt: ['Reno'] },
    'gus cat ann',
  ),
  finds('nothing after the last', { orderBy: ['age'], startAfter: ['unknown'] }, ''),
  finds(
    'text from the start of a word',
    where(['city', '>=', 'Re'], ['city', '<', 'Re\uf8ff']),
    'ann cat gus',
  ),
  finds('no null among what differs', where(['city', '!=', 'Reno']), 'dan bob eve'),
  finds(
    'null when it is one of several wanted',
    where({
      or: [
        ['age', '==', null],
        ['age', '==', 25],
      ],
    }),
    'bob dan',
  ),
  finds('nothing', where(['city', '==', 'Oz']), ''),
  finds('nothing when null is among the values unwanted', where(['city', 'not-in', ['Waco', null]]), ''),
  finds('numbers and texts, but no NaN and no null', where(['age', '!=', Number.NaN]), 'bob ann cat fay'),
  finds('neither null nor missing fields below a number', where(['age', '<=', 30.5]), 'gus bob ann cat'),
  finds(
    'lists in either of two ways',
    where({
      or: [
        ['tags', 'array-contains', 'judge'],
        ['tags', '==', 'rider'],
      ],
    }),
    'ann gus',
  ),
  finds(
    'the last few of a range',
    { orderBy: ['age'], startAt: [25], endAt: [30.5], limitToLast: 2 },
    'ann cat',
  ),
  finds('the last few downwards', { orderBy: [['age', 'desc']], limitToLast: 2 }, 'gus dan'),
  finds(
    'after a document, wherever it stands',
    { orderBy: ['city'], startAfterDocument: 'items/cat' },
    'gus bob eve',
  ),
  finds(
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
  finds('after a document, by id', { startAfterDocument: 'items/eve', limit: 1 }, 'fay'),
  finds(
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

const NAMED: readonly Behaviour[] = [
  {
    title: 'finds documents by id',
    sdks: ALL,
    async run(at) {
      await at.store(PEOPLE);
      expect(await at.ids(where(['__name__', '==', 'bob']))).toBe('bob');
      expect(await at.ids(where(['__name__', '>', 'eve']))).toBe('fay gus');
      expect(await at.ids(where(['__name__', 'in', ['gus', 'ann', 'zoe']]))).toBe('ann gus');
    },
  },
  {
    title: 'finds the members of a collection group wherever they are',
    sdks: ALL,
    async run(at) {
      await at.set(`${at.group}/a`, { n: 1 });
      await at.set(`items/x/${at.group}/b`, { n: 2 });
      await at.set(`items/x/${at.group}-not/c`, { n: 3 });
      expect(await at.ids({ group: at.group, orderBy: [['n', 'desc']] })).toBe('b a');
      expect(await at.ids({ group: at.group, where: [['n', '>', 1]] })).toBe('b');
    },
  },
  {
    title: 'finds a subcollection without its namesakes',
    sdks: ALL,
    async run(at) {
      await at.set('items/a', {});
      await at.set('items/a/items/b', {});
      expect(await at.ids({ collection: 'items' })).toBe('a');
      expect(await at.ids({ collection: 'items/a/items' })).toBe('b');
    },
  },
  {
    title: 'finds nested fields and fields with unusual names',
    sdks: ALL,
    async run(at) {
      await at.store({ a: { m: { n: 1 } }, b: { m: { n: 2 } } });
      expect(await at.ids({ where: [['m.n', '>', 1]] })).toBe('b');
      expect(await at.ids({ orderBy: [['m.n', 'desc']] })).toBe('b a');
    },
  },
];

const pages: Behaviour = {
  title: 'pages through a collection without losing or repeating anything',
  sdks: ALL,
  async run(at: Place) {
    const items = Object.fromEntries(Array.from({ length: 23 }, (_, n) => [`d${n}`, { n: n % 5 }]));
    await at.store(items);
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

export const QUERIES: readonly Behaviour[] = [...FILTERS, ...NAMED, pages];
