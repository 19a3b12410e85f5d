import { RulesSyntaxError } from './syntax-error.ts';
import type { SourceSpan } from './syntax-error.ts';
import { readStringLiteral } from './string-literal.ts';

export interface Token {
  readonly type: 'name' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'eof';
  /** The text of a name or symbol, the value of a string, bytes as characters, the digits of a number. */
  readonly text: string;
  readonly span: SourceSpan;
}

const punctuators = ['&&', '||', '==', '!=', '<=', '>=', '**', ...'{}[]()<>=!+-*/%?:;,.$'];
const namePattern = /[A-Za-z_][\w$]*|\$[\w$]+/y;
const numberPattern = /(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+/y;
/** A literal segment of a match path or of a path expression. */
const segmentPattern = /\([A-Za-z0-9_\-.~@:*+&']+\)|(?:[A-Za-z0-9_\-.~@:*+&']|%[0-9A-Fa-f]{2})+/y;

/** Tokenizes rules source on demand, so that the parser can read path segments where a path is expected. */
export class Lexer {
  readonly source: string;
  readonly #lineStarts: number[] = [0];
  #position = 0;
  #lookahead: Token | undefined;
  /** End offset of the last consumed token. */
  previousEnd = 0;

  constructor(source: string) {
    this.source = source;
    for (let newline = source.indexOf('\n'); newline >= 0; newline = source.indexOf('\n', newline + 1)) {
      this.#lineStarts.push(newline + 1);
    }
  }

  /** The span from `start` to `end`, with line and column of the start. */
  createSpan(start: number, end: number): SourceSpan {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= start) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: start - (this.#lineStarts[low] ?? 0) + 1, offset: start, end };
  }

  fail(message: string, start: number): never {
    throw new RulesSyntaxError(message, this.createSpan(start, start));
  }

  peek(): Token {
    this.#lookahead ??= this.#scan();
    return this.#lookahead;
  }

  next(): Token {
    const token = this.peek();
    this.#lookahead = undefined;
    this.previousEnd = token.span.end;
    return token;
  }

  /**
   * Consumes a literal path segment directly after the last token.
   * @returns undefined when there is none
   */
  readSegment(): { text: string; span: SourceSpan } | undefined {
    segmentPattern.lastIndex = this.previousEnd;
    const text = segmentPattern.exec(this.source)?.[0];
    if (text === undefined) return undefined;
    const span = this.createSpan(this.previousEnd, this.previousEnd + text.length);
    this.#position = span.end;
    this.previousEnd = span.end;
    this.#lookahead = undefined;
    return { text, span };
  }

  /** Continues at an offset, such as that of an error. */
  rewind(offset: number): void {
    this.#position = offset;
    this.previousEnd = offset;
    this.#lookahead = undefined;
  }

  /** Skips the next token, or the character that starts none. */
  skip(): Token | undefined {
    try {
      return this.next();
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      this.previousEnd = this.#position + 1;
      return undefined;
    }
  }

  #skipTrivia(): void {
    const { source } = this;
    for (;;) {
      const char = source[this.#position];
      if (char !== undefined && ' \t\r\n\f'.includes(char)) {
        this.#position += 1;
      } else if (char === '/' && source[this.#position + 1] === '/') {
        const end = source.indexOf('\n', this.#position);
        this.#position = end < 0 ? source.length : end;
      } else if (char === '/' && source[this.#position + 1] === '*') {
        const end = source.indexOf('*/', this.#position + 2);
        // Without an end it is no comment, but may be a path segment that starts with a star.
        if (end < 0) return;
        this.#position = end + 2;
      } else return;
    }
  }

  #scan(): Token {
    this.#position = Math.max(this.#position, this.previousEnd);
    this.#skipTrivia();
    const start = this.#position;
    const char = this.source[start];
    if (char === undefined) return this.#createToken('eof', '', start, start);
    if (char === "'" || char === '"') return this.#scanQuoted('string', start, start);
    if ((char === 'b' || char === 'B') && /['"]/.test(this.source[start + 1] ?? '')) {
      return this.#scanQuoted('bytes', start, start + 1);
    }
    namePattern.lastIndex = start;
    const name = namePattern.exec(this.source)?.[0];
    if (name !== undefined) return this.#createToken('name', name, start, start + name.length);
    numberPattern.lastIndex = start;
    const digits = numberPattern.exec(this.source)?.[0];
    if (digits !== undefined) {
      const isFloat = digits.includes('.');
      return this.#createToken(isFloat ? 'float' : 'int', digits, start, start + digits.length);
    }
    const symbol = punctuators.find((text) => this.source.startsWith(text, start));
    if (symbol === undefined) {
      this.fail(`Unexpected '${String.fromCodePoint(this.source.codePointAt(start) ?? 0)}'.`, start);
    }
    return this.#createToken('symbol', symbol, start, start + symbol.length);
  }

  #scanQuoted(type: 'string' | 'bytes', start: number, quote: number): Token {
    const { value, end } = readStringLiteral(this.source, quote, type, (message, offset) =>
      this.fail(message, offset),
    );
    return this.#createToken(type, value, start, end);
  }

  #createToken(type: Token['type'], text: string, start: number, end: number): Token {
    this.#position = end;
    return { type, text, span: this.createSpan(start, end) };
  }
}
