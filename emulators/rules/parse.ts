import type {
  AllowStatement,
  DeclaredName,
  Expression,
  FunctionDeclaration,
  MatchBlock,
  RulesFile,
  ServiceBlock,
} from './ast.ts';
import type { RulesMethod } from './contract.ts';
import { Lexer } from './lexer.ts';
import { ExpressionParser } from './parse-expression.ts';
import {
  acceptSymbol,
  expectSymbol,
  failUnexpected,
  isSymbol,
  parseName,
  reservedWords,
} from './parse-token.ts';
import { parsePattern } from './parse-pattern.ts';
import { RulesSyntaxError, toSyntaxError } from './syntax-error.ts';
import type { RulesIssue, SourceSpan } from './syntax-error.ts';

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
        if (this.#isKeyword('service')) this.#addService(services);
        else if (this.#isKeyword('function')) functions.push(this.#parseFunction());
        else failUnexpected(this.#lexer, this.#lexer.peek(), "'service'");
      });
    }
    if (this.#errors.length > 0) throw toSyntaxError(this.#errors);
    if (services.length === 0) this.#lexer.fail("Missing 'service' block.", this.#lexer.peek().span.offset);
    return { version: this.#version, services, functions };
  }

  #addService(services: ServiceBlock[]): void {
    const service = this.#parseService();
    if (services.some(({ name }) => name === service.name))
      this.#lexer.fail(`Duplicate service name '${service.name}'.`, service.span.offset);
    services.push(service);
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
    const { text: name, span } = this.#parseServiceName();
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

  /** A name with dots anywhere. */
  #parseServiceName(): { text: string; span: SourceSpan } {
    const { offset } = this.#lexer.peek().span;
    const text = /^[\w.-]+/.exec(this.#lexer.source.slice(offset, offset + 200))?.[0];
    if (text === undefined || reservedWords.has(text))
      return failUnexpected(this.#lexer, this.#lexer.peek(), 'a service name');
    this.#lexer.rewind(offset + text.length);
    return { text, span: this.#lexer.createSpan(offset, offset + text.length) };
  }

  #parseMatch(): MatchBlock {
    const { span } = this.#lexer.next();
    this.#matchDepth += 1;
    if (this.#matchDepth > maxMatchDepth)
      this.#lexer.fail('Match blocks are nested too deeply.', span.offset);
    const pattern = parsePattern(this.#lexer, this.#version);
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

  #parseAllow(): AllowStatement {
    const { span } = this.#lexer.next();
    const methods = new Set<RulesMethod>();
    const unknownMethods: DeclaredName[] = [];
    do {
      const name = parseName(this.#lexer, 'a method');
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
    const { text: name, span: nameSpan } = parseName(this.#lexer, 'a function name');
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
    const { text: name, span } = parseName(this.#lexer, 'a name');
    if (names.some((other) => other.name === name))
      this.#lexer.fail(`Duplicate name '${name}'.`, span.offset);
    const declared = { name, span };
    names.push(declared);
    return declared;
  }

  /** A semicolon is optional before a closing brace or another statement. */
  #expectStatementEnd(): void {
    if (acceptSymbol(this.#lexer, ';')) return;
    const next = this.#lexer.peek();
    const startsStatement = next.type === 'name' && statementKeywords.has(next.text);
    if (!startsStatement && !isSymbol(next, '}')) failUnexpected(this.#lexer, next, "';'");
  }
}
