import { LocatedError } from './errors.ts';

export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'regex' | 'symbol' | 'end';
  readonly text: string;
  /** Characters from the beginning of the expression. */
  readonly offset: number;
}

const tokenPatterns: readonly [kind: Token['kind'] | 'space', pattern: RegExp][] = [
  ['space', /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)+/y],
  ['name', /[$A-Za-z_][$\w]*/y],
  ['number', /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y],
  ['string', /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y],
  ['symbol', /===|!==|==|!=|<=|>=|&&|\|\||[<>+\-*%!?:()[\].,/]/y],
];

/** Tokenizes an expression. @throws LocatedError at an unexpected character */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  while (offset < source.length) {
    const token = matchRegex(source, offset, tokens.at(-1)) ?? matchToken(source, offset);
    if (!token && source[offset] === '=')
      throw new LocatedError(offset, 'Rule expressions may not contain assignments.');
    if (!token) throw new LocatedError(offset, `Unexpected ${JSON.stringify(source[offset])}.`);
    offset += token.text.length;
    if (token.kind !== 'space') tokens.push({ kind: token.kind, text: token.text, offset: token.offset });
  }
  tokens.push({ kind: 'end', text: 'end of expression', offset });
  return tokens;
}

function matchToken(source: string, offset: number) {
  for (const [kind, pattern] of tokenPatterns) {
    pattern.lastIndex = offset;
    const text = pattern.exec(source)?.[0];
    if (text !== undefined) return { kind, text, offset };
  }
  return undefined;
}

/** A slash starts a regular expression where a value is expected, and divides after one. Two are a comment. */
function matchRegex(source: string, offset: number, previous: Token | undefined) {
  const isAfterValue = previous && (previous.kind !== 'symbol' || /^[)\]]$/.test(previous.text));
  if (isAfterValue || source[offset] !== '/' || /[/*]/.test(source[offset + 1] ?? '')) return undefined;
  const pattern = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*/y;
  pattern.lastIndex = offset;
  const text = pattern.exec(source)?.[0];
  if (text === undefined) throw new LocatedError(offset, 'unterminated regular expression literal');
  return { kind: 'regex' as const, text, offset };
}
