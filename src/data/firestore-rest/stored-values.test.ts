import { expect, test } from 'vitest';
import { parseFields, toRestValue } from './stored-values.ts';

test('converts each type of value', () => {
  const fields = {
    title: { stringValue: 'Cheyenne' },
    isWeekly: { booleanValue: true },
    day: { integerValue: '1784419200' },
    score: { doubleValue: 87.5 },
    zero: { doubleValue: 0 },
    none: { nullValue: null },
    created: { timestampValue: '2026-07-19T10:00:00.250Z' },
    riders: { arrayValue: { values: [{ stringValue: 'cody' }, { stringValue: 'rita' }] } },
    nobody: { arrayValue: {} },
    access: { mapValue: { fields: { cody: { booleanValue: true } } } },
    empty: { mapValue: {} },
  };
  expect(parseFields(fields)).toEqual({
    title: 'Cheyenne',
    isWeekly: true,
    day: 1784419200,
    score: 87.5,
    zero: 0,
    none: null,
    created: new Date('2026-07-19T10:00:00.250Z'),
    riders: ['cody', 'rita'],
    nobody: [],
    access: { cody: true },
    empty: {},
  });
});

test.each([undefined, null, 'text', []])('a document without fields: %j', (fields) => {
  expect(parseFields(fields)).toEqual({});
});

test.each([{ place: { geoPointValue: { latitude: 1 } } }, { place: null }, { place: {} }])(
  'a type that the product does not store is empty: %j',
  (fields) => {
    expect(parseFields(fields)).toEqual({ place: null });
  },
);

test.each([
  ['bull', { stringValue: 'bull' }],
  [true, { booleanValue: true }],
  [3, { integerValue: '3' }],
  [1.5, { doubleValue: 1.5 }],
])('a query compares with %j as %j', (value, expected) => {
  expect(toRestValue(value)).toEqual(expected);
});
