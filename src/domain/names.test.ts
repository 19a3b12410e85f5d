import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isName, isPersonName, lineCheck, maxLengthCheck, nameChecks, toLine } from './names.ts';

// tests/rules/names.test.ts compares more names with the security rules.
describe('isName', () => {
  test.each([
    'Cedar Gap Rodeo Stock',
    'J.R. Vesper & Sons',
    'St. Clair',
    "O'Neill",
    'Bull 7',
    '日本 太郎',
    'C/K',
    '#12',
    'T+',
    'J Bar J!',
  ])('accepts %s', (name) => expect(isName(name)).toBe(true));

  test.each([
    '',
    ' ',
    '&',
    'win.example',
    '!Cody',
    '+1 307',
    'A+B',
    'win.example/cody',
    'Cody\nVance',
    'Cody \u202eecnaV',
    '\u3164',
  ])('rejects %o', (name) => expect(isName(name)).toBe(false));
});

describe('isPersonName', () => {
  test.each([
    'Anna-Lena',
    "O'Neill Müller",
    'D’Arcy',
    'Łukasz',
    '美咲',
    'J.B.',
    'J. B.',
    'Smith Jr.',
    'St. Clair',
    'علی\u200cرضا',
  ])('accepts %s', (name) => expect(isPersonName(name)).toBe(true));

  test.each(['Cody 2', '-Cody', '', 'win.example', 'Co\u200cdy', 'Smith, Inc.', 'علی\u200c'])(
    'rejects %o',
    (name) => expect(isPersonName(name)).toBe(false),
  );
});

test.each([
  ['  Cheyenne,\tWY\n', 'Cheyenne, WY'],
  ['\u202a+1 307 555 0100\u202c', '+1 307 555 0100'],
  ['Prairie\u00a0Jack  Rodeo', 'Prairie Jack Rodeo'],
  ['Cody \u200b Ray\n\u202e\nVance', 'Cody Ray Vance'],
  ['Chey\u00adenne\u{e0041}', 'Cheyenne'],
  ['👩\u200d👧 ❤\ufe0f', '👩\u200d👧 ❤\ufe0f'],
  ['\u200d\u0301\u2800 \ue000', ''],
])('toLine(%o): %s', (text, line) => {
  expect(toLine(text)).toBe(line);
});

test('the checks repair what they can, and name what they cannot', () => {
  const schema = z.string().check(lineCheck, ...nameChecks('Name'));
  expect(schema.parse(' Cedar\u200e  Gap ')).toBe('Cedar Gap');
  expect(schema.parse('Rockin‘ R‐Bar’s')).toBe("Rockin' R-Bar's");
  // As PDFs have them.
  expect(schema.parse('Gri\ufb03n \ufb01re\ufb02y')).toBe('Griffin firefly');
  expect(schema.parse('')).toBe('');
  expect(schema.safeParse('win.example').error?.issues.map(({ message }) => message)).toEqual([
    "Name can only have letters, numbers, spaces and . , ' & - / # + ! ( )",
  ]);
});

test.each([
  ['x'.repeat(12), true],
  ['x'.repeat(13), false],
  ['🐂'.repeat(6), true],
  ['🐂'.repeat(7), false],
  // One sign of five units.
  ['👩‍👧'.repeat(2), true],
  ['👩‍👧'.repeat(3), false],
])('the length of %s is that which the rules count: %s', (text, isAccepted) => {
  const { error } = z.string().check(maxLengthCheck('Brand', 12)).safeParse(text);
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(
    isAccepted ? [] : ["Brand can't be longer than 12 characters"],
  );
});
