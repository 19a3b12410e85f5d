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
  reservedWords,
  expectSymbol,
  isSymbol,
  acceptSymbol,
  failUnexpected,
} from './parse-expression.ts';
import { RulesSyntaxError } from './syntax-error.ts';

const methodsByKeyword: Readonly<Record<string, readonly RulesMethod[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

const statementKeywords: ReadonlySet<string> = new Set(['allow', 'function', 'let', 'match', 'return']);

/** 256 KB of source: https://firebase.google.com/docs/firestore/quotas#security_rules */
const maxSourceLength = 256 * 1024;
const maxMatchDepth = 50;

/**
 * Parses rules source.
 * @throws RulesSyntaxError at the first error
 */
export function parseRules(source: string, fileName?: string): RulesFile {
  try {
    if (source.length > maxSourceLength) {
      throw new RulesSyntaxError('The ruleset is larger than 256 KB.', { line: 1, column: 1 });
    }
    return new RulesParser(source).parseFile();
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    throw new RulesSyntaxError(error.message, error, fileName);
  }
}

class RulesParser {
  readonly #lexer: Lexer;
  readonly #expressions: ExpressionParser;
  #version: 1 | 2 = 1;
  #matchDepth = 0;

  constructor(source: string) {
    this.#lexer = new Lexer(source);
    this.#expressions = new ExpressionParser(this.#lexer);
  }

  parseFile(): RulesFile {
    const services: ServiceBlock[] = [];
    const functions: FunctionDeclaration[] = [];
    if (this.#isKeyword('rules_version')) this.#parseRulesVersion();
    while (this.#lexer.peek().type !== 'eof') {
      if (this.#isKeyword('service')) services.push(this.#parseService());
      else if (this.#isKeyword('function')) functions.push(this.#parseFunction());
      else failUnexpected(this.#lexer, this.#lexer.peek(), "'service'");
    }
    if (services.length === 0) this.#lexer.fail("Missing 'service' block.", this.#lexer.peek().span.offset);
    return { version: this.#version, services, functions };
  }

  #isKeyword(word: string): boolean {
    const token = this.#lexer.peek();
    return token.type === 'name' && token.text === word;
  }

  #parseRulesVersion(): void {
    this.#lexer.next();
    expectSymbol(this.#lexer, '=');
    const value = this.#lexer.next();
    if (value.type !== 'string') failUnexpected(this.#lexer, value, "'1' or '2' in quotes");
    if (value.text !== '1' && value.text !== '2') {
      this.#lexer.fail(`Invalid rules_version '${value.text}'. Expected '1' or '2'.`, value.span.offset);
    }
    this.#version = value.text === '2' ? 2 : 1;
    acceptSymbol(this.#lexer, ';');
  }

  #parseService(): ServiceBlock {
    this.#lexer.next();
    let name = this.#parseName('a service name').text;
    while (acceptSymbol(this.#lexer, '.')) name += `.${this.#parseName('a service name').text}`;
    expectSymbol(this.#lexer, '{');
    const matches: MatchBlock[] = [];
    const functions: FunctionDeclaration[] = [];
    while (!acceptSymbol(this.#lexer, '}')) {
      if (this.#isKeyword('match')) matches.push(this.#parseMatch());
      else if (this.#isKeyword('function')) functions.push(this.#parseFunction());
      else failUnexpected(this.#lexer, this.#lexer.peek());
    }
    return { name, matches, functions };
  }

  #parseMatch(): MatchBlock {
    const { span } = this.#lexer.next();
    this.#matchDepth += 1;
    if (this.#matchDepth > maxMatchDepth)
      this.#lexer.fail('Match blocks are nested too deeply.', span.offset);
    const pattern = this.#parsePattern();
    const allows: AllowStatement[] = [];
    const matches: MatchBlock[] = [];
    const functions: FunctionDeclaration[] = [];
    expectSymbol(this.#lexer, '{');
    while (!acceptSymbol(this.#lexer, '}')) {
      if (this.#isKeyword('allow')) allows.push(this.#parseAllow());
      else if (this.#isKeyword('match')) matches.push(this.#parseMatch());
      else if (this.#isKeyword('function')) functions.push(this.#parseFunction());
      else if (isSymbol(this.#lexer.peek(), '/')) {
        this.#lexer.fail("Missing 'match' keyword before path.", this.#lexer.peek().span.offset);
      } else if (!acceptSymbol(this.#lexer, ';')) failUnexpected(this.#lexer, this.#lexer.peek());
    }
    this.#matchDepth -= 1;
    return { pattern, allows, matches, functions, span };
  }

  #parsePattern(): PatternSegment[] {
    const lexer = this.#lexer;
    const segments: PatternSegment[] = [];
    expectSymbol(lexer, '/');
    do {
      const recursive = segments.find((segment) => segment.type === 'recursive-wildcard');
      if (recursive !== undefined && this.#version === 1) {
        lexer.fail(
          'A recursive wildcard must be the last part of a path in rules_version 1.',
          lexer.previousEnd,
        );
      }
      segments.push(this.#parsePatternSegment(recursive !== undefined));
    } while (acceptSymbol(lexer, '/'));
    return segments;
  }

  #parsePatternSegment(hasRecursiveWildcard: boolean): PatternSegment {
    const lexer = this.#lexer;
    if (lexer.source[lexer.previousEnd] !== '{') {
      const literal = lexer.readSegment();
      if (literal === undefined) failUnexpected(lexer, lexer.next(), 'a path segment');
      return { type: 'literal', text: literal.text };
    }
    const open = expectSymbol(lexer, '{');
    const name = this.#parseName('a wildcard name').text;
    if (!acceptSymbol(lexer, '=')) {
      expectSymbol(lexer, '}');
      return { type: 'wildcard', name };
    }
    expectSymbol(lexer, '**');
    expectSymbol(lexer, '}');
    if (hasRecursiveWildcard) lexer.fail('A path may contain only one recursive wildcard.', open.span.offset);
    return { type: 'recursive-wildcard', name };
  }

  #parseAllow(): AllowStatement {
    const { span } = this.#lexer.next();
    const methods = new Set<RulesMethod>();
    do {
      const name = this.#parseName('a method');
      const covered = Object.hasOwn(methodsByKeyword, name.text) ? methodsByKeyword[name.text] : undefined;
      if (covered === undefined) this.#lexer.fail(`Invalid method '${name.text}'.`, name.span.offset);
      for (const method of covered ?? []) methods.add(method);
    } while (acceptSymbol(this.#lexer, ','));
    let condition: Expression | undefined;
    if (acceptSymbol(this.#lexer, ':')) {
      if (!this.#isKeyword('if')) failUnexpected(this.#lexer, this.#lexer.peek(), "'if'");
      this.#lexer.next();
      condition = this.#expressions.parse();
    }
    this.#expectStatementEnd();
    return { methods, condition, span: { ...span, end: this.#lexer.previousEnd } };
  }

  #parseFunction(): FunctionDeclaration {
    const { span } = this.#lexer.next();
    const name = this.#parseName('a function name').text;
    expectSymbol(this.#lexer, '(');
    const parameters: string[] = [];
    while (!acceptSymbol(this.#lexer, ')')) {
      if (parameters.length > 0) expectSymbol(this.#lexer, ',');
      this.#declareName(parameters);
    }
    expectSymbol(this.#lexer, '{');
    const declaredNames = [...parameters];
    const lets: { name: string; value: Expression }[] = [];
    while (this.#isKeyword('let')) {
      this.#lexer.next();
      const bound = this.#declareName(declaredNames);
      expectSymbol(this.#lexer, '=');
      lets.push({ name: bound, value: this.#expressions.parse() });
      this.#expectStatementEnd();
    }
    if (!this.#isKeyword('return')) failUnexpected(this.#lexer, this.#lexer.peek(), "'return'");
    this.#lexer.next();
    const body = this.#expressions.parse();
    this.#expectStatementEnd();
    expectSymbol(this.#lexer, '}');
    return { name, parameters, lets, body, span: { ...span, end: this.#lexer.previousEnd } };
  }

  #declareName(names: string[]): string {
    const token = this.#parseName('a name');
    if (names.includes(token.text)) this.#lexer.fail(`Duplicate name '${token.text}'.`, token.span.offset);
    names.push(token.text);
    return token.text;
  }

  #parseName(expected: string): Token {
    const token = this.#lexer.next();
    if (token.type !== 'name' || reservedWords.has(token.text)) failUnexpected(this.#lexer, token, expected);
    return token;
  }

  /** A semicolon is optional before a closing brace or another statement. */
  #expectStatementEnd(): void {
    if (acceptSymbol(this.#lexer, ';')) return;
    const next = this.#lexer.peek();
    const startsStatement = next.type === 'name' && statementKeywords.has(next.text);
    if (!startsStatement && !isSymbol(next, '}')) failUnexpected(this.#lexer, next, "';'");
  }
}
