import { describe, expect, it } from 'vitest';
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
      'increment stays an integer',
      { increment: integerValueOf('2') },
      integerValueOf('3'),
      integerValueOf('5'),
    ],
    [
      'increment becomes a double beside one',
      { increment: doubleValueOf(0.5) },
      integerValueOf('3'),
      doubleValueOf(3.5),
    ],
    [
      'increment stops at the largest integer',
      { increment: integerValueOf('1') },
      integerValueOf('9223372036854775807'),
      integerValueOf('9223372036854775807'),
    ],
    [
      'increment stops at the smallest integer',
      { increment: integerValueOf('-9') },
      integerValueOf('-9223372036854775800'),
      integerValueOf('-9223372036854775808'),
    ],
    ['increment replaces what is no number', { increment: integerValueOf('2') }, text, integerValueOf('2')],
    ['increment starts what is missing', { increment: doubleValueOf(1.5) }, undefined, doubleValueOf(1.5)],
    ['maximum takes the greater', { maximum: integerValueOf('7') }, doubleValueOf(6.5), integerValueOf('7')],
    ['maximum keeps the greater', { maximum: integerValueOf('7') }, integerValueOf('8'), integerValueOf('8')],
    [
      'maximum keeps the type of an equal',
      { maximum: integerValueOf('0') },
      doubleValueOf(0),
      doubleValueOf(0),
    ],
    ['maximum with NaN is NaN', { maximum: integerValueOf('7') }, nanValue, nanValue],
    ['minimum takes the lesser', { minimum: doubleValueOf(-1) }, integerValueOf('0'), doubleValueOf(-1)],
    ['minimum with NaN is NaN', { minimum: nanValue }, integerValueOf('0'), nanValue],
    ['minimum starts what is missing', { minimum: integerValueOf('5') }, undefined, integerValueOf('5')],
  ];
  it.each(cases)('%s, and tells the client', (_, transform, current, expected) => {
    expect(applyToField(transform, current)).toEqual({ value: expected, result: expected });
  });
});

describe('list transforms', () => {
  const list = (...values: Value[]): Value => ({ arrayValue: { values } });

  it('compare by value, so that 1 and 1.0 are the same', () => {
    expect(
      applyToField({ appendMissingElements: { values: [doubleValueOf(1), text] } }, list(integerValueOf('1')))
        .value,
    ).toEqual(list(integerValueOf('1'), text));
    expect(
      applyToField(
        { removeAllFromArray: { values: [doubleValueOf(1)] } },
        list(integerValueOf('1'), text, integerValueOf('1')),
      ).value,
    ).toEqual(list(text));
  });

  it('tell the client null', () => {
    expect(applyToField({ appendMissingElements: { values: [text] } }, undefined)).toEqual({
      value: list(text),
      result: { nullValue: null },
    });
    expect(applyToField({ removeAllFromArray: { values: [] } }, text).value).toEqual({ arrayValue: {} });
  });
});

describe('server time', () => {
  it('is the commit’s, cut to milliseconds', () => {
    const time = { timestampValue: '2023-11-14T22:13:20.123Z' };
    expect(applyToField({ setToServerValue: 'REQUEST_TIME' }, text)).toEqual({ value: time, result: time });
  });
});
