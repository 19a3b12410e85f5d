import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('begins with a byte order mark and ends each row with CRLF', () => {
  expect(
    toCsv([
      ['Rodeo', 'Views'],
      ['Fête à Québec', 12],
    ]),
  ).toBe('\uFEFF"Rodeo","Views"\r\n"Fête à Québec",12\r\n');
});

test.each([
  ['Elko, NV', 'Elko, NV'],
  ['the "Kid"', 'the ""Kid""'],
  ['two\r\nlines', 'two\r\nlines'],
  ['', ''],
  ['x;=1+1', 'x;=1+1'],
  ['Lazy-J', 'Lazy-J'],
  ['=HYPERLINK("x","y")', '\'=HYPERLINK(""x"",""y"")'],
  ...['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'].map((sign) => [`${sign}1`, `'${sign}1`]),
])('writes the text %j as %j', (text, expected) => {
  expect(toCsv([[text ?? '']])).toBe(`\uFEFF"${expected}"\r\n`);
});

test('a number is not text', () => {
  expect(toCsv([[-1.5, 0]])).toBe('\uFEFF-1.5,0\r\n');
});
