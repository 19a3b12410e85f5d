import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import { allSdks } from '../conformance-case.ts';

const unusualPath = ['a.b', 'c d`e\\f', '0', 'ü'];

export const fieldCases: readonly ConformanceCase[] = [
  {
    title: 'a dot in a name given to set is part of the name',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { 'm.n': 1, m: { n: 2 } });
      expect(await at.get('items/a')).toEqual({ 'm.n': 1, m: { n: 2 } });
      expect(await at.queryIds({ where: [[['m.n'], '==', 1]] })).toBe('a');
      expect(await at.queryIds({ where: [['m.n', '==', 2]] })).toBe('a');
    },
  },
  {
    title: 'one field with an odd path is updated and no other',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { 'a.b': { x: 1 }, a: { b: 1 } });
      await at.client.updateField(at.path('items/a'), unusualPath, 2);
      const below = { 'c d`e\\f': { '0': { ü: 2 } }, x: 1 };
      expect(await at.get('items/a')).toEqual({ 'a.b': below, a: { b: 1 } });
    },
  },
  {
    title: 'fields with odd paths are found and ordered by',
    sdks: allSdks,
    async run(at) {
      const nested = (n: number) => ({ 'a.b': { 'c d`e\\f': { '0': { ü: n } } } });
      await at.setItems({ a: nested(2), b: nested(1), c: { a: { b: 3 } } });
      expect(await at.queryIds({ where: [[unusualPath, '>=', 1]] })).toBe('b a');
      expect(await at.queryIds({ orderBy: [[unusualPath, 'desc']], startAfter: [2] })).toBe('b');
    },
  },
  {
    title: 'names of the language itself are names like others',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { constructor: 1, toString: { valueOf: 2 } });
      expect(await at.get('items/a')).toEqual({ constructor: 1, toString: { valueOf: 2 } });
      expect(await at.queryIds({ where: [['constructor', '==', 1]] })).toBe('a');
    },
  },
  {
    title: 'taking the last field of a map away leaves the map',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { m: { x: 1 } });
      await at.update('items/a', { 'm.x': at.client.values.deleteField() });
      expect(await at.get('items/a')).toEqual({ m: {} });
    },
  },
  {
    title: 'a nested update makes maps on its way, in place of what is none',
    sdks: allSdks,
    async run(at) {
      await at.set('items/a', { m: 1 });
      await at.update('items/a', { 'm.x.y': 2 });
      expect(await at.get('items/a')).toEqual({ m: { x: { y: 2 } } });
    },
  },
  {
    title: 'a converter stands between the program and the document',
    sdks: allSdks,
    async run(at) {
      expect(await at.client.roundTripWithConverter(at.path('items/a'), 42)).toBe(42);
      expect(await at.get('items/a')).toEqual({ text: '42' });
    },
  },
];
