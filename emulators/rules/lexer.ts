import { RulesSyntaxError } from './syntax-error.ts';
import type { SourceSpan } from './syntax-error.ts';
import { readStringLiteral } from './string-literal.ts';

export interface Token {
  readonly type: 'name' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'end';
  /** The text of a name or symbol, the value of a string, the digits of a number. */
  readonly text: string;
  readonly span: SourceSpan;
}

const SYMBOLS = ['&&', '||', '==', '!=', '<=', '>=', '**', ...'{}[]()<>=!+-*/%?:;,.$'];
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /(?:0[xX][0-9a-fA-F]+)|(?:\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;
/** What a literal segment may hold, in a match as well as in a path expression. */
const SEGMENT = /\(default\)|[A-Za-z0-9_\-.~%@:*+!]+/y;

/** Cuts rules source into tokens on demand, so that the parser can ask for a path segment where a path stands. */
export class Lexer {
  readonly source: string;
  private readonly lineStarts: number[] = [0];
  private position = 0;
  private lookahead: Token | undefined;
  /** Where the token taken last ended. */
  previousEnd = 0;

  constructor(source: string) {
    this.source = source;
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) {
      this.lineStarts.push(at + 1);
    }
  }

  /** The span from `start` to `end`, with line and column of the start. */
  createSpan(start: number, end: number): SourceSpan {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= start) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: start - (this.lineStarts[low] ?? 0) + 1, offset: start, end };
  }

  fail(message: string, start: number): never {
    throw new RulesSyntaxError(message, this.createSpan(start, start));
  }

  peek(): Token {
    this.lookahead ??= this.scan();
    return this.lookahead;
  }

  next(): Token {
    const token = this.peek();
    this.lookahead = undefined;
    this.previousEnd = token.span.end;
    return token;
  }

  /** Whether a space, a comment or the like stands before the next token. */
  hasGapBeforeNext(): boolean {
    return this.peek().span.offset > this.previousEnd;
  }

  /**
   * Takes a literal path segment that starts right after the last token.
   * @returns undefined when none starts there
   */
  readSegment(): { text: string; at: SourceSpan } | undefined {
    SEGMENT.lastIndex = this.previousEnd;
    const text = SEGMENT.exec(this.source)?.[0];
    if (text === undefined) return undefined;
    const at = this.createSpan(this.previousEnd, this.previousEnd + text.length);
    this.position = at.end;
    this.previousEnd = at.end;
    this.lookahead = undefined;
    return { text, at };
  }

  private skipTrivia(): void {
    const { source } = this;
    for (;;) {
      const char = source[this.position];
      if (char === ' ' || char === '\t' || char === '\r' || char === '\n' || char === '\uFEFF') {
        this.position += 1;
      } else if (char === '/' && source[this.position + 1] === '/') {
        const end = source.indexOf('\n', this.position);
        this.position = end < 0 ? source.length : end;
      } else if (char === '/' && source[this.position + 1] === '*') {
        const end = source.indexOf('*/', this.position + 2);
        if (end < 0) this.fail('Unterminated comment.', this.position);
        this.position = end + 2;
      } else return;
    }
  }

  private scan(): Token {
    this.position = Math.max(this.position, this.previousEnd);
    this.skipTrivia();
    const start = this.position;
    const char = this.source[start];
    if (char === undefined) return this.createToken('end', '', start, start);
    if (char === "'" || char === '"') return this.scanQuoted('string', start, start);
    if (char === 'b' && /['"]/.test(this.source[start + 1] ?? '')) {
      return this.scanQuoted('bytes', start, start + 1);
    }
    NAME.lastIndex = start;
    const name = NAME.exec(this.source)?.[0];
    if (name !== undefined) return this.createToken('name', name, start, start + name.length);
    NUMBER.lastIndex = start;
    const digits = NUMBER.exec(this.source)?.[0];
    if (digits !== undefined) {
      const isFloat = !/^0[xX]/.test(digits) && /[.eE]/.test(digits);
      return this.createToken(isFloat ? 'float' : 'int', digits, start, start + digits.length);
    }
    const symbol = SYMBOLS.find((text) => this.source.startsWith(text, start));
    if (symbol === undefined) {
      this.fail(`Unexpected '${String.fromCodePoint(this.source.codePointAt(start) ?? 0)}'.`, start);
    }
    return this.createToken('symbol', symbol, start, start + symbol.length);
  }

  private scanQuoted(type: 'string' | 'bytes', start: number, quote: number): Token {
    const { text, end } = readStringLiteral(this.source, quote, (message, at) => this.fail(message, at));
    return this.createToken(type, text, start, end);
  }

  private createToken(type: Token['type'], text: string, start: number, end: number): Token {
    this.position = end;
    return { type, text, span: this.createSpan(start, end) };
  }
}
