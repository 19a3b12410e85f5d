import type { BinaryOperator, Expression } from './ast.ts';
import type { Lexer, Token } from './lexer.ts';

/** How tightly each infix operator binds; all are left-associative. */
const PRECEDENCE: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  in: 4,
  is: 4,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '%': 7,
};

const TYPE_NAMES: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'null',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);

/** Deep enough for any rule a person writes, shallow enough never to exhaust the stack. */
const MAX_DEPTH = 200;
const LARGEST_INT = 2n ** 63n - 1n;

/** The words that cannot name a variable, a function or a parameter. */
export const RESERVED: ReadonlySet<string> = new Set([
  'allow',
  'false',
  'function',
  'if',
  'in',
  'is',
  'let',
  'match',
  'null',
  'return',
  'service',
  'true',
]);

/** Fails at a token that may not stand there; `wanted` says what might. Always throws a RulesSyntaxError. */
export function unexpected(lexer: Lexer, token: Token, wanted?: string): never {
  const what =
    token.type === 'end' ? 'end of file' : `'${lexer.source.slice(token.at.offset, token.at.end)}'`;
  lexer.fail(`Unexpected ${what}.${wanted === undefined ? '' : ` Expected ${wanted}.`}`, token.at.offset);
}

/** Whether a token is this very symbol. */
export function isSymbol(token: Token, text: string): boolean {
  return token.type === 'symbol' && token.text === text;
}

/** Takes the next token, which must be this symbol, or throws a RulesSyntaxError. */
export function expectSymbol(lexer: Lexer, text: string): Token {
  const token = lexer.next();
  if (!isSymbol(token, text)) unexpected(lexer, token, `'${text}'`);
  return token;
}

/** Takes the next token if it is this symbol, and says whether it was. */
export function takeSymbol(lexer: Lexer, text: string): boolean {
  if (!isSymbol(lexer.peek(), text)) return false;
  lexer.next();
  return true;
}

/** Parses expressions with the precedence of the language reference, by climbing. */
export class ExpressionParser {
  private readonly lexer: Lexer;
  private depth = 0;

  constructor(lexer: Lexer) {
    this.lexer = lexer;
  }

  /** @throws RulesSyntaxError where the source stops being an expression */
  parse(): Expression {
    return this.nested(() => {
      const condition = this.infix(1);
      if (!takeSymbol(this.lexer, '?')) return condition;
      const whenTrue = this.parse();
      expectSymbol(this.lexer, ':');
      const whenFalse = this.parse();
      return { type: 'ternary', condition, whenTrue, whenFalse, at: this.from(condition) };
    });
  }

