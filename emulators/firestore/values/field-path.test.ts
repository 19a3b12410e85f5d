import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFieldPath, getField, parseFieldPath, withField } from './field-path.ts';
import type { Value } from './value.ts';

const one: Value = { integerValue: '1' };

describe('field paths', () => {
  it('read and write themselves, whatever the names', () => {
    const segment = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });

  it.each(['', '.', 'a.', '.a', 'a..b', '1a', 'a b', '`', '`a', '``', 'a`b`', '`a`b', 'é'])(
    'refuse %j',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow(/Invalid property path/);
    },
  );

  it('find what withField put there, and share the rest', () => {
    const fields = { a: { mapValue: { fields: { b: one } } }, c: one } as const;
    const changed = withField(fields, ['a', 'x', 'y'], one);
    expect(getField(changed, ['a', 'x', 'y'])).toBe(one);
    expect(getField(changed, ['a', 'b'])).toBe(one);
    expect(changed['c']).toBe(fields.c);
    expect(getField(fields, ['a', 'x'])).toBeUndefined();
  });

  it('take nested fields away and leave alone what is not there', () => {
    const fields = { a: { mapValue: { fields: { b: one, c: one } } } } as const;
    expect(withField(fields, ['a', 'b'], undefined)).toEqual({ a: { mapValue: { fields: { c: one } } } });
    expect(withField(fields, ['x', 'y'], undefined)).toBe(fields);
  });

  it('do not find what objects inherit', () => {
    expect(getField({}, ['constructor'])).toBeUndefined();
    expect(getField({}, ['toString', 'name'])).toBeUndefined();
  });
});
