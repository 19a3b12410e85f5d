import type { Lexer, Token } from './lexer.ts';

/** The words that cannot name a variable, a function or a parameter. */
export const reservedWords: ReadonlySet<string> = new Set([
  'allow',
  'break',
  'case',
  'continue',
  'default',
  'do',
  'else',
  'extends',
  'false',
  'for',
  'function',
  'goto',
  'if',
  'import',
  'in',
  'is',
  'let',
  'match',
  'not',
  'null',
  'package',
  'return',
  'rules_version',
  'service',
  'switch',
  'then',
  'true',
  'var',
  'while',
]);

/**
 * @param expected what would be valid instead of the token
 * @throws RulesSyntaxError at the token
 */
export function failUnexpected(lexer: Lexer, token: Token, expected?: string): never {
  const found =
    token.type === 'eof' ? 'end of file' : `'${lexer.source.slice(token.span.offset, token.span.end)}'`;
  lexer.fail(
    `Unexpected ${found}.${expected === undefined ? '' : ` Expected ${expected}.`}`,
    token.span.offset,
  );
}

/** Whether a token is the given symbol. */
export function isSymbol(token: Token, text: string): boolean {
  return token.type === 'symbol' && token.text === text;
}

/** Decodes the percent escapes of a path segment; invalid ones stay. */
export function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Consumes the next token. @throws RulesSyntaxError when it is not the given symbol */
export function expectSymbol(lexer: Lexer, text: string): Token {
  const token = lexer.next();
  if (!isSymbol(token, text)) failUnexpected(lexer, token, `'${text}'`);
  return token;
}

/** Consumes the next token if it is the given symbol. @returns whether it was */
export function acceptSymbol(lexer: Lexer, text: string): boolean {
  if (!isSymbol(lexer.peek(), text)) return false;
  lexer.next();
  return true;
}

/** Consumes the next token. @throws RulesSyntaxError when it cannot name something */
export function parseName(lexer: Lexer, expected: string): Token {
  const token = lexer.next();
  if (token.type !== 'name' || reservedWords.has(token.text)) failUnexpected(lexer, token, expected);
  return token;
}
