import { describe, expect, test } from 'vitest';
import { parseQuery, tokenize, type TokenizerOptions } from './tokenize.ts';

const none: TokenizerOptions = { separators: [], symbols: [] };
/** Words are kept as bytes. */
const toText = (words: readonly string[]) =>
  words.map((word) => Buffer.from(word, 'latin1').toString('utf8'));
const split = (text: string, options: Partial<TokenizerOptions> = {}) =>
  toText(tokenize(text, { ...none, ...options })).join(' ');

describe('TokenizerTest', () => {
  test.each([
    ['Mise T.J. à  jour  Timy depuis PC', 'mise tj a jour timy depuis pc'],
    [
      'Special ½¥ and -thenதமிழ், 你2好吗 abcÅà123ß12 verläßlich here.',
      'special 12yen and thenதமிழ் 你2好吗 abcaa123ss12 verlasslich here',
    ],
    ['foo-bar-baz', 'foobarbaz'],
    ['Œuvre oeuvre Æsir aesir', 'oeuvre oeuvre aesir aesir'],
    ['Москва москва', 'Москва москва'],
    ['Ørsted Łódź Straße Þór', 'orsted lodz strasse thor'],
    ['PRÍNCIPE Ängström ñandú Čapek', 'principe angstrom nandu capek'],
    ['AT&T Corp.', 'att corp'],
    ['Michael Jordan:\n\nWelcome, everybody. Welcome! ', 'michael jordan welcome everybody welcome'],
    ['https://www.amazon.com/s?k=phone&ref=nb_sb_noss_2', 'httpswwwamazoncomskphonerefnbsbnoss2'],
    ['line\nbreak and\ttab', 'line break andtab'],
    ['!!! . -', ''],
  ])('%s is %s', (text, words) => {
    expect(split(text)).toBe(words);
  });

  test('separators and symbols', () => {
    expect(split('foo-bar-baz', { separators: ['-'] })).toBe('foo bar baz');
    expect(split('and -some -more', { symbols: ['-'] })).toBe('and -some -more');
    expect(split('ā-b c', { separators: ['-'] })).toBe('a b c');
  });

  test('a word of more than 100 bytes is cut off', () => {
    expect(split('x'.repeat(150))).toHaveLength(100);
  });
});

describe('queries', () => {
  test.each([
    ['*', {}],
    ['--', {}],
    ['how -propellants -are', { words: ['how'], excluded: [['propellants'], ['are']] }],
    ['-rocket', { excluded: [['rocket']] }],
    ['"by the" -train', { phrases: [['by', 'the']], excluded: [['train']] }],
    ['-"by the down"', { excluded: [['by', 'the', 'down']] }],
    [
      '"by the" "then and"',
      {
        phrases: [
          ['by', 'the'],
          ['then', 'and'],
        ],
      },
    ],
    ['"by the" state', { phrases: [['by', 'the']], words: ['state'] }],
    ['"space padded " query', { phrases: [['space', 'padded']], words: ['query'] }],
    ['hello"', { words: ['hello'] }],
    ['"hello"', { phrases: [['hello']] }],
    ['-"some phrase" here -token', { words: ['here'], excluded: [['some', 'phrase'], ['token']] }],
    ['"no end', { words: ['no', 'end'] }],
    ['a - b', { words: ['a', 'b'] }],
    ['well-known', { words: ['wellknown'] }],
  ])('%s', (text, expected) => {
    expect(parseQuery(text, none)).toEqual({ words: [], excluded: [], phrases: [], ...expected });
  });
});
