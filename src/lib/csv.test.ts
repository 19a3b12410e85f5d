import { expect, test } from 'vitest';
import { getSeparator, toCsv, toCsvFigure } from './csv.ts';

test('begins with a byte order mark and ends each row with CRLF', () => {
  expect(
    toCsv(
      [
        ['Rodeo', 'Views'],
        ['Fête à Québec', 12],
      ],
      ',',
    ),
  ).toBe('\uFEFF"Rodeo","Views"\r\n"Fête à Québec",12\r\n');
});

test.each([
  ['Elko, NV', 'Elko, NV'],
  ['the "Kid"', 'the ""Kid""'],
  ['two\r\nlines', 'two\r\nlines'],
  ['', ''],
  ['x;=1+1', "x;'=1+1"],
  ['x;=A1;y', "x;'=A1;y"],
  ['a,+1,-2', "a,'+1,'-2"],
  ['x;"=1+1;y', 'x;\'""=1+1;y'],
  ['x,""@a', 'x,\'""""@a'],
  ['"=1"', '\'""=1""'],
  ['two\n@line', "two\n'@line"],
  ['Reno; NV', 'Reno; NV'],
  ['a-b=c', 'a-b=c'],
  ['Lazy-J', 'Lazy-J'],
  ['=HYPERLINK("x","y")', '\'=HYPERLINK(""x"",""y"")'],
  ...['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'].map((sign) => [`${sign}1`, `'${sign}1`]),
])('writes the text %j as %j', (text, expected) => {
  expect(toCsv([[text ?? '']], ',')).toBe(`\uFEFF"${expected}"\r\n`);
});

test.each([
  ['en-US', ['en-US'], ','],
  ['en-US', ['de-DE', 'en'], ','],
  ['pt-BR', ['pt-BR', 'en-US'], ';'],
  ['pt-BR', ['en-US'], ';'],
  ['es-MX', ['es-MX'], ','],
  ['es-MX', ['es-419'], ','],
  ['es-MX', ['en-US', 'es-ES', 'es-MX'], ';'],
  ['es-MX', ['es-AR'], ';'],
  ['es-MX', ['es'], ','],
])('[LANG-10] a page in %s, of a browser in %j, separates by %s', (language, languages, separator) => {
  expect(getSeparator(language, languages)).toBe(separator);
});

test('[LANG-10] every cell is separated so', () => {
  expect(toCsv([['a', 'b', 1]], ';')).toBe('\uFEFF"a";"b";1\r\n');
});

test('a number is not text', () => {
  expect(toCsv([[-1.5, 0]], ',')).toBe('\uFEFF-1.5,0\r\n');
});

test.each([
  [';', '6.20', '6,20'],
  [';', '1:14.32 s', '1:14,32 s'],
  [';', '86,5', '86,5'],
  [',', '86.5', '86.5'],
  [',', 'Off 5.2 s.', 'Off 5.2 s.'],
] as const)(
  '[LANG-10] beside the separator %s, the figure %s is written %s',
  (separator, figure, written) => {
    expect(toCsvFigure(figure, separator)).toBe(written);
  },
);

test('[LANG-10] beside semicolons a number has a comma', () => {
  expect(toCsv([[-1.5, 2]], ';')).toBe('\uFEFF-1,5;2\r\n');
});