  private nested(parse: () => Expression): Expression {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) {
      this.lexer.fail('Expression is nested too deeply.', this.lexer.peek().at.offset);
    }
    const expression = parse();
    this.depth -= 1;
    return expression;
  }

  private from(first: Expression) {
    return { ...first.at, end: this.lexer.lastEnd };
  }

  private infix(lowest: number): Expression {
    let left = this.unary();
    for (let length = 0; ; length += 1) {
      const token = this.lexer.peek();
      const binding = token.type === 'symbol' || token.type === 'name' ? PRECEDENCE[token.text] : undefined;
      if (binding === undefined || binding < lowest) return left;
      if (length > MAX_DEPTH * 4) this.lexer.fail('Expression is too long.', token.at.offset);
      this.lexer.next();
      left = this.combine(token.text, left, binding);
    }
  }

  private combine(operator: string, left: Expression, binding: number): Expression {
    if (operator === 'is') {
      const typeName = this.lexer.next();
      if (typeName.type !== 'name') unexpected(this.lexer, typeName, 'a type name');
      if (!TYPE_NAMES.has(typeName.text)) {
        this.lexer.fail(`Unknown type '${typeName.text}'.`, typeName.at.offset);
      }
      return { type: 'is', value: left, typeName: typeName.text, at: this.from(left) };
    }
    const right = this.nested(() => this.infix(binding + 1));
    const at = this.from(left);
    if (operator === '&&' || operator === '||') return { type: 'logical', operator, left, right, at };
    return { type: 'binary', operator: operator as BinaryOperator, left, right, at };
  }

  private unary(): Expression {
    const token = this.lexer.peek();
    if (!isSymbol(token, '!') && !isSymbol(token, '-')) return this.postfix();
    this.lexer.next();
    const operand = this.nested(() => this.unary());
    const at = { ...token.at, end: this.lexer.lastEnd };
    return { type: 'unary', operator: token.text === '!' ? '!' : '-', operand, at };
  }

  private postfix(): Expression {
    let object = this.primary();
    for (let length = 0; length <= MAX_DEPTH; length += 1) {
      if (takeSymbol(this.lexer, '.')) object = this.member(object);
      else if (takeSymbol(this.lexer, '[')) object = this.index(object);
      else return object;
    }
    return this.lexer.fail('Expression is too long.', this.lexer.peek().at.offset);
  }

  private member(object: Expression): Expression {
    const name = this.lexer.next();
    if (name.type !== 'name') unexpected(this.lexer, name, 'a property or function name');
    if (!isSymbol(this.lexer.peek(), '(')) {
      return { type: 'member', object, name: name.text, at: this.from(object) };
    }
    this.lexer.next();
    const args = this.items(')');
    return { type: 'method', object, name: name.text, args, at: this.from(object) };
  }

  private index(object: Expression): Expression {
    const index = this.parse();
    if (takeSymbol(this.lexer, ':')) {
      const to = this.parse();
      expectSymbol(this.lexer, ']');
      return { type: 'slice', object, from: index, to, at: this.from(object) };
    }
    expectSymbol(this.lexer, ']');
    return { type: 'index', object, index, at: this.from(object) };
  }

  private items(close: string): Expression[] {
    const items: Expression[] = [];
    while (!takeSymbol(this.lexer, close)) {
      if (items.length > 0) {
        expectSymbol(this.lexer, ',');
        if (takeSymbol(this.lexer, close)) break;
      }
      items.push(this.parse());
    }
    return items;
  }

  private primary(): Expression {
    const token = this.lexer.next();
    const { at } = token;
    switch (token.type) {
      case 'string':
        return { type: 'literal', value: token.text, at };
      case 'bytes':
        return { type: 'literal', value: new TextEncoder().encode(token.text), at };
      case 'float':
        return { type: 'literal', value: Number(token.text), at };
      case 'int': {
        const value = BigInt(token.text);
        if (value > LARGEST_INT) this.lexer.fail(`Integer '${token.text}' is out of range.`, at.offset);
        return { type: 'literal', value, at };
      }
      case 'name':
        return this.named(token);
      default:
        return this.bracketed(token);
    }
  }

  private named(token: Token): Expression {
    const { at, text } = token;
    if (text === 'true' || text === 'false') return { type: 'literal', value: text === 'true', at };
    if (text === 'null') return { type: 'literal', value: null, at };
    if (RESERVED.has(text)) unexpected(this.lexer, token);
    if (!takeSymbol(this.lexer, '(')) return { type: 'name', name: text, at };
    const args = this.items(')');
    return { type: 'call', name: text, args, at: { ...at, end: this.lexer.lastEnd } };
  }

  private bracketed(token: Token): Expression {
    if (isSymbol(token, '(')) {
      const inner = this.parse();
      expectSymbol(this.lexer, ')');
      return inner;
    }
    if (isSymbol(token, '[')) {
      const items = this.items(']');
      return { type: 'list', items, at: { ...token.at, end: this.lexer.lastEnd } };
    }
    if (isSymbol(token, '{')) return this.map(token);
    if (isSymbol(token, '/')) return this.path(token);
    return unexpected(this.lexer, token, 'an expression');
  }

  private map(open: Token): Expression {
    const entries: (readonly [Expression, Expression])[] = [];
    while (!takeSymbol(this.lexer, '}')) {
      if (entries.length > 0) {
        expectSymbol(this.lexer, ',');
        if (takeSymbol(this.lexer, '}')) break;
      }
      const key = this.infix(1);
      expectSymbol(this.lexer, ':');
      entries.push([key, this.parse()]);
    }
    return { type: 'map', entries, at: { ...open.at, end: this.lexer.lastEnd } };
  }

  private path(slash: Token): Expression {
    const { lexer } = this;
    const segments: (string | Expression)[] = [];
    do {
      if (lexer.source.startsWith('$(', lexer.lastEnd)) {
        lexer.next();
        lexer.next();
        segments.push(this.parse());
        expectSymbol(lexer, ')');
      } else {
        const segment = lexer.segment();
        if (segment === undefined) unexpected(lexer, lexer.next(), 'a path segment');
        segments.push(segment.text);
      }
    } while (lexer.source[lexer.lastEnd] === '/' && this.takeSlash());
    return { type: 'path', segments, at: { ...slash.at, end: lexer.lastEnd } };
  }

  /** A slash that opens a comment ends the path. */
  private takeSlash(): boolean {
    return takeSymbol(this.lexer, '/');
  }
}
