import type { PatternSegment } from './ast.ts';
import type { Lexer } from './lexer.ts';
import { acceptSymbol, decodeSegment, expectSymbol, failUnexpected, parseName } from './parse-token.ts';

/** Parses the path of a match block. @param version of the rules: 1 or 2 @throws RulesSyntaxError */
export function parsePattern(lexer: Lexer, version: 1 | 2): PatternSegment[] {
  const segments: PatternSegment[] = [];
  expectSymbol(lexer, '/');
  do {
    const recursive = segments.find((segment) => segment.type === 'recursive-wildcard');
    if (recursive !== undefined && version === 1) {
      lexer.fail(
        'A recursive wildcard must be the last part of a path in rules_version 1.',
        lexer.previousEnd,
      );
    }
    segments.push(parseSegment(lexer, recursive !== undefined));
  } while (acceptSymbol(lexer, '/'));
  return segments;
}

function parseSegment(lexer: Lexer, hasRecursiveWildcard: boolean): PatternSegment {
  if (lexer.source[lexer.previousEnd] !== '{') {
    const literal = lexer.readSegment();
    if (literal === undefined) failUnexpected(lexer, lexer.next(), 'a path segment');
    return { type: 'literal', text: decodeSegment(literal.text) };
  }
  const open = expectSymbol(lexer, '{');
  const { text: name, span } = parseName(lexer, 'a wildcard name');
  if (!acceptSymbol(lexer, '=') || acceptSymbol(lexer, '*')) {
    expectSymbol(lexer, '}');
    return { type: 'wildcard', name, span };
  }
  expectSymbol(lexer, '**');
  expectSymbol(lexer, '}');
  if (hasRecursiveWildcard) lexer.fail('A path may contain only one recursive wildcard.', open.span.offset);
  return { type: 'recursive-wildcard', name, span };
}
