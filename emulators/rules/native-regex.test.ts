import fc from 'fast-check';
import { RE2JS, RE2JSException } from 're2js';
import { expect, test } from 'vitest';
import { toNativeRegExp } from './native-regex.ts';

function matchWithRe2(pattern: string, text: string): boolean | 'invalid' {
  try {
    return RE2JS.compile(pattern).matches(text);
  } catch (error) {
    if (error instanceof RE2JSException) return 'invalid';
    throw error;
  }
}

test('converted patterns match like RE2', () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'b',
      '-',
      'é',
      '💥',
      '0',
      ' ',
      '\n',
      '.',
      '\\d',
      '\\w',
      '\\.',
      '\\s',
      '\\pL',
      '\\b',
      '^',
      '$',
      '|',
      '(',
    ],
    ...[
      ')',
      '(?:',
      '(?i)',
      '[ab]',
      '[^a]',
      '[a-z0-9]',
      '[]a]',
      '[^]a]',
      '[[:alpha:]]',
      '[a-]',
      '[\\d-]',
      '[a&&b]',
    ],
    ...['*', '+', '?', '{2}', '{1,2}', '{2,}', '{,2}', '{', '}', ']', '&', '/', '\\-', '\\/', '\\Q', '(?=a)'],
  );
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', 'A', '-', 'é', '💥', '0', ' ', '\n', '\r', '.', ']', '\u2028', '\u00a0'),
    maxLength: 6,
  });
  let convertedCount = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), text, (pieces, sample) => {
      const native = toNativeRegExp(pieces.join(''));
      if (native === undefined) return;
      convertedCount += 1;
      expect(native.test(sample)).toBe(matchWithRe2(pieces.join(''), sample));
    }),
    { numRuns: 5000 },
  );
  expect(convertedCount).toBeGreaterThan(500);
});

test.each(['(a+)+', '(a|b)*', 'a*b*c*d*', '(?i)a', '[]a]', '\\pL', 'a**', '(', '(?=a)', '[[:alpha:]]'])(
  'does not convert %s',
  (pattern) => {
    expect(toNativeRegExp(pattern)).toBeUndefined();
  },
);

test.each([
  '[0-9a-f]{8}-[0-9a-f]{4}',
  'https://(a|b)[.]com/.*',
  'videos%2Fx[.]png[?]alt=media&token=[0-9a-fA-F-]{36}',
])('converts %s', (pattern) => {
  expect(toNativeRegExp(pattern)).toBeInstanceOf(RegExp);
});
