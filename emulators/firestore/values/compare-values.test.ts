import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareValues, areValuesIdentical } from './compare-values.ts';
import { parseValue } from './parse-value.ts';
import type { Value } from './value.ts';

const integer = (text: string): Value => ({ integerValue: text });
const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((n) => integer(String(n))),
  fc.double().map((n) => parseValue({ doubleValue: Number.isFinite(n) ? n : String(n) })),
  fc.string({ unit: 'binary', maxLength: 5 }).map((stringValue) => ({ stringValue })),
  fc.uint8Array({ maxLength: 3 }).map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  fc
    .date({
      noInvalidDate: true,
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
    })
    .map((date) => parseValue({ timestampValue: date.toISOString() })),
);
const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(scalar, { maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'é'), tie('value'), { maxKeys: 3 })
      .map((fields) => ({ mapValue: { fields } })),
  ),
}));

describe('compareValues', () => {
  test('is a total order', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
        expect(compareValues(a, a)).toBe(0);
        const inOrder = [a, b, c].sort(compareValues);
        expect(compareValues(inOrder[0] as Value, inOrder[2] as Value)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('sorts strings by their UTF-8 bytes', () => {
    const text = fc.string({ unit: 'binary', maxLength: 6 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const bytes = Buffer.compare(Buffer.from(a), Buffer.from(b));
        expect(Math.sign(compareValues({ stringValue: a }, { stringValue: b }))).toBe(bytes);
      }),
    );
  });

  test('compares integers beyond 2^53 exactly, also with doubles', () => {
    expect(compareValues(integer('9007199254740993'), integer('9007199254740992'))).toBeGreaterThan(0);
    expect(compareValues(integer('9007199254740993'), { doubleValue: 9007199254740992 })).toBeGreaterThan(0);
    expect(compareValues(integer('9223372036854775807'), { doubleValue: 'Infinity' })).toBeLessThan(0);
    expect(compareValues(integer('-9223372036854775808'), { doubleValue: 'NaN' })).toBeGreaterThan(0);
  });

  test('treats equal numbers of different types as equal', () => {
    expect(compareValues(integer('1'), { doubleValue: 1 })).toBe(0);
    expect(compareValues(integer('0'), { doubleValue: -0 })).toBe(0);
  });
});

describe('areValuesIdentical', () => {
  test('distinguishes types of numbers and signs of zero', () => {
    expect(areValuesIdentical(integer('1'), { doubleValue: 1 })).toBe(false);
    expect(areValuesIdentical({ doubleValue: 0 }, { doubleValue: -0 })).toBe(false);
    expect(areValuesIdentical({ doubleValue: 'NaN' }, { doubleValue: 'NaN' })).toBe(true);
  });

  test('compares arrays and maps deeply, regardless of the order of keys', () => {
    const map = (...entries: [string, Value][]): Value => ({
      mapValue: { fields: Object.fromEntries(entries) },
    });
    expect(
      areValuesIdentical(
        map(['a', integer('1')], ['b', integer('2')]),
        map(['b', integer('2')], ['a', integer('1')]),
      ),
    ).toBe(true);
    expect(areValuesIdentical(map(['a', integer('1')]), map(['a', { doubleValue: 1 }]))).toBe(false);
    expect(areValuesIdentical(map(['constructor', integer('1')]), map(['a', integer('1')]))).toBe(false);
    expect(areValuesIdentical({ arrayValue: {} }, { arrayValue: { values: [] } })).toBe(true);
  });
});
