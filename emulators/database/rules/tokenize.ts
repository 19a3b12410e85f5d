/** A piece of an expression. `at` counts characters from its beginning. */
export interface Token {
  readonly kind: 'name' | 'number' | 'text' | 'pattern' | 'sign' | 'end';
  readonly text: string;
  readonly offset: number;
}

/** An expression that is no expression. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  readonly offset: number;

  constructor(at: number, message: string) {
    super(message);
    this.offset = at;
  }
}

const tokenPatterns: readonly [kind: Token['kind'] | 'blank', pattern: RegExp][] = [
  ['blank', /\s+/y],
  ['name', /[$A-Za-z_][$\w]*/y],
  ['number', /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y],
  ['text', /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y],
  ['sign', /===|!==|==|!=|<=|>=|&&|\|\||[<>+\-*%!?:()[\].,/]/y],
];

/** @throws ExpressionError at a character that begins nothing */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  while (offset < source.length) {
    const token = matchRegex(source, offset, tokens.at(-1)) ?? matchToken(source, offset);
    if (!token) throw new ExpressionError(offset, `Unexpected ${JSON.stringify(source[offset])}.`);
    offset += token.text.length;
    if (token.kind !== 'blank') tokens.push({ kind: token.kind, text: token.text, offset: token.at });
  }
  tokens.push({ kind: 'end', text: 'the end', offset });
  return tokens;
}

function matchToken(source: string, at: number) {
  for (const [kind, shape] of tokenPatterns) {
    shape.lastIndex = at;
    const text = shape.exec(source)?.[0];
    if (text !== undefined) return { kind, text, at };
  }
  return undefined;
}

/** A slash begins a regular expression only where a value may stand: after an opening bracket or a comma. */
function matchRegex(source: string, at: number, before: Token | undefined) {
  if (source[at] !== '/' || before?.kind !== 'sign' || !/^[(,]$/.test(before.text)) return undefined;
  const shape = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*/y;
  shape.lastIndex = at;
  const text = shape.exec(source)?.[0];
  return text === undefined ? undefined : { kind: 'pattern' as const, text, at };
}
