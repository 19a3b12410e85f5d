import type { BinaryOperator, Expression } from './ast.ts';
import type { Lexer, Token } from './lexer.ts';
import {
  acceptSymbol,
  decodeSegment,
  expectSymbol,
  failUnexpected,
  isSymbol,
  reservedWords,
} from './parse-token.ts';

/** All operators are left-associative. */
const precedences: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  in: 3,
  is: 3,
  '==': 4,
  '!=': 4,
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

const typeNames: ReadonlySet<string> = new Set([
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
  'number',
  'path',
  'set',
  'string',
  'timestamp',
  'vector',
]);

/** Deep enough for any hand-written rule, shallow enough not to exhaust the stack. */
const maxDepth = 200;
const maxInt64 = 2n ** 63n - 1n;

const reservedProperties: ReadonlySet<string> = new Set(['rules_version', 'service']);

/**
 * Parses expressions by precedence climbing. As in the service, and unlike in the reference, `a in b == c` means
 * `a in (b == c)`.
 */
export class ExpressionParser {
  readonly #lexer: Lexer;
  #depth = 0;

  constructor(lexer: Lexer) {
    this.#lexer = lexer;
  }

  /** @throws RulesSyntaxError at the first token that is not part of an expression */
  parse(): Expression {
    return this.#parseNested(() => {
      const condition = this.#parseInfix(1);
      if (!acceptSymbol(this.#lexer, '?')) return condition;
      const whenTrue = this.parse();
      expectSymbol(this.#lexer, ':');
      const whenFalse = this.parse();
      return { type: 'ternary', condition, whenTrue, whenFalse, span: this.#spanFrom(condition) };
    });
  }

  #parseNested(parse: () => Expression): Expression {
    this.#depth += 1;
    if (this.#depth > maxDepth) {
      this.#lexer.fail('Expression is nested too deeply.', this.#lexer.peek().span.offset);
    }
    const expression = parse();
    this.#depth -= 1;
    return expression;
  }

  #spanFrom(first: Expression) {
    return { ...first.span, end: this.#lexer.previousEnd };
  }

  #parseInfix(minPrecedence: number): Expression {
    let left = this.#parseUnary();
    for (let length = 0; ; length += 1) {
      const token = this.#lexer.peek();
      const precedence =
        token.type === 'symbol' || token.type === 'name' ? precedences[token.text] : undefined;
      if (precedence === undefined || precedence < minPrecedence) return left;
      if (length > maxDepth * 4) this.#lexer.fail('Expression is too long.', token.span.offset);
      this.#lexer.next();
      left = this.#parseRightOperand(token.text, left, precedence);
    }
  }

