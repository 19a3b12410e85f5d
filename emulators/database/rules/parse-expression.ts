import { RE2JS } from 're2js';
import type { Expression, Operator } from './expression.ts';
import { ExpressionError, tokenize, type Token } from './tokenize.ts';

/** Weakest first; operators of one line bind equally and to the left. */
const operatorsByPrecedence: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '===', '!=='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Deeper nesting is refused rather than risking the call stack. */
const maxDepth = 200;
const maxTokens = 5000;

/**
 * Parses the expression of a `.read`, `.write` or `.validate` rule.
 *
 * @throws ExpressionError
 */
export function parseExpression(source: string): Expression {
  const tokens = tokenize(source);
  if (tokens.length > maxTokens) throw new ExpressionError(0, 'The rule is too long.');
  const parser = new Parser(tokens);
  const expression = parser.parseTernary(0);
  parser.expect('end');
  return expression;
}

class Parser {
  private readonly tokens: readonly Token[];
  private position = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  private get current(): Token {
    const token = this.tokens[this.position] ?? this.tokens.at(-1);
    if (!token) throw new ExpressionError(0, 'The rule is empty.');
    return token;
  }

  private advance(): Token {
    const token = this.current;
    this.position++;
    return token;
  }

  private acceptSymbol(...signs: readonly string[]): string | undefined {
    return this.current.kind === 'sign' && signs.includes(this.current.text)
      ? this.advance().text
      : undefined;
  }

  private createUnexpectedError(): ExpressionError {
    return new ExpressionError(this.current.offset, `Unexpected ${this.current.text}.`);
  }

  expect(what: 'end' | ')' | ']' | ':'): void {
    if (what === 'end' ? this.current.kind !== 'end' : !this.acceptSymbol(what))
      throw this.createUnexpectedError();
  }

  parseTernary(depth: number): Expression {
    if (depth > maxDepth) throw new ExpressionError(this.current.offset, 'Nested too deeply.');
    const condition = this.parseBinary(0, depth + 1);
    if (!this.acceptSymbol('?')) return condition;
    const yes = this.parseTernary(depth + 1);
    this.expect(':');
    return { kind: 'choice', condition, yes, no: this.parseTernary(depth + 1) };
  }

  private parseBinary(level: number, depth: number): Expression {
    const operators = operatorsByPrecedence[level];
    if (!operators) return this.parseUnary(depth);
    let left = this.parseBinary(level + 1, depth);
    for (let sign = this.acceptSymbol(...operators); sign; sign = this.acceptSymbol(...operators)) {
      const right = this.parseBinary(level + 1, depth);
      if (sign === '||') left = { kind: 'either', left, right };
      else if (sign === '&&') left = { kind: 'both', left, right };
      else left = { kind: 'operation', operator: normalizeOperator(sign), left, right };
    }
    return left;
  }

  private parseUnary(depth: number): Expression {
    if (depth > maxDepth) throw new ExpressionError(this.current.offset, 'Nested too deeply.');
    if (this.acceptSymbol('!')) return { kind: 'not', operand: this.parseUnary(depth + 1) };
    if (this.acceptSymbol('-')) return { kind: 'negative', operand: this.parseUnary(depth + 1) };
    return this.parsePostfix(depth);
  }

  private parsePostfix(depth: number): Expression {
    let expression = this.parsePrimary(depth);
    for (;;) {
      const { offset } = this.current;
      if (this.acceptSymbol('.')) expression = this.parseMember(expression, depth);
      else if (this.acceptSymbol('[')) {
        const name = this.parseTernary(depth + 1);
        this.expect(']');
        expression = { kind: 'member', object: expression, name, at: offset };
      } else return expression;
    }
  }

  private parseMember(object: Expression, depth: number): Expression {
    if (this.current.kind !== 'name') throw this.createUnexpectedError();
    const { text, offset: at } = this.advance();
    if (!this.acceptSymbol('('))
      return { kind: 'member', object, name: { kind: 'literal', value: text }, at };
    return { kind: 'call', object, method: text, args: this.parseItems(')', depth), at };
  }

  private parseItems(end: ')' | ']', depth: number): Expression[] {
    const items: Expression[] = [];
    if (this.acceptSymbol(end)) return items;
    do items.push(this.parseTernary(depth + 1));
    while (this.acceptSymbol(','));
    this.expect(end);
    return items;
  }

  private parsePrimary(depth: number): Expression {
    if (this.acceptSymbol('(')) {
      const inner = this.parseTernary(depth + 1);
      this.expect(')');
      return inner;
    }
    if (this.acceptSymbol('[')) return { kind: 'list', parseItems: this.parseItems(']', depth) };
    const token = this.current;
    if (token.kind === 'end' || token.kind === 'sign') throw this.createUnexpectedError();
    this.advance();
    if (token.kind === 'number') return { kind: 'literal', value: Number(token.text) };
    if (token.kind === 'text') return { kind: 'literal', value: unquote(token) };
    if (token.kind === 'pattern') return { kind: 'pattern', expression: parseRegex(token) };
    if (token.text === 'true' || token.text === 'false')
      return { kind: 'literal', value: token.text === 'true' };
    if (token.text === 'null') return { kind: 'literal', value: null };
    return { kind: 'variable', name: token.text, at: token.offset };
  }
}

function normalizeOperator(sign: string): Operator {
  // Rules compare strictly either way.
  if (sign === '===') return '==';
  return (sign === '!==' ? '!=' : sign) as Operator;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unquote(token: Token): string {
  const inner = token.text.slice(1, -1);
  return inner.replace(/\\(u[0-9a-fA-F]{4}|[\s\S])/g, (_, escape: string) =>
    escape.length === 5 ? String.fromCharCode(parseInt(escape.slice(1), 16)) : (escapes[escape] ?? escape),
  );
}

/** The language's patterns have no look-around and no back-references, so that none can take forever: RE2's. */
function parseRegex(token: Token): RE2JS {
  const end = token.text.lastIndexOf('/');
  const flags = token.text.slice(end + 1);
  if (flags !== '' && flags !== 'i')
    throw new ExpressionError(token.offset, `There is no pattern flag "${flags}".`);
  try {
    return RE2JS.compile(token.text.slice(1, end), flags === 'i' ? RE2JS.CASE_INSENSITIVE : 0);
  } catch (error) {
    throw new ExpressionError(token.offset, error instanceof Error ? error.message : 'Not a pattern.');
  }
}
