import { RE2JS } from 're2js';
import type { Expression, Operator } from './expression.ts';
import { ExpressionError, tokenize, type Token } from './tokens.ts';

/** Weakest first; operators of one line bind equally and to the left. */
const binary: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '===', '!=='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Deeper nesting is refused rather than risking the call stack. */
const deepest = 200;
const longest = 5000;

/**
 * Parses the expression of a `.read`, `.write` or `.validate` rule.
 *
 * @throws ExpressionError
 */
export function parseExpression(source: string): Expression {
  const tokens = tokenize(source);
  if (tokens.length > longest) throw new ExpressionError(0, 'The rule is too long.');
  const parser = new Parser(tokens);
  const expression = parser.choice(0);
  parser.demand('end');
  return expression;
}

class Parser {
  private readonly tokens: readonly Token[];
  private position = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  private get next(): Token {
    const token = this.tokens[this.position] ?? this.tokens.at(-1);
    if (!token) throw new ExpressionError(0, 'The rule is empty.');
    return token;
  }

  private advance(): Token {
    const token = this.next;
    this.position++;
    return token;
  }

  private takeSign(...signs: readonly string[]): string | undefined {
    return this.next.kind === 'sign' && signs.includes(this.next.text) ? this.advance().text : undefined;
  }

  private unexpected(): ExpressionError {
    return new ExpressionError(this.next.at, `Unexpected ${this.next.text}.`);
  }

  demand(what: 'end' | ')' | ']' | ':'): void {
    if (what === 'end' ? this.next.kind !== 'end' : !this.takeSign(what)) throw this.unexpected();
  }

  choice(depth: number): Expression {
    if (depth > deepest) throw new ExpressionError(this.next.at, 'Nested too deeply.');
    const condition = this.binary(0, depth + 1);
    if (!this.takeSign('?')) return condition;
    const yes = this.choice(depth + 1);
    this.demand(':');
    return { kind: 'choice', condition, yes, no: this.choice(depth + 1) };
  }

  private binary(level: number, depth: number): Expression {
    const operators = binary[level];
    if (!operators) return this.unary(depth);
    let left = this.binary(level + 1, depth);
    for (let sign = this.takeSign(...operators); sign; sign = this.takeSign(...operators)) {
      const right = this.binary(level + 1, depth);
      if (sign === '||') left = { kind: 'either', left, right };
      else if (sign === '&&') left = { kind: 'both', left, right };
      else left = { kind: 'operation', operator: plainOperator(sign), left, right };
    }
    return left;
  }

  private unary(depth: number): Expression {
    if (depth > deepest) throw new ExpressionError(this.next.at, 'Nested too deeply.');
    if (this.takeSign('!')) return { kind: 'not', operand: this.unary(depth + 1) };
    if (this.takeSign('-')) return { kind: 'negative', operand: this.unary(depth + 1) };
    return this.postfix(depth);
  }

  private postfix(depth: number): Expression {
    let expression = this.primary(depth);
    for (;;) {
      const { at } = this.next;
      if (this.takeSign('.')) expression = this.afterDot(expression, depth);
      else if (this.takeSign('[')) {
        const name = this.choice(depth + 1);
        this.demand(']');
        expression = { kind: 'member', object: expression, name, at };
      } else return expression;
    }
  }

  private afterDot(object: Expression, depth: number): Expression {
    if (this.next.kind !== 'name') throw this.unexpected();
    const { text, at } = this.advance();
    if (!this.takeSign('(')) return { kind: 'member', object, name: { kind: 'literal', value: text }, at };
    return { kind: 'call', object, method: text, args: this.items(')', depth), at };
  }

  private items(end: ')' | ']', depth: number): Expression[] {
    const items: Expression[] = [];
    if (this.takeSign(end)) return items;
    do items.push(this.choice(depth + 1));
    while (this.takeSign(','));
    this.demand(end);
    return items;
  }

  private primary(depth: number): Expression {
    if (this.takeSign('(')) {
      const inner = this.choice(depth + 1);
      this.demand(')');
      return inner;
    }
    if (this.takeSign('[')) return { kind: 'list', items: this.items(']', depth) };
    const token = this.next;
    if (token.kind === 'end' || token.kind === 'sign') throw this.unexpected();
    this.advance();
    if (token.kind === 'number') return { kind: 'literal', value: Number(token.text) };
    if (token.kind === 'text') return { kind: 'literal', value: unquote(token) };
    if (token.kind === 'pattern') return { kind: 'pattern', expression: readPattern(token) };
    if (token.text === 'true' || token.text === 'false')
      return { kind: 'literal', value: token.text === 'true' };
    if (token.text === 'null') return { kind: 'literal', value: null };
    return { kind: 'variable', name: token.text, at: token.at };
  }
}

function plainOperator(sign: string): Operator {
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
function readPattern(token: Token): RE2JS {
  const end = token.text.lastIndexOf('/');
  const flags = token.text.slice(end + 1);
  if (flags !== '' && flags !== 'i')
    throw new ExpressionError(token.at, `There is no pattern flag "${flags}".`);
  try {
    return RE2JS.compile(token.text.slice(1, end), flags === 'i' ? RE2JS.CASE_INSENSITIVE : 0);
  } catch (error) {
    throw new ExpressionError(token.at, error instanceof Error ? error.message : 'Not a pattern.');
  }
}
