import type {
  AllowStatement,
  Expression,
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  RulesFile,
  ServiceBlock,
} from './ast.ts';
import type { RulesMethod } from './contract.ts';
import { Lexer } from './lexer.ts';
import type { Token } from './lexer.ts';
import {
  ExpressionParser,
  RESERVED,
  expectSymbol,
  isSymbol,
  takeSymbol,
  unexpected,
} from './parse-expression.ts';
import { RulesSyntaxError } from './syntax-error.ts';

const METHODS: Readonly<Record<string, readonly RulesMethod[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

const STATEMENTS: ReadonlySet<string> = new Set(['allow', 'function', 'let', 'match', 'return']);

/** The platform refuses larger rulesets: https://firebase.google.com/docs/firestore/quotas (256 KB of source). */
const MAX_SOURCE_LENGTH = 256 * 1024;
const MAX_MATCH_DEPTH = 50;

/**
 * Parses rules source.
 * @throws RulesSyntaxError with the position of the first thing that is wrong
 */
export function parseRules(source: string, fileName?: string): RulesFile {
  try {
    if (source.length > MAX_SOURCE_LENGTH) {
      throw new RulesSyntaxError('The ruleset is larger than 256 KB.', { line: 1, column: 1 });
    }
    return new RulesParser(source).file();
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    throw new RulesSyntaxError(error.message, error, fileName);
  }
}

class RulesParser {
  private readonly lexer: Lexer;
  private readonly expressions: ExpressionParser;
  private version: 1 | 2 = 1;
  private matchDepth = 0;

  constructor(source: string) {
    this.lexer = new Lexer(source);
    this.expressions = new ExpressionParser(this.lexer);
  }

  file(): RulesFile {
    const services: ServiceBlock[] = [];
    const functions: FunctionDeclaration[] = [];
    if (this.isWord('rules_version')) this.rulesVersion();
    while (this.lexer.peek().type !== 'end') {
      if (this.isWord('service')) services.push(this.service());
      else if (this.isWord('function')) functions.push(this.functionDeclaration());
      else unexpected(this.lexer, this.lexer.peek(), "'service'");
    }
    if (services.length === 0) this.lexer.fail("Missing 'service' block.", this.lexer.peek().at.offset);
    return { version: this.version, services, functions };
  }

  private isWord(word: string): boolean {
    const token = this.lexer.peek();
    return token.type === 'name' && token.text === word;
  }

  private rulesVersion(): void {
    this.lexer.next();
    expectSymbol(this.lexer, '=');
    const value = this.lexer.next();
    if (value.type !== 'string') unexpected(this.lexer, value, "'1' or '2' in quotes");
    if (value.text !== '1' && value.text !== '2') {
      this.lexer.fail(`Invalid rules_version '${value.text}'. Expected '1' or '2'.`, value.at.offset);
    }
    this.version = value.text === '2' ? 2 : 1;
    takeSymbol(this.lexer, ';');
  }

  private service(): ServiceBlock {
    this.lexer.next();
    let name = this.name('a service name').text;
    while (takeSymbol(this.lexer, '.')) name += `.${this.name('a service name').text}`;
    expectSymbol(this.lexer, '{');
    const matches: MatchBlock[] = [];
    const functions: FunctionDeclaration[] = [];
    while (!takeSymbol(this.lexer, '}')) {
      if (this.isWord('match')) matches.push(this.match());
      else if (this.isWord('function')) functions.push(this.functionDeclaration());
      else unexpected(this.lexer, this.lexer.peek());
    }
    return { name, matches, functions };
  }

  private match(): MatchBlock {
    const { at } = this.lexer.next();
    this.matchDepth += 1;
    if (this.matchDepth > MAX_MATCH_DEPTH) this.lexer.fail('Match blocks are nested too deeply.', at.offset);
    const pattern = this.pattern();
    const allows: AllowStatement[] = [];
    const matches: MatchBlock[] = [];
    const functions: FunctionDeclaration[] = [];
    expectSymbol(this.lexer, '{');
    while (!takeSymbol(this.lexer, '}')) {
      if (this.isWord('allow')) allows.push(this.allow());
      else if (this.isWord('match')) matches.push(this.match());
      else if (this.isWord('function')) functions.push(this.functionDeclaration());
      else if (isSymbol(this.lexer.peek(), '/')) {
        this.lexer.fail("Missing 'match' keyword before path.", this.lexer.peek().at.offset);
      } else if (!takeSymbol(this.lexer, ';')) unexpected(this.lexer, this.lexer.peek());
    }
    this.matchDepth -= 1;
    return { pattern, allows, matches, functions, at };
  }

  private pattern(): PatternSegment[] {
    const { lexer } = this;
    const segments: PatternSegment[] = [];
    expectSymbol(lexer, '/');
    do {
      const rest = segments.find((segment) => segment.type === 'rest');
      if (rest !== undefined && this.version === 1) {
        lexer.fail('A recursive wildcard must be the last part of a path in rules_version 1.', lexer.lastEnd);
      }
      segments.push(this.patternSegment(rest !== undefined));
    } while (takeSymbol(lexer, '/'));
    return segments;
  }

  private patternSegment(hasRest: boolean): PatternSegment {
    const { lexer } = this;
    if (lexer.source[lexer.lastEnd] !== '{') {
      const literal = lexer.segment();
      if (literal === undefined) unexpected(lexer, lexer.next(), 'a path segment');
      return { type: 'literal', text: literal.text };
    }
    const open = expectSymbol(lexer, '{');
    const name = this.name('a wildcard name').text;
    if (!takeSymbol(lexer, '=')) {
      expectSymbol(lexer, '}');
      return { type: 'wild', name };
    }
    expectSymbol(lexer, '**');
    expectSymbol(lexer, '}');
    if (hasRest) lexer.fail('A path may hold one recursive wildcard only.', open.at.offset);
    return { type: 'rest', name };
  }

  private allow(): AllowStatement {
    const { at } = this.lexer.next();
    const methods = new Set<RulesMethod>();
    do {
      const name = this.name('a method');
      const covered = Object.hasOwn(METHODS, name.text) ? METHODS[name.text] : undefined;
      if (covered === undefined) this.lexer.fail(`Invalid method '${name.text}'.`, name.at.offset);
      for (const method of covered ?? []) methods.add(method);
    } while (takeSymbol(this.lexer, ','));
    let condition: Expression | undefined;
    if (takeSymbol(this.lexer, ':')) {
      if (!this.isWord('if')) unexpected(this.lexer, this.lexer.peek(), "'if'");
      this.lexer.next();
      condition = this.expressions.parse();
    }
    this.endStatement();
    return { methods, condition, at: { ...at, end: this.lexer.lastEnd } };
  }

  private functionDeclaration(): FunctionDeclaration {
    const { at } = this.lexer.next();
    const name = this.name('a function name').text;
    expectSymbol(this.lexer, '(');
    const parameters: string[] = [];
    while (!takeSymbol(this.lexer, ')')) {
      if (parameters.length > 0) expectSymbol(this.lexer, ',');
      this.declare(parameters);
    }
    expectSymbol(this.lexer, '{');
    const known = [...parameters];
    const lets: { name: string; value: Expression }[] = [];
    while (this.isWord('let')) {
      this.lexer.next();
      const bound = this.declare(known);
      expectSymbol(this.lexer, '=');
      lets.push({ name: bound, value: this.expressions.parse() });
      this.endStatement();
    }
    if (!this.isWord('return')) unexpected(this.lexer, this.lexer.peek(), "'return'");
    this.lexer.next();
    const body = this.expressions.parse();
    this.endStatement();
    expectSymbol(this.lexer, '}');
    return { name, parameters, lets, body, at: { ...at, end: this.lexer.lastEnd } };
  }

  private declare(names: string[]): string {
    const token = this.name('a name');
    if (names.includes(token.text)) this.lexer.fail(`Duplicate name '${token.text}'.`, token.at.offset);
    names.push(token.text);
    return token.text;
  }

  private name(wanted: string): Token {
    const token = this.lexer.next();
    if (token.type !== 'name' || RESERVED.has(token.text)) unexpected(this.lexer, token, wanted);
    return token;
  }

  /** A semicolon may be left out before a closing brace or another statement. */
  private endStatement(): void {
    if (takeSymbol(this.lexer, ';')) return;
    const next = this.lexer.peek();
    const startsStatement = next.type === 'name' && STATEMENTS.has(next.text);
    if (!startsStatement && !isSymbol(next, '}')) unexpected(this.lexer, next, "';'");
  }
}
