import { describe, expect, test } from 'vitest';
import {
  createReader,
  readBoolean,
  readIdMap,
  readInteger,
  readIntegers,
  readNumber,
  readNumberOrText,
  readText,
  readTexts,
  readTimestamp,
} from './field-readers.ts';

const day = new Date('2026-07-19T00:00:00Z');

describe('a field of another type than expected', () => {
  test.each([
    [readText, 5, ''],
    [readBoolean, 'true', false],
    [readNumber, '1.5', 0],
    [readNumber, Infinity, 0],
    [readInteger, 1.5, 0],
    [readInteger, 2 ** 60, 0],
    [readTexts, ['a', 1], []],
    [readTexts, 'a', []],
    [readIntegers, [1, 1.5], []],
    [readTimestamp, day.getTime(), null],
    [readTimestamp, new Date(NaN), null],
    [readIdMap, ['cody'], {}],
    [readIdMap, { cody: 'yes', rita: true }, { rita: true }],
    [readNumberOrText, 'none', null],
    [readNumberOrText, ' ', null],
  ])('%o reads %j as %j', (read, stored, expected) => {
    expect(read(stored)).toEqual(expected);
  });
});

test('keeps fields of the expected type', () => {
  const read = createReader({
    text: readText,
    isSet: readBoolean,
    count: readInteger,
    points: readNumberOrText,
    texts: readTexts,
    time: readTimestamp,
  });
  const stored = { text: 'a', isSet: true, count: 3, points: 87.5, texts: ['a'], time: day };
  expect(read({ ...stored, other: 1 })).toEqual(stored);
  expect(read({ ...stored, points: '87.5' })).toEqual(stored);
});

test.each([undefined, null, 'text', 5, ['text']])('reads %j as an object without fields', (stored) => {
  expect(createReader({ text: readText })(stored)).toEqual({ text: '' });
});
