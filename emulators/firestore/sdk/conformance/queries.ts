import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import { allSdks, cachelessSdks } from '../conformance-case.ts';
import { buildWhere, createQueryCase, people } from './query-case.ts';

const filterCases: readonly ConformanceCase[] = [
  createQueryCase('everything by id', {}, 'ann bob cat dan eve fay gus'),
  createQueryCase('equal strings', buildWhere(['city', '==', 'Reno']), 'ann cat gus'),
  createQueryCase('equal numbers', buildWhere(['age', '==', 30]), 'ann'),
  createQueryCase('null', buildWhere(['age', '==', null]), 'dan'),
  createQueryCase('NaN', buildWhere(['age', '==', Number.NaN]), 'gus'),
  createQueryCase('equal lists', buildWhere(['tags', '==', ['rider', 'judge']]), 'ann'),
  createQueryCase('greater numbers, but no other types', buildWhere(['age', '>', 25]), 'ann cat'),
  createQueryCase('greater or equal numbers', buildWhere(['age', '>=', 30]), 'ann cat'),
  createQueryCase('lesser numbers, but no NaN', buildWhere(['age', '<', 30]), 'bob', cachelessSdks),
  createQueryCase('lesser or equal numbers', buildWhere(['age', '<=', 25]), 'bob', cachelessSdks),
  createQueryCase('strings in a range', buildWhere(['city', '>=', 'D'], ['city', '<', 'W']), 'ann cat gus'),
  createQueryCase(
    'different values, but no null and no missing fields',
    buildWhere(['age', '!=', 30]),
    'gus bob cat fay',
  ),
  createQueryCase('values other than null', buildWhere(['city', '!=', null]), 'dan ann cat gus bob eve'),
  createQueryCase('any of several values', buildWhere(['city', 'in', ['Cody', 'Waco']]), 'bob dan eve'),
  createQueryCase('none of several values', buildWhere(['city', 'not-in', ['Reno', 'Cody']]), 'bob eve'),
  createQueryCase('lists that contain a value', buildWhere(['tags', 'array-contains', 'rider']), 'ann eve'),
  createQueryCase(
    'lists that contain any of several values',
    buildWhere(['tags', 'array-contains-any', ['clown', 'judge']]),
    'ann dan',
  ),
  createQueryCase(
    'documents that match two conditions',
    buildWhere(['city', '==', 'Reno'], ['age', '>', 30]),
    'cat',
  ),
  createQueryCase(
    'documents that match either of two conditions',
    buildWhere({
      or: [
        ['city', '==', 'Cody'],
        ['age', '==', 25],
      ],
    }),
    'bob dan',
  ),
  createQueryCase(
    'nested disjunctions',
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
  createQueryCase(
    'documents that match inequalities on two fields',
    buildWhere(['age', '>', 20], ['city', '>', 'S']),
    'bob',
  ),
  createQueryCase(
    'lists that contain a value, with another condition',
    buildWhere(['tags', 'array-contains', 'rider'], ['city', '==', 'Waco']),
    'eve',
  ),
  createQueryCase(
    'any of several values, with a range',
    buildWhere(['city', 'in', ['Reno', 'Waco']], ['age', '>', 25]),
    'ann cat',
  ),
  createQueryCase(
    'lists that contain any of several values, with another condition',
    buildWhere(['tags', 'array-contains-any', ['rider', 'clown']], ['city', '==', 'Cody']),
    'dan',
  ),
  createQueryCase(
    'strings with a prefix',
    buildWhere(['city', '>=', 'Re'], ['city', '<', 'Re\uf8ff']),
    'ann cat gus',
  ),
  createQueryCase('different strings, but no null', buildWhere(['city', '!=', 'Reno']), 'dan bob eve'),
  createQueryCase(
    'null as one of two values',
    buildWhere({
      or: [
        ['age', '==', null],
        ['age', '==', 25],
      ],
    }),
    'bob dan',
  ),
  createQueryCase('nothing', buildWhere(['city', '==', 'Oz']), ''),
  createQueryCase('nothing with null in not-in', buildWhere(['city', 'not-in', ['Waco', null]]), ''),
  createQueryCase(
    'values other than NaN, but no null',
    buildWhere(['age', '!=', Number.NaN]),
    'bob ann cat fay',
  ),
  createQueryCase(
    'lesser or equal numbers, but no NaN, no null and no missing fields',
    buildWhere(['age', '<=', 30.5]),
    'bob ann cat',
    cachelessSdks,
  ),
  createQueryCase(
    'lists that contain a value or values equal to it',
    buildWhere({
      or: [
        ['tags', 'array-contains', 'judge'],
        ['tags', '==', 'rider'],
      ],
    }),
    'ann gus',
  ),
];

const lookupCases: readonly ConformanceCase[] = [
  {
    title: 'finds documents by id',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.setItems(people);
      expect(await sandbox.queryIds(buildWhere(['__name__', '==', 'bob']))).toBe('bob');
      expect(await sandbox.queryIds(buildWhere(['__name__', '>', 'eve']))).toBe('fay gus');
      expect(await sandbox.queryIds(buildWhere(['__name__', 'in', ['gus', 'ann', 'zoe']]))).toBe('ann gus');
    },
  },
  {
    title: 'finds documents of a collection group at any depth',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set(`${sandbox.groupId}/a`, { n: 1 });
      await sandbox.set(`items/x/${sandbox.groupId}/b`, { n: 2 });
      await sandbox.set(`items/x/${sandbox.groupId}-not/c`, { n: 3 });
      expect(await sandbox.queryIds({ collectionGroup: sandbox.groupId, orderBy: [['n', 'desc']] })).toBe(
        'b a',
      );
      expect(await sandbox.queryIds({ collectionGroup: sandbox.groupId, where: [['n', '>', 1]] })).toBe('b');
    },
  },
  {
    title: 'separates collections with the same id',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', {});
      await sandbox.set('items/a/items/b', {});
      expect(await sandbox.queryIds({ collection: 'items' })).toBe('a');
      expect(await sandbox.queryIds({ collection: 'items/a/items' })).toBe('b');
    },
  },
  {
    title: 'filters and orders by nested fields',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.setItems({ a: { m: { n: 1 } }, b: { m: { n: 2 } } });
      expect(await sandbox.queryIds({ where: [['m.n', '>', 1]] })).toBe('b');
      expect(await sandbox.queryIds({ orderBy: [['m.n', 'desc']] })).toBe('b a');
    },
  },
];

export const queryCases: readonly ConformanceCase[] = [...filterCases, ...lookupCases];
