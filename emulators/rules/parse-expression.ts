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
const MAX_INT64 = 2n ** 63n - 1n;

/** The words that cannot name a variable, a function or a parameter. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
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
export function failUnexpected(lexer: Lexer, token: Token, wanted?: string): never {
  const what =
    token.type === 'end' ? 'end of file' : `'${lexer.source.slice(token.span.offset, token.span.end)}'`;
  lexer.fail(`Unexpected ${what}.${wanted === undefined ? '' : ` Expected ${wanted}.`}`, token.span.offset);
}

/** Whether a token is this very symbol. */
export function isSymbol(token: Token, text: string): boolean {
  return token.type === 'symbol' && token.text === text;
}

/** Takes the next token, which must be this symbol, or throws a RulesSyntaxError. */
export function expectSymbol(lexer: Lexer, text: string): Token {
  const token = lexer.next();
  if (!isSymbol(token, text)) failUnexpected(lexer, token, `'${text}'`);
  return token;
}

/** Takes the next token if it is this symbol, and says whether it was. */
export function acceptSymbol(lexer: Lexer, text: string): boolean {
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
    return this.parseNested(() => {
      const condition = this.parseInfix(1);
      if (!acceptSymbol(this.lexer, '?')) return condition;
      const whenTrue = this.parse();
      expectSymbol(this.lexer, ':');
      const whenFalse = this.parse();
      return { type: 'ternary', condition, whenTrue, whenFalse, span: this.spanFrom(condition) };
    });
  }

  private parseNested(parse: () => Expression): Expression {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) {
      this.lexer.fail('Expression is nested too deeply.', this.lexer.peek().span.offset);
    }
    const expression = parse();
    this.depth -= 1;
    return expression;
  }

  private spanFrom(first: Expression) {
    return { ...first.span, end: this.lexer.previousEnd };
  }

  private parseInfix(lowest: number): Expression {
    let left = this.parseUnary();
    for (let length = 0; ; length += 1) {
      const token = this.lexer.peek();
      const binding = token.type === 'symbol' || token.type === 'name' ? PRECEDENCE[token.text] : undefined;
      if (binding === undefined || binding < lowest) return left;
      if (length > MAX_DEPTH * 4) this.lexer.fail('Expression is too long.', token.span.offset);
      this.lexer.next();
      left = this.parseRightOperand(token.text, left, binding);
    }
  }

  private parseRightOperand(operator: string, left: Expression, binding: number): Expression {
    if (operator === 'is') {
      const typeName = this.lexer.next();
      if (typeName.type !== 'name') failUnexpected(this.lexer, typeName, 'a type name');
      if (!TYPE_NAMES.has(typeName.text)) {
        this.lexer.fail(`Unknown type '${typeName.text}'.`, typeName.span.offset);
      }
      return { type: 'is', value: left, typeName: typeName.text, span: this.spanFrom(left) };
    }
    const right = this.parseNested(() => this.parseInfix(binding + 1));
    const span = this.spanFrom(left);
    if (operator === '&&' || operator === '||') return { type: 'logical', operator, left, right, span };
    return { type: 'binary', operator: operator as BinaryOperator, left, right, span };
  }

  private parseUnary(): Expression {
    const token = this.lexer.peek();
    if (!isSymbol(token, '!') && !isSymbol(token, '-')) return this.parsePostfix();
    this.lexer.next();
    const operand = this.parseNested(() => this.parseUnary());
    const at = { ...token.span, end: this.lexer.previousEnd };
    return { type: 'unary', operator: token.text === '!' ? '!' : '-', operand, span: at };
  }

  private parsePostfix(): Expression {
    let object = this.parsePrimary();
    for (let length = 0; length <= MAX_DEPTH; length += 1) {
      if (acceptSymbol(this.lexer, '.')) object = this.parseMember(object);
      else if (acceptSymbol(this.lexer, '[')) object = this.parseIndex(object);
      else return object;
    }
    return this.lexer.fail('Expression is too long.', this.lexer.peek().span.offset);
  }

  private parseMember(object: Expression): Expression {
    const name = this.lexer.next();
    if (name.type !== 'name') failUnexpected(this.lexer, name, 'a property or function name');
    if (!isSymbol(this.lexer.peek(), '(')) {
      return { type: 'member', object, name: name.text, span: this.spanFrom(object) };
    }
    this.lexer.next();
    const args = this.parseItems(')');
    return { type: 'method', object, name: name.text, args, span: this.spanFrom(object) };
  }

  private parseIndex(object: Expression): Expression {
    const index = this.parse();
    if (acceptSymbol(this.lexer, ':')) {
      const to = this.parse();
      expectSymbol(this.lexer, ']');
      return { type: 'slice', object, spanFrom: index, to, span: this.spanFrom(object) };
    }
    expectSymbol(this.lexer, ']');
    return { type: 'index', object, index, span: this.spanFrom(object) };
  }

  private parseItems(close: string): Expression[] {
    const items: Expression[] = [];
    while (!acceptSymbol(this.lexer, close)) {
      if (items.length > 0) {
        expectSymbol(this.lexer, ',');
        if (acceptSymbol(this.lexer, close)) break;
      }
      items.push(this.parse());
    }
    return items;
  }

  private parsePrimary(): Expression {
    const token = this.lexer.next();
    const { span: at } = token;
    switch (token.type) {
      case 'string':
        return { type: 'literal', value: token.text, span: at };
      case 'bytes':
        return { type: 'literal', value: new TextEncoder().encode(token.text), span: at };
      case 'float':
        return { type: 'literal', value: Number(token.text), span: at };
      case 'int': {
        const value = BigInt(token.text);
        if (value > MAX_INT64) this.lexer.fail(`Integer '${token.text}' is out of range.`, at.offset);
        return { type: 'literal', value, span: at };
      }
      case 'name':
        return this.parseNamed(token);
      default:
        return this.parseBracketed(token);
    }
  }

  private parseNamed(token: Token): Expression {
    const { span: at, text } = token;
    if (text === 'true' || text === 'false') return { type: 'literal', value: text === 'true', span: at };
    if (text === 'null') return { type: 'literal', value: null, span: at };
    if (RESERVED_WORDS.has(text)) failUnexpected(this.lexer, token);
    if (!acceptSymbol(this.lexer, '(')) return { type: 'name', name: text, span: at };
    const args = this.parseItems(')');
    return { type: 'call', name: text, args, span: { ...at, end: this.lexer.previousEnd } };
  }

  private parseBracketed(token: Token): Expression {
    if (isSymbol(token, '(')) {
      const inner = this.parse();
      expectSymbol(this.lexer, ')');
      return inner;
    }
    if (isSymbol(token, '[')) {
      const items = this.parseItems(']');
      return { type: 'list', items, span: { ...token.span, end: this.lexer.previousEnd } };
    }
    if (isSymbol(token, '{')) return this.parseMap(token);
    if (isSymbol(token, '/')) return this.parsePath(token);
    return failUnexpected(this.lexer, token, 'an expression');
  }

  private parseMap(open: Token): Expression {
    const entries: (readonly [Expression, Expression])[] = [];
    while (!acceptSymbol(this.lexer, '}')) {
      if (entries.length > 0) {
        expectSymbol(this.lexer, ',');
        if (acceptSymbol(this.lexer, '}')) break;
      }
      const key = this.parseInfix(1);
      expectSymbol(this.lexer, ':');
      entries.push([key, this.parse()]);
    }
    return { type: 'map', entries, span: { ...open.span, end: this.lexer.previousEnd } };
  }

  private parsePath(slash: Token): Expression {
    const { lexer } = this;
    const segments: (string | Expression)[] = [];
    do {
      if (lexer.source.startsWith('$(', lexer.previousEnd)) {
        lexer.next();
        lexer.next();
        segments.push(this.parse());
        expectSymbol(lexer, ')');
      } else {
        const segment = lexer.readSegment();
        if (segment === undefined) failUnexpected(lexer, lexer.next(), 'a path segment');
        segments.push(segment.text);
      }
    } while (lexer.source[lexer.previousEnd] === '/' && this.acceptSlash());
    return { type: 'path', segments, span: { ...slash.span, end: lexer.previousEnd } };
  }

  /** A slash that opens a comment ends the path. */
  private acceptSlash(): boolean {
    return acceptSymbol(this.lexer, '/');
  }
}
