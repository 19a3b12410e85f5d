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
  RESERVED_WORDS,
  expectSymbol,
  isSymbol,
  acceptSymbol,
  failUnexpected,
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

const STATEMENT_KEYWORDS: ReadonlySet<string> = new Set(['allow', 'function', 'let', 'match', 'return']);

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
    return new RulesParser(source).parseFile();
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

  parseFile(): RulesFile {
    const services: ServiceBlock[] = [];
    const functions: FunctionDeclaration[] = [];
    if (this.isKeyword('rules_version')) this.parseRulesVersion();
    while (this.lexer.peek().type !== 'end') {
      if (this.isKeyword('service')) services.push(this.parseService());
      else if (this.isKeyword('function')) functions.push(this.parseFunction());
      else failUnexpected(this.lexer, this.lexer.peek(), "'service'");
    }
    if (services.length === 0) this.lexer.fail("Missing 'service' block.", this.lexer.peek().span.offset);
    return { version: this.version, services, functions };
  }

  private isKeyword(word: string): boolean {
    const token = this.lexer.peek();
    return token.type === 'name' && token.text === word;
  }

  private parseRulesVersion(): void {
    this.lexer.next();
    expectSymbol(this.lexer, '=');
    const value = this.lexer.next();
    if (value.type !== 'string') failUnexpected(this.lexer, value, "'1' or '2' in quotes");
    if (value.text !== '1' && value.text !== '2') {
      this.lexer.fail(`Invalid rules_version '${value.text}'. Expected '1' or '2'.`, value.span.offset);
    }
    this.version = value.text === '2' ? 2 : 1;
    acceptSymbol(this.lexer, ';');
  }

  private parseService(): ServiceBlock {
    this.lexer.next();
    let name = this.parseName('a service name').text;
    while (acceptSymbol(this.lexer, '.')) name += `.${this.parseName('a service name').text}`;
    expectSymbol(this.lexer, '{');
    const matches: MatchBlock[] = [];
    const functions: FunctionDeclaration[] = [];
    while (!acceptSymbol(this.lexer, '}')) {
      if (this.isKeyword('match')) matches.push(this.parseMatch());
      else if (this.isKeyword('function')) functions.push(this.parseFunction());
      else failUnexpected(this.lexer, this.lexer.peek());
    }
    return { name, matches, functions };
  }

  private parseMatch(): MatchBlock {
    const { span } = this.lexer.next();
    this.matchDepth += 1;
    if (this.matchDepth > MAX_MATCH_DEPTH)
      this.lexer.fail('Match blocks are nested too deeply.', span.offset);
    const pattern = this.parsePattern();
    const allows: AllowStatement[] = [];
    const matches: MatchBlock[] = [];
    const functions: FunctionDeclaration[] = [];
    expectSymbol(this.lexer, '{');
    while (!acceptSymbol(this.lexer, '}')) {
      if (this.isKeyword('allow')) allows.push(this.parseAllow());
      else if (this.isKeyword('match')) matches.push(this.parseMatch());
      else if (this.isKeyword('function')) functions.push(this.parseFunction());
      else if (isSymbol(this.lexer.peek(), '/')) {
        this.lexer.fail("Missing 'match' keyword before path.", this.lexer.peek().span.offset);
      } else if (!acceptSymbol(this.lexer, ';')) failUnexpected(this.lexer, this.lexer.peek());
    }
    this.matchDepth -= 1;
    return { pattern, allows, matches, functions, span };
  }

  private parsePattern(): PatternSegment[] {
    const { lexer } = this;
    const segments: PatternSegment[] = [];
    expectSymbol(lexer, '/');
    do {
      const rest = segments.find((segment) => segment.type === 'rest');
      if (rest !== undefined && this.version === 1) {
        lexer.fail(
          'A recursive wildcard must be the last part of a path in rules_version 1.',
          lexer.previousEnd,
        );
      }
      segments.push(this.parsePatternSegment(rest !== undefined));
    } while (acceptSymbol(lexer, '/'));
    return segments;
  }

  private parsePatternSegment(hasRest: boolean): PatternSegment {
    const { lexer } = this;
    if (lexer.source[lexer.previousEnd] !== '{') {
      const literal = lexer.readSegment();
      if (literal === undefined) failUnexpected(lexer, lexer.next(), 'a path segment');
      return { type: 'literal', text: literal.text };
    }
    const open = expectSymbol(lexer, '{');
    const name = this.parseName('a wildcard name').text;
    if (!acceptSymbol(lexer, '=')) {
      expectSymbol(lexer, '}');
      return { type: 'wild', name };
    }
    expectSymbol(lexer, '**');
    expectSymbol(lexer, '}');
    if (hasRest) lexer.fail('A path may hold one recursive wildcard only.', open.span.offset);
    return { type: 'rest', name };
  }

  private parseAllow(): AllowStatement {
    const { span: at } = this.lexer.next();
    const methods = new Set<RulesMethod>();
    do {
      const name = this.parseName('a method');
      const covered = Object.hasOwn(METHODS, name.text) ? METHODS[name.text] : undefined;
      if (covered === undefined) this.lexer.fail(`Invalid method '${name.text}'.`, name.span.offset);
      for (const method of covered ?? []) methods.add(method);
    } while (acceptSymbol(this.lexer, ','));
    let condition: Expression | undefined;
    if (acceptSymbol(this.lexer, ':')) {
      if (!this.isKeyword('if')) failUnexpected(this.lexer, this.lexer.peek(), "'if'");
      this.lexer.next();
      condition = this.expressions.parse();
    }
    this.expectStatementEnd();
    return { methods, condition, span: { ...at, end: this.lexer.previousEnd } };
  }

  private parseFunction(): FunctionDeclaration {
    const { span: at } = this.lexer.next();
    const name = this.parseName('a function name').text;
    expectSymbol(this.lexer, '(');
    const parameters: string[] = [];
    while (!acceptSymbol(this.lexer, ')')) {
      if (parameters.length > 0) expectSymbol(this.lexer, ',');
      this.declareName(parameters);
    }
    expectSymbol(this.lexer, '{');
    const known = [...parameters];
    const lets: { name: string; value: Expression }[] = [];
    while (this.isKeyword('let')) {
      this.lexer.next();
      const bound = this.declareName(known);
      expectSymbol(this.lexer, '=');
      lets.push({ name: bound, value: this.expressions.parse() });
      this.expectStatementEnd();
    }
    if (!this.isKeyword('return')) failUnexpected(this.lexer, this.lexer.peek(), "'return'");
    this.lexer.next();
    const body = this.expressions.parse();
    this.expectStatementEnd();
    expectSymbol(this.lexer, '}');
    return { name, parameters, lets, body, span: { ...at, end: this.lexer.previousEnd } };
  }

  private declareName(names: string[]): string {
    const token = this.parseName('a name');
    if (names.includes(token.text)) this.lexer.fail(`Duplicate name '${token.text}'.`, token.span.offset);
    names.push(token.text);
    return token.text;
  }

  private parseName(wanted: string): Token {
    const token = this.lexer.next();
    if (token.type !== 'name' || RESERVED_WORDS.has(token.text)) failUnexpected(this.lexer, token, wanted);
    return token;
  }

  /** A semicolon may be left out before a closing brace or another statement. */
  private expectStatementEnd(): void {
    if (acceptSymbol(this.lexer, ';')) return;
    const next = this.lexer.peek();
    const startsStatement = next.type === 'name' && STATEMENT_KEYWORDS.has(next.text);
    if (!startsStatement && !isSymbol(next, '}')) failUnexpected(this.lexer, next, "';'");
  }
}
