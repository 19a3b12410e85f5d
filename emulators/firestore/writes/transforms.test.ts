import { describe, expect, it } from 'vitest';
import type { Value } from '../values/value.ts';
import { applyTransform, parseTransform } from './transforms.ts';

const integer = (text: string): Value => ({ integerValue: text });
const double = (n: number): Value => ({ doubleValue: n });
const NOT_A_NUMBER: Value = { doubleValue: 'NaN' };
const text: Value = { stringValue: 'x' };

function apply(transform: object, current: Value | undefined) {
  return applyTransform(parseTransform({ fieldPath: 'a', ...transform }), current, 1_700_000_000_123_456n);
}

describe('number transforms', () => {
  const cases: readonly (readonly [string, object, Value | undefined, Value])[] = [
    ['increment stays an integer', { increment: integer('2') }, integer('3'), integer('5')],
    ['increment becomes a double beside one', { increment: double(0.5) }, integer('3'), double(3.5)],
    [
      'increment stops at the largest integer',
      { increment: integer('1') },
      integer('9223372036854775807'),
      integer('9223372036854775807'),
    ],
    [
      'increment stops at the smallest integer',
      { increment: integer('-9') },
      integer('-9223372036854775800'),
      integer('-9223372036854775808'),
    ],
    ['increment replaces what is no number', { increment: integer('2') }, text, integer('2')],
    ['increment starts what is missing', { increment: double(1.5) }, undefined, double(1.5)],
    ['maximum takes the greater', { maximum: integer('7') }, double(6.5), integer('7')],
    ['maximum keeps the greater', { maximum: integer('7') }, integer('8'), integer('8')],
    ['maximum keeps the type of an equal', { maximum: integer('0') }, double(0), double(0)],
    ['maximum with NaN is NaN', { maximum: integer('7') }, NOT_A_NUMBER, NOT_A_NUMBER],
    ['minimum takes the lesser', { minimum: double(-1) }, integer('0'), double(-1)],
    ['minimum with NaN is NaN', { minimum: NOT_A_NUMBER }, integer('0'), NOT_A_NUMBER],
    ['minimum starts what is missing', { minimum: integer('5') }, undefined, integer('5')],
  ];
  it.each(cases)('%s, and tells the client', (_, transform, current, expected) => {
    expect(apply(transform, current)).toEqual({ value: expected, result: expected });
  });
});

describe('list transforms', () => {
  const list = (...values: Value[]): Value => ({ arrayValue: { values } });

  it('compare by value, so that 1 and 1.0 are the same', () => {
    expect(apply({ appendMissingElements: { values: [double(1), text] } }, list(integer('1'))).value).toEqual(
      list(integer('1'), text),
    );
    expect(
      apply({ removeAllFromArray: { values: [double(1)] } }, list(integer('1'), text, integer('1'))).value,
    ).toEqual(list(text));
  });

  it('tell the client null', () => {
    expect(apply({ appendMissingElements: { values: [text] } }, undefined)).toEqual({
      value: list(text),
      result: { nullValue: null },
    });
    expect(apply({ removeAllFromArray: { values: [] } }, text).value).toEqual({ arrayValue: {} });
  });
});

describe('server time', () => {
  it('is the commit’s, cut to milliseconds', () => {
    const time = { timestampValue: '2023-11-14T22:13:20.123Z' };
    expect(apply({ setToServerValue: 'REQUEST_TIME' }, text)).toEqual({ value: time, result: time });
  });
});
