import type {
  AllowStatement,
  DeclaredName,
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
import { ExpressionParser } from './parse-expression.ts';
import {
  acceptSymbol,
  decodeSegment,
  expectSymbol,
  failUnexpected,
  isSymbol,
  reservedWords,
} from './parse-token.ts';
import { RulesSyntaxError, toSyntaxError } from './syntax-error.ts';
import type { RulesIssue } from './syntax-error.ts';

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
 * @throws RulesSyntaxError with the first errors
 */
export function parseRules(source: string, fileName?: string): RulesFile {
  try {
    if (source.length > maxSourceLength) {
      throw new RulesSyntaxError('The ruleset is larger than 256 KB.', { line: 1, column: 1 });
    }
    return new RulesParser(source).parseFile();
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    throw toSyntaxError(error.issues, fileName);
  }
}

/** More are seldom helpful: most follow from the first. */
const maxErrors = 10;

class RulesParser {
  readonly #lexer: Lexer;
  readonly #expressions: ExpressionParser;
  #version: 1 | 2 = 1;
  #matchDepth = 0;
  readonly #errors: RulesIssue[] = [];

  constructor(source: string) {
    this.#lexer = new Lexer(source);
    this.#expressions = new ExpressionParser(this.#lexer);
  }

  parseFile(): RulesFile {
    const services: ServiceBlock[] = [];
    const functions: FunctionDeclaration[] = [];
    if (this.#isKeyword('rules_version')) this.#parseRulesVersion();
    while (this.#lexer.peek().type !== 'eof') {
      this.#attempt(() => {
        if (this.#isKeyword('service')) services.push(this.#parseService());
        else if (this.#isKeyword('function')) functions.push(this.#parseFunction());
        else failUnexpected(this.#lexer, this.#lexer.peek(), "'service'");
      });
    }
    if (this.#errors.length > 0) throw toSyntaxError(this.#errors);
    if (services.length === 0) this.#lexer.fail("Missing 'service' block.", this.#lexer.peek().span.offset);
    return { version: this.#version, services, functions };
  }

  /** Parses a declaration. After an error it continues with the next one, so that all errors are found at once. */
  #attempt(parse: () => void): void {
    const depth = this.#matchDepth;
    const start = this.#lexer.peek().span.offset;
    try {
      parse();
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      this.#errors.push(...error.issues);
      if (this.#errors.length >= maxErrors || this.#isAtEnd()) throw toSyntaxError(this.#errors.splice(0));
      this.#matchDepth = depth;
      this.#lexer.rewind(start);
      this.#skipDeclaration(error.issues[0]?.position.offset ?? start);
    }
  }

  #isAtEnd(): boolean {
    return this.#lexer.source.slice(this.#lexer.previousEnd).trim() === '';
  }

  /** Skips the declaration with an error, or up to the brace that closes the block around it. */
  #skipDeclaration(errorOffset: number): void {
    let depth = 0;
    while (!this.#isAtEnd()) {
      const token = this.#lexer.skip();
      if (token?.type === 'eof') return;
      if (token?.type !== 'symbol') continue;
      if (depth === 0 && token.text === '}' && this.#matchDepth > 0)
        return this.#lexer.rewind(token.span.offset);
      if (token.text === '{') depth += 1;
      if (token.text === '}') depth -= 1;
      const isEnd = token.text === '}' || token.text === ';';
      if (depth <= 0 && isEnd && token.span.end > errorOffset) return;
    }
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
    if (value.text !== '1' && value.text !== '2')
      this.#lexer.fail(`Invalid rules_version '${value.text}'. Expected '1' or '2'.`, value.span.offset);
    this.#version = value.text === '2' ? 2 : 1;
    acceptSymbol(this.#lexer, ';');
  }

  #parseService(): ServiceBlock {
    this.#lexer.next();
    let { text: name, span } = this.#parseName('a service name');
    while (acceptSymbol(this.#lexer, '.'))
      name += isSymbol(this.#lexer.peek(), '{') ? '.' : `.${this.#parseName('a service name').text}`;
    span = { ...span, end: this.#lexer.previousEnd };
    expectSymbol(this.#lexer, '{');
    const matches: MatchBlock[] = [];
    const functions: FunctionDeclaration[] = [];
    while (!acceptSymbol(this.#lexer, '}')) {
      this.#attempt(() => {
        if (this.#isKeyword('match')) matches.push(this.#parseMatch());
        else if (this.#isKeyword('function')) functions.push(this.#parseFunction());
        else failUnexpected(this.#lexer, this.#lexer.peek());
      });
    }
    if (matches.length + functions.length === 0) this.#failEmpty('service');
    return { name, span, matches, functions };
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
      this.#attempt(() => {
        if (this.#isKeyword('allow')) allows.push(this.#parseAllow());
        else if (this.#isKeyword('match')) matches.push(this.#parseMatch());
        else if (this.#isKeyword('function')) functions.push(this.#parseFunction());
        else if (isSymbol(this.#lexer.peek(), '/'))
          this.#lexer.fail("Missing 'match' keyword before path.", this.#lexer.peek().span.offset);
        else failUnexpected(this.#lexer, this.#lexer.peek());
      });
    }
    if (allows.length + matches.length + functions.length === 0) this.#failEmpty('match');
    this.#matchDepth -= 1;
    return { pattern, allows, matches, functions, span };
  }

  /** Not thrown, because a declaration with an error also leaves its block empty. */
  #failEmpty(block: string): void {
    const end = this.#lexer.previousEnd;
    const position = this.#lexer.createSpan(end - 1, end);
    const isFollowUp = this.#errors.some((error) => (error.position.offset ?? 0) <= position.offset);
    const description = `The '${block}' body must contain at least one declaration.`;
    if (!isFollowUp) this.#errors.push({ severity: 'ERROR', description, position });
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
      return { type: 'literal', text: decodeSegment(literal.text) };
    }
    const open = expectSymbol(lexer, '{');
    const { text: name, span } = this.#parseName('a wildcard name');
    if (!acceptSymbol(lexer, '=') || acceptSymbol(lexer, '*')) {
      expectSymbol(lexer, '}');
      return { type: 'wildcard', name, span };
    }
    expectSymbol(lexer, '**');
    expectSymbol(lexer, '}');
    if (hasRecursiveWildcard) lexer.fail('A path may contain only one recursive wildcard.', open.span.offset);
    return { type: 'recursive-wildcard', name, span };
  }

  #parseAllow(): AllowStatement {
    const { span } = this.#lexer.next();
    const methods = new Set<RulesMethod>();
    const unknownMethods: DeclaredName[] = [];
    do {
      const name = this.#parseName('a method');
      const covered = Object.hasOwn(methodsByKeyword, name.text) ? methodsByKeyword[name.text] : undefined;
      if (covered === undefined) unknownMethods.push({ name: name.text, span: name.span });
      for (const method of covered ?? []) methods.add(method);
    } while (acceptSymbol(this.#lexer, ','));
    let condition: Expression | undefined;
    if (acceptSymbol(this.#lexer, ':')) {
      if (!this.#isKeyword('if')) failUnexpected(this.#lexer, this.#lexer.peek(), "'if'");
      this.#lexer.next();
      condition = this.#expressions.parse();
    }
    this.#expectStatementEnd();
    return { methods, unknownMethods, condition, span: { ...span, end: this.#lexer.previousEnd } };
  }

  #parseFunction(): FunctionDeclaration {
    const { span } = this.#lexer.next();
    const { text: name, span: nameSpan } = this.#parseName('a function name');
    expectSymbol(this.#lexer, '(');
    const parameters: DeclaredName[] = [];
    while (!acceptSymbol(this.#lexer, ')')) {
      if (parameters.length > 0) expectSymbol(this.#lexer, ',');
      this.#declareName(parameters);
    }
    expectSymbol(this.#lexer, '{');
    const declaredNames = [...parameters];
    const lets: (DeclaredName & { value: Expression })[] = [];
    while (this.#isKeyword('let')) {
      this.#lexer.next();
      const bound = this.#declareName(declaredNames);
      expectSymbol(this.#lexer, '=');
      lets.push({ ...bound, value: this.#expressions.parse() });
      expectSymbol(this.#lexer, ';');
    }
    if (!this.#isKeyword('return')) failUnexpected(this.#lexer, this.#lexer.peek(), "'return'");
    this.#lexer.next();
    const body = this.#expressions.parse();
    this.#expectStatementEnd();
    expectSymbol(this.#lexer, '}');
    return { name, nameSpan, parameters, lets, body, span: { ...span, end: this.#lexer.previousEnd } };
  }

  #declareName(names: DeclaredName[]): DeclaredName {
    const { text: name, span } = this.#parseName('a name');
    if (names.some((other) => other.name === name))
      this.#lexer.fail(`Duplicate name '${name}'.`, span.offset);
    const declared = { name, span };
    names.push(declared);
    return declared;
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
