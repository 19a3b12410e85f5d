import { describe, expect, test } from 'vitest';
import type { Value } from '../values/value.ts';
import { applyTransform, parseTransform } from './transforms.ts';

const integerValueOf = (text: string): Value => ({ integerValue: text });
const doubleValueOf = (n: number): Value => ({ doubleValue: n });
const nanValue: Value = { doubleValue: 'NaN' };
const text: Value = { stringValue: 'x' };

function applyToField(transform: object, current: Value | undefined) {
  return applyTransform(parseTransform({ fieldPath: 'a', ...transform }), current, 1_700_000_000_123_456n);
}

describe('number transforms', () => {
  const cases: readonly (readonly [string, object, Value | undefined, Value])[] = [
    [
      'increment by an integer keeps an integer',
      { increment: integerValueOf('2') },
      integerValueOf('3'),
      integerValueOf('5'),
    ],
    [
      'increment by a double yields a double',
      { increment: doubleValueOf(0.5) },
      integerValueOf('3'),
      doubleValueOf(3.5),
    ],
    [
      'increment saturates at the largest integer',
      { increment: integerValueOf('1') },
      integerValueOf('9223372036854775807'),
      integerValueOf('9223372036854775807'),
    ],
    [
      'increment saturates at the smallest integer',
      { increment: integerValueOf('-9') },
      integerValueOf('-9223372036854775800'),
      integerValueOf('-9223372036854775808'),
    ],
    ['increment replaces other types', { increment: integerValueOf('2') }, text, integerValueOf('2')],
    ['increment sets a missing field', { increment: doubleValueOf(1.5) }, undefined, doubleValueOf(1.5)],
    [
      'maximum sets a greater value',
      { maximum: integerValueOf('7') },
      doubleValueOf(6.5),
      integerValueOf('7'),
    ],
    [
      'maximum keeps a greater value',
      { maximum: integerValueOf('7') },
      integerValueOf('8'),
      integerValueOf('8'),
    ],
    [
      'maximum keeps the type of an equal value',
      { maximum: integerValueOf('0') },
      doubleValueOf(0),
      doubleValueOf(0),
    ],
    ['maximum with NaN is NaN', { maximum: integerValueOf('7') }, nanValue, nanValue],
    ['minimum sets a lesser value', { minimum: doubleValueOf(-1) }, integerValueOf('0'), doubleValueOf(-1)],
    ['minimum with NaN is NaN', { minimum: nanValue }, integerValueOf('0'), nanValue],
    ['minimum sets a missing field', { minimum: integerValueOf('5') }, undefined, integerValueOf('5')],
  ];
  test.each(cases)('%s and returns the new value', (_, transform, current, expected) => {
    expect(applyToField(transform, current)).toEqual({ value: expected, result: expected });
  });
});

describe('array transforms', () => {
  const toArray = (...values: Value[]): Value => ({ arrayValue: { values } });

  test('compare by value, so that 1 equals 1.0', () => {
    expect(
      applyToField(
        { appendMissingElements: { values: [doubleValueOf(1), text] } },
        toArray(integerValueOf('1')),
      ).value,
    ).toEqual(toArray(integerValueOf('1'), text));
    expect(
      applyToField(
        { removeAllFromArray: { values: [doubleValueOf(1)] } },
        toArray(integerValueOf('1'), text, integerValueOf('1')),
      ).value,
    ).toEqual(toArray(text));
  });

  test('return null as the result', () => {
    expect(applyToField({ appendMissingElements: { values: [text] } }, undefined)).toEqual({
      value: toArray(text),
      result: { nullValue: null },
    });
    expect(applyToField({ removeAllFromArray: { values: [] } }, text).value).toEqual({ arrayValue: {} });
  });
});

describe('server timestamps', () => {
  test('are the commit time truncated to milliseconds', () => {
    const time = { timestampValue: '2023-11-14T22:13:20.123Z' };
    expect(applyToField({ setToServerValue: 'REQUEST_TIME' }, text)).toEqual({ value: time, result: time });
  });
});
