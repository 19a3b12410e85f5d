import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFieldPath, getField, parseFieldPath, withField } from './field-path.ts';
import type { Value } from './value.ts';

const one: Value = { integerValue: '1' };

describe('field paths', () => {
  test('survive formatting and parsing with any segments', () => {
    const segment = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });

  test.each(['', '.', 'a.', '.a', 'a..b', '1a', 'a b', '`', '`a', '``', 'a`b`', '`a`b', 'é'])(
    'reject %j',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow(/Invalid (empty )?property path/);
    },
  );

  test('can be set with withField, which shares all other fields', () => {
    const fields = { a: { mapValue: { fields: { b: one } } }, c: one } as const;
    const changed = withField(fields, ['a', 'x', 'y'], one);
    expect(getField(changed, ['a', 'x', 'y'])).toBe(one);
    expect(getField(changed, ['a', 'b'])).toBe(one);
    expect(changed['c']).toBe(fields.c);
    expect(getField(fields, ['a', 'x'])).toBeUndefined();
  });

  test('can be removed with withField, which ignores missing fields', () => {
    const fields = { a: { mapValue: { fields: { b: one, c: one } } } } as const;
    expect(withField(fields, ['a', 'b'], undefined)).toEqual({ a: { mapValue: { fields: { c: one } } } });
    expect(withField(fields, ['x', 'y'], undefined)).toBe(fields);
  });

  test('do not match inherited properties', () => {
    expect(getField({}, ['constructor'])).toBeUndefined();
    expect(getField({}, ['toString', 'name'])).toBeUndefined();
  });
});
