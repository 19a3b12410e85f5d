import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import { allSdks } from '../conformance-case.ts';
import { createQueryCase } from './query-case.ts';

const pagingCase: ConformanceCase = {
  title: 'pages through a collection without gaps or repetitions',
  sdks: allSdks,
  async run(sandbox) {
    const items = Object.fromEntries(Array.from({ length: 23 }, (_, n) => [`d${n}`, { n: n % 5 }]));
    await sandbox.setItems(items);
    const ids: string[] = [];
    let cursor: readonly unknown[] | undefined;
    while (true) {
      const spec = { collection: sandbox.path('items'), orderBy: ['n', '__name__'], limit: 4 };
      const page = await sandbox.client.query(cursor === undefined ? spec : { ...spec, startAfter: cursor });
      const last = page.at(-1);
      if (last === undefined) break;
      ids.push(...page.map(({ id }) => id));
      cursor = [last.data['n'], last.id];
    }
    expect(ids).toHaveLength(23);
    expect(new Set(ids).size).toBe(23);
  },
};

/** Orderings, limits and cursors. */
export const orderedQueryCases: readonly ConformanceCase[] = [
  createQueryCase('documents in ascending order', { orderBy: ['age'] }, 'dan gus bob ann cat fay'),
  createQueryCase('documents in descending order', { orderBy: [['age', 'desc']] }, 'fay cat ann bob gus dan'),
  createQueryCase(
    'documents ordered by two fields',
    { orderBy: ['city', ['age', 'desc']] },
    'fay dan cat ann gus bob',
  ),
  createQueryCase(
    'documents by descending id, after an equality',
    { where: [['city', '==', 'Reno']], orderBy: [['__name__', 'desc']] },
    'gus cat ann',
  ),
  createQueryCase('the first documents', { orderBy: ['age'], limit: 2 }, 'dan gus'),
  createQueryCase('the last documents, in order', { orderBy: ['age'], limitToLast: 2 }, 'cat fay'),
  createQueryCase('documents from a value', { orderBy: ['age'], startAt: [25] }, 'bob ann cat fay'),
  createQueryCase('documents after a value', { orderBy: ['age'], startAfter: [25] }, 'ann cat fay'),
  createQueryCase('documents up to a value', { orderBy: ['age'], endAt: [30] }, 'dan gus bob ann'),
  createQueryCase('documents before a value', { orderBy: ['age'], endBefore: [30] }, 'dan gus bob'),
  createQueryCase(
    'documents after a value in descending order',
    { orderBy: [['age', 'desc']], startAfter: [30.5], limit: 2 },
    'ann bob',
  ),
  createQueryCase(
    'a page by value and id',
    { orderBy: ['city', '__name__'], startAfter: ['Reno', 'ann'], limit: 2 },
    'cat gus',
  ),
  createQueryCase(
    'any of several values, ordered',
    { where: [['city', 'in', ['Reno', 'Waco']]], orderBy: [['age', 'desc']] },
    'cat ann bob gus',
  ),
  createQueryCase(
    'different values in descending order',
    { where: [['age', '!=', 30]], orderBy: [['age', 'desc']] },
    'fay cat bob gus',
  ),
  createQueryCase(
    'the first matches of a disjunction',
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
    'the last documents of a range',
    { where: [['age', '>', 0]], orderBy: ['age'], limitToLast: 2 },
    'ann cat',
  ),
  createQueryCase(
    'documents between two values',
    { orderBy: ['age'], startAt: [25], endBefore: [30.5] },
    'bob ann',
  ),
  createQueryCase(
    'documents between two values in descending order',
    { orderBy: [['city', 'desc']], startAfter: ['Waco'], endAt: ['Reno'] },
    'gus cat ann',
  ),
  createQueryCase('nothing after the last value', { orderBy: ['age'], startAfter: ['unknown'] }, ''),
  createQueryCase(
    'the last documents between two values',
    { orderBy: ['age'], startAt: [25], endAt: [30.5], limitToLast: 2 },
    'ann cat',
  ),
  createQueryCase(
    'the last documents in descending order',
    { orderBy: [['age', 'desc']], limitToLast: 2 },
    'gus dan',
  ),
  createQueryCase(
    'documents after a document',
    { orderBy: ['city'], startAfterDocument: 'items/cat' },
    'gus bob eve',
  ),
  createQueryCase(
    'documents after a document, in descending order of two fields',
    {
      orderBy: [
        ['city', 'desc'],
        ['age', 'desc'],
      ],
      startAfterDocument: 'items/bob',
    },
    'cat ann gus dan fay',
  ),
  createQueryCase('documents after a document by id', { startAfterDocument: 'items/eve', limit: 1 }, 'fay'),
  createQueryCase(
    'ids in a range',
    {
      where: [
        ['__name__', '>=', 'bob'],
        ['__name__', '<', 'eve'],
      ],
    },
    'bob cat dan',
  ),
  pagingCase,
];