  #parseRightOperand(operator: string, left: Expression, precedence: number): Expression {
    if (operator === 'is') {
      const typeName = this.#lexer.next();
      if (typeName.type !== 'name') failUnexpected(this.#lexer, typeName, 'a type name');
      if (!typeNames.has(typeName.text)) {
        this.#lexer.fail(`Unknown type '${typeName.text}'.`, typeName.span.offset);
      }
      return { type: 'is', value: left, typeName: typeName.text, span: this.#spanFrom(left) };
    }
    const right = this.#parseNested(() => this.#parseInfix(precedence + 1));
    const span = this.#spanFrom(left);
    if (operator === '&&' || operator === '||') return { type: 'logical', operator, left, right, span };
    return { type: 'binary', operator: operator as BinaryOperator, left, right, span };
  }

  #parseUnary(): Expression {
    const token = this.#lexer.peek();
    if (!isSymbol(token, '!') && !isSymbol(token, '-')) return this.#parsePostfix();
    this.#lexer.next();
    if (token.text === '-' && this.#isLeastInteger())
      return {
        type: 'literal',
        value: -maxInt64 - 1n,
        span: { ...token.span, end: this.#lexer.next().span.end },
      };
    const operand = this.#parseNested(() => (token.text === '-' ? this.#parseNegated() : this.#parseUnary()));
    const span = { ...token.span, end: this.#lexer.previousEnd };
    return { type: 'unary', operator: token.text === '!' ? '!' : '-', operand, span };
  }

  /** Whether the digits after a minus are those of the least integer, which has no positive counterpart. */
  #isLeastInteger(): boolean {
    const { type, text } = this.#lexer.peek();
    return type === 'int' && BigInt(text) === maxInt64 + 1n;
  }

  /** The operand of a minus, which has no other sign. */
  #parseNegated(): Expression {
    const token = this.#lexer.peek();
    if (isSymbol(token, '-') || isSymbol(token, '!')) failUnexpected(this.#lexer, token, 'an expression');
    return this.#parseUnary();
  }

  #parsePostfix(): Expression {
    let object = this.#parsePrimary();
    for (let length = 0; length <= maxDepth; length += 1) {
      if (acceptSymbol(this.#lexer, '.')) object = this.#parseMember(object);
      else if (acceptSymbol(this.#lexer, '[')) object = this.#parseIndex(object);
      else return object;
    }
    return this.#lexer.fail('Expression is too long.', this.#lexer.peek().span.offset);
  }

  #parseMember(object: Expression): Expression {
    const name = this.#lexer.next();
    if (name.type !== 'name' || reservedProperties.has(name.text))
      failUnexpected(this.#lexer, name, 'a property or function name');
    if (!isSymbol(this.#lexer.peek(), '(')) {
      return { type: 'member', object, name: name.text, span: this.#spanFrom(object) };
    }
    if (reservedWords.has(name.text)) failUnexpected(this.#lexer, name, 'a function name');
    this.#lexer.next();
    const args = this.#parseItems(')');
    const { text, span: nameSpan } = name;
    return { type: 'method', object, name: text, nameSpan, args, span: this.#spanFrom(object) };
  }

  #parseIndex(object: Expression): Expression {
    const index = isSymbol(this.#lexer.peek(), ':') ? undefined : this.parse();
    if (index === undefined || isSymbol(this.#lexer.peek(), ':')) {
      expectSymbol(this.#lexer, ':');
      const end = isSymbol(this.#lexer.peek(), ']') ? undefined : this.parse();
      expectSymbol(this.#lexer, ']');
      return { type: 'slice', object, start: index, end, span: this.#spanFrom(object) };
    }
    expectSymbol(this.#lexer, ']');
    return { type: 'index', object, index, span: this.#spanFrom(object) };
  }

  #parseItems(close: string): Expression[] {
    const items: Expression[] = [];
    while (!acceptSymbol(this.#lexer, close)) {
      if (items.length > 0) {
        expectSymbol(this.#lexer, ',');
        if (acceptSymbol(this.#lexer, close)) break;
      }
      items.push(this.parse());
    }
    return items;
  }

  #parsePrimary(): Expression {
    const token = this.#lexer.next();
    const { span } = token;
    switch (token.type) {
      case 'string':
        return { type: 'literal', value: token.text, span };
      case 'bytes':
        return { type: 'literal', value: new Uint8Array(Buffer.from(token.text, 'latin1')), span };
      case 'float':
        return { type: 'literal', value: Number(token.text), span };
      case 'int': {
        const value = BigInt(token.text);
        if (value > maxInt64) this.#lexer.fail(`Integer '${token.text}' is out of range.`, span.offset);
        return { type: 'literal', value, span };
      }
      case 'name':
        return this.#parseNamed(token);
      default:
        return this.#parseBracketed(token);
    }
  }

  #parseNamed(token: Token): Expression {
    const { span, text } = token;
    if (text === 'true' || text === 'false') return { type: 'literal', value: text === 'true', span };
    if (text === 'null') return { type: 'literal', value: null, span };
    if (reservedWords.has(text)) failUnexpected(this.#lexer, token);
    if (!acceptSymbol(this.#lexer, '(')) return { type: 'name', name: text, span };
    const args = this.#parseItems(')');
    return { type: 'call', name: text, args, span: { ...span, end: this.#lexer.previousEnd } };
  }

  #parseBracketed(token: Token): Expression {
    if (isSymbol(token, '(')) {
      const inner = this.parse();
      expectSymbol(this.#lexer, ')');
      return inner;
    }
    if (isSymbol(token, '[')) {
      const items = this.#parseItems(']');
      return { type: 'list', items, span: { ...token.span, end: this.#lexer.previousEnd } };
    }
    if (isSymbol(token, '{')) return this.#parseMap(token);
    if (isSymbol(token, '/')) return this.#parsePath(token);
    return failUnexpected(this.#lexer, token, 'an expression');
  }

  #parseMap(open: Token): Expression {
    const entries: (readonly [Expression, Expression])[] = [];
    while (!acceptSymbol(this.#lexer, '}')) {
      if (entries.length > 0) {
        expectSymbol(this.#lexer, ',');
        if (acceptSymbol(this.#lexer, '}')) break;
      }
      const key = this.#parseInfix(1);
      expectSymbol(this.#lexer, ':');
      entries.push([key, this.parse()]);
    }
    return { type: 'map', entries, span: { ...open.span, end: this.#lexer.previousEnd } };
  }

  #parsePath(slash: Token): Expression {
    const lexer = this.#lexer;
    const segments: (string | Expression)[] = [];
    do {
      if (lexer.source[lexer.previousEnd] === '$') {
        expectSymbol(lexer, '$');
        expectSymbol(lexer, '(');
        segments.push(this.parse());
        expectSymbol(lexer, ')');
      } else {
        const segment = lexer.readSegment();
        if (segment === undefined) failUnexpected(lexer, lexer.next(), 'a path segment');
        segments.push(decodeSegment(segment.text));
      }
    } while (lexer.source[lexer.previousEnd] === '/' && this.#acceptSlash());
    return { type: 'path', segments, span: { ...slash.span, end: lexer.previousEnd } };
  }

  /** A slash that starts a comment ends the path. */
  #acceptSlash(): boolean {
    return acceptSymbol(this.#lexer, '/');
  }
}
