/** A piece of an expression. `at` counts characters from its beginning. */
export interface Token {
  readonly kind: 'name' | 'number' | 'text' | 'pattern' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
}

/** An expression that is no expression. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

const shapes: readonly [kind: Token['kind'] | 'blank', pattern: RegExp][] = [
  ['blank', /\s+/y],
  ['name', /[$A-Za-z_][$\w]*/y],
  ['number', /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y],
  ['text', /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y],
  ['sign', /===|!==|==|!=|<=|>=|&&|\|\||[<>+\-*%!?:()[\].,/]/y],
];

/** @throws ExpressionError at a character that begins nothing */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const token = patternAt(source, at, tokens.at(-1)) ?? shapeAt(source, at);
    if (!token) throw new ExpressionError(at, `Unexpected ${JSON.stringify(source[at])}.`);
    at += token.text.length;
    if (token.kind !== 'blank') tokens.push({ kind: token.kind, text: token.text, at: token.at });
  }
  tokens.push({ kind: 'end', text: 'the end', at });
  return tokens;
}

function shapeAt(source: string, at: number) {
  for (const [kind, shape] of shapes) {
    shape.lastIndex = at;
    const text = shape.exec(source)?.[0];
    if (text !== undefined) return { kind, text, at };
  }
  return undefined;
}

/** A slash begins a regular expression only where a value may stand: after an opening bracket or a comma. */
function patternAt(source: string, at: number, before: Token | undefined) {
  if (source[at] !== '/' || before?.kind !== 'sign' || !/^[(,]$/.test(before.text)) return undefined;
  const shape = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\]|\\.)*\])+\/[a-z]*/y;
  shape.lastIndex = at;
  const text = shape.exec(source)?.[0];
  return text === undefined ? undefined : { kind: 'pattern' as const, text, at };
}
