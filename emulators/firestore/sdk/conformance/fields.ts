import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import { allSdks } from '../conformance-case.ts';

const unusualPath = ['a.b', 'c d`e\\f', '0', 'ü'];

export const fieldCases: readonly ConformanceCase[] = [
  {
    title: 'set treats dots as part of a field name',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { 'm.n': 1, m: { n: 2 } });
      expect(await sandbox.get('items/a')).toEqual({ 'm.n': 1, m: { n: 2 } });
      expect(await sandbox.queryIds({ where: [[['m.n'], '==', 1]] })).toBe('a');
      expect(await sandbox.queryIds({ where: [['m.n', '==', 2]] })).toBe('a');
    },
  },
  {
    title: 'updates only the field with a special path',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { 'a.b': { x: 1 }, a: { b: 1 } });
      await sandbox.client.updateField(sandbox.path('items/a'), unusualPath, 2);
      const below = { 'c d`e\\f': { '0': { ü: 2 } }, x: 1 };
      expect(await sandbox.get('items/a')).toEqual({ 'a.b': below, a: { b: 1 } });
    },
  },
  {
    title: 'filters and orders by fields with special paths',
    sdks: allSdks,
    async run(sandbox) {
      const nested = (n: number) => ({ 'a.b': { 'c d`e\\f': { '0': { ü: n } } } });
      await sandbox.setItems({ a: nested(2), b: nested(1), c: { a: { b: 3 } } });
      expect(await sandbox.queryIds({ where: [[unusualPath, '>=', 1]] })).toBe('b a');
      expect(await sandbox.queryIds({ orderBy: [[unusualPath, 'desc']], startAfter: [2] })).toBe('b');
    },
  },
  {
    title: 'accepts JavaScript property names as field names',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { constructor: 1, toString: { valueOf: 2 } });
      expect(await sandbox.get('items/a')).toEqual({ constructor: 1, toString: { valueOf: 2 } });
      expect(await sandbox.queryIds({ where: [['constructor', '==', 1]] })).toBe('a');
    },
  },
  {
    title: 'deleting the last field of a map keeps the map',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { m: { x: 1 } });
      await sandbox.update('items/a', { 'm.x': sandbox.client.values.deleteField() });
      expect(await sandbox.get('items/a')).toEqual({ m: {} });
    },
  },
  {
    title: 'a nested update creates maps and replaces other values on its path',
    sdks: allSdks,
    async run(sandbox) {
      await sandbox.set('items/a', { m: 1 });
      await sandbox.update('items/a', { 'm.x.y': 2 });
      expect(await sandbox.get('items/a')).toEqual({ m: { x: { y: 2 } } });
    },
  },
  {
    title: 'a converter transforms data in both directions',
    sdks: allSdks,
    async run(sandbox) {
      expect(await sandbox.client.roundTripWithConverter(sandbox.path('items/a'), 42)).toBe(42);
      expect(await sandbox.get('items/a')).toEqual({ text: '42' });
    },
  },
];
