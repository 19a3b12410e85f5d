import { RE2JS } from 're2js';
import type { Expression, Operator } from './expression.ts';
import { LocatedError } from './errors.ts';
import { toRe2Pattern } from './regex-subset.ts';
import { tokenize, type Token } from './tokenize.ts';

/** Lowest precedence first; all are left-associative. */
const operatorsByPrecedence: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '===', '!=='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Deeper nesting could exhaust the call stack. */
const maxDepth = 200;
const maxTokens = 5000;

/**
 * Parses the expression of a `.read`, `.write` or `.validate` rule.
 *
 * @throws LocatedError
 */
export function parseExpression(source: string): Expression {
  const tokens = tokenize(source);
  if (tokens.length > maxTokens) throw new LocatedError(0, 'The rule is too long.');
  const parser = new Parser(tokens);
  const expression = parser.parseTernary(0);
  parser.expect('end');
  return expression;
}

class Parser {
  readonly #tokens: readonly Token[];
  #position = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get #current(): Token {
    const token = this.#tokens[this.#position] ?? this.#tokens.at(-1);
    if (!token) throw new LocatedError(0, 'The rule is empty.');
    return token;
  }

  #advance(): Token {
    const token = this.#current;
    this.#position++;
    return token;
  }

  #acceptSymbol(...symbols: readonly string[]): string | undefined {
    return this.#current.kind === 'symbol' && symbols.includes(this.#current.text)
      ? this.#advance().text
      : undefined;
  }

  #createUnexpectedError(): LocatedError {
    return new LocatedError(this.#current.offset, `Unexpected ${this.#current.text}.`);
  }

  expect(what: 'end' | ')' | ']' | ':'): void {
    if (what === 'end' ? this.#current.kind !== 'end' : !this.#acceptSymbol(what))
      throw this.#createUnexpectedError();
  }

  parseTernary(depth: number): Expression {
    if (depth > maxDepth) throw new LocatedError(this.#current.offset, 'Nested too deeply.');
    const condition = this.#parseBinary(0, depth + 1);
    if (!this.#acceptSymbol('?')) return condition;
    const whenTrue = this.parseTernary(depth + 1);
    this.expect(':');
    return { kind: 'ternary', condition, whenTrue, whenFalse: this.parseTernary(depth + 1) };
  }

  #parseBinary(level: number, depth: number): Expression {
    const operators = operatorsByPrecedence[level];
    if (!operators) return this.#parseUnary(depth);
    let left = this.#parseBinary(level + 1, depth);
    for (let symbol = this.#acceptSymbol(...operators); symbol; symbol = this.#acceptSymbol(...operators)) {
      const right = this.#parseBinary(level + 1, depth);
      if (symbol === '||') left = { kind: 'or', left, right };
      else if (symbol === '&&') left = { kind: 'and', left, right };
      else left = { kind: 'binary', operator: normalizeOperator(symbol), left, right };
    }
    return left;
  }

  #parseUnary(depth: number): Expression {
    if (depth > maxDepth) throw new LocatedError(this.#current.offset, 'Nested too deeply.');
    if (this.#acceptSymbol('!')) return { kind: 'not', operand: this.#parseUnary(depth + 1) };
    if (this.#acceptSymbol('-')) return { kind: 'negate', operand: this.#parseUnary(depth + 1) };
    return this.#parsePostfix(depth);
  }

  #parsePostfix(depth: number): Expression {
    let expression = this.#parsePrimary(depth);
    for (;;) {
      const { offset } = this.#current;
      if (this.#acceptSymbol('.')) expression = this.#parseMember(expression);
      else if (this.#acceptSymbol('[')) {
        const name = this.parseTernary(depth + 1);
        this.expect(']');
        expression = { kind: 'member', object: expression, name, offset };
      } else if (this.#acceptSymbol('(')) {
        if (expression.kind !== 'member')
          throw new LocatedError(offset, 'Type error: Function call on target that is not a function.');
        expression = this.#parseCall(expression, depth);
      } else return expression;
    }
  }

  #parseMember(object: Expression): Expression {
    if (this.#current.kind !== 'name') throw this.#createUnexpectedError();
    const { text, offset } = this.#advance();
    return { kind: 'member', object, name: { kind: 'literal', value: text }, offset };
  }

  /** `object.name(…)`, or `object["name"](…)`. */
  #parseCall({ object, name, offset }: Expression & { kind: 'member' }, depth: number): Expression {
    if (name.kind !== 'literal' || typeof name.value !== 'string')
      throw new LocatedError(offset, 'Invalid property access.');
    return { kind: 'call', object, method: name.value, args: this.#parseItems(')', depth), offset };
  }

  #parseItems(end: ')' | ']', depth: number): Expression[] {
    const items: Expression[] = [];
    if (this.#acceptSymbol(end)) return items;
    do items.push(this.parseTernary(depth + 1));
    while (this.#acceptSymbol(','));
    this.expect(end);
    return items;
  }

  #parsePrimary(depth: number): Expression {
    if (this.#acceptSymbol('(')) {
      const inner = this.parseTernary(depth + 1);
      this.expect(')');
      return inner;
    }
    if (this.#acceptSymbol('[')) return { kind: 'list', items: this.#parseItems(']', depth) };
    const token = this.#current;
    if (token.kind === 'end' || token.kind === 'symbol') throw this.#createUnexpectedError();
    this.#advance();
    if (token.kind === 'number') return { kind: 'literal', value: Number(token.text) };
    if (token.kind === 'string') return { kind: 'literal', value: unquote(token) };
    if (token.kind === 'regex') return { kind: 'regex', regex: parseRegex(token) };
    if (token.text === 'true' || token.text === 'false')
      return { kind: 'literal', value: token.text === 'true' };
    if (token.text === 'null') return { kind: 'literal', value: null };
    return { kind: 'variable', name: token.text, offset: token.offset };
  }
}

function normalizeOperator(symbol: string): Operator {
  // Rules always compare strictly.
  if (symbol === '===') return '==';
  return (symbol === '!==' ? '!=' : symbol) as Operator;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unquote(token: Token): string {
  const inner = token.text.slice(1, -1);
  return inner.replace(/\\(u[0-9a-fA-F]{4}|[\s\S])/g, (_, escape: string) =>
    escape.length === 5 ? String.fromCharCode(parseInt(escape.slice(1), 16)) : (escapes[escape] ?? escape),
  );
}

function parseRegex(token: Token): RE2JS {
  const end = token.text.lastIndexOf('/');
  const flags = token.text.slice(end + 1);
  if (flags !== '' && flags !== 'i')
    throw new LocatedError(token.offset, 'regular expressions do not support flags other than i');
  const pattern = toRe2Pattern(token.text.slice(1, end), token.offset);
  try {
    return RE2JS.compile(pattern, flags === 'i' ? RE2JS.CASE_INSENSITIVE : 0);
  } catch {
    throw new LocatedError(token.offset, 'Illegal regular expression');
  }
}
