import type { FunctionDeclaration, MatchBlock, RulesFile } from './ast.ts';
import { ExpressionCompiler } from './compile-expression.ts';
import { sumCosts } from './compiled-expression.ts';
import type { RulesRequest, RulesDecision, Ruleset } from './contract.ts';
import { EvaluationError, RulesLimitError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { MatchList, PathMatcher } from './match-tree.ts';
import type { CompiledAllow, MatchNode } from './match-tree.ts';
import { parseRules } from './parse.ts';
import { EvaluationContext } from './evaluation-context.ts';
import type { Frame } from './evaluation-context.ts';
import type { CompiledFunction, Instrument, Scope } from './scope.ts';
import { RulesSyntaxError, toSyntaxError } from './syntax-error.ts';
import { findErrors } from './check-rules.ts';
import { findWarnings } from './find-warnings.ts';

/**
 * Compiles rules for Firestore or Storage into closures.
 * @param fileName included in errors
 * @throws RulesSyntaxError for invalid source
 */
export function compileRules(source: string, fileName?: string): Ruleset {
  return compileFile(parseRules(source, fileName), fileName);
}

/**
 * Compiles a parsed file.
 * @param instrument wraps every expression to observe its results
 * @throws RulesSyntaxError for what cannot be deployed
 */
export function compileFile(file: RulesFile, fileName?: string, instrument?: Instrument): Ruleset {
  const errors = findErrors(file);
  if (errors.length > 0) throw toSyntaxError(errors, fileName);
  const compiler = new FileCompiler(fileName, instrument);
  const services = new Map(
    file.services.map((service) => [service.name, compiler.compileService(file, service.name)]),
  );
  return {
    version: file.version,
    warnings: findWarnings(file),
    authorize: (request) => authorize(services.get(request.service), file.version, request),
  };
}

class FileCompiler {
  readonly #fileName: string | undefined;
  readonly #instrument: Instrument | undefined;

  constructor(fileName: string | undefined, instrument: Instrument | undefined) {
    this.#fileName = fileName;
    this.#instrument = instrument;
  }

  compileService(file: RulesFile, name: string): MatchList {
    const blocks = file.services.filter((service) => service.name === name);
    const functions = [...file.functions, ...blocks.flatMap((service) => service.functions)];
    const scope = this.#buildScope(
      { service: name, parent: undefined, wildcards: new Map(), functions: new Map() },
      functions,
    );
    return new MatchList(
      blocks.flatMap((service) => service.matches).map((match) => this.#compileMatch(match, scope, 0)),
    );
  }

  /** Declares all functions before it compiles their bodies, because they may call each other. */
  #buildScope(scope: Scope, declarations: readonly FunctionDeclaration[]): Scope {
    for (const declaration of declarations) {
      if (scope.functions.has(declaration.name)) {
        throw new RulesSyntaxError(
          `Duplicate function '${declaration.name}'.`,
          declaration.nameSpan,
          this.#fileName,
        );
      }
      scope.functions.set(declaration.name, { declaration, lets: [], body: () => null, cost: 0 });
    }
    for (const declared of scope.functions.values()) this.#compileFunctionBody(declared, scope);
    return scope;
  }

  #compileFunctionBody(declared: CompiledFunction, scope: Scope): void {
    const { parameters, lets, body } = declared.declaration;
    const locals = new Map(parameters.map(({ name }, index) => [name, index]));
    const compiler = new ExpressionCompiler(scope, locals, this.#instrument);
    const compiledLets = lets.map(({ name, value }) => {
      const compiled = compiler.compile(value);
      locals.set(name, locals.size);
      return compiled;
    });
    const compiledBody = compiler.compile(body);
    declared.lets = compiledLets.map((compiled) => compiled.evaluate);
    declared.body = compiledBody.evaluate;
    declared.cost = sumCosts(compiledLets) + compiledLets.length + compiledBody.cost;
  }

  #compileMatch(block: MatchBlock, parent: Scope, wildcardsBefore: number): MatchNode {
    const wildcards = new Map<string, number>();
    let count = wildcardsBefore;
    for (const segment of block.pattern) {
      if (segment.type !== 'literal') wildcards.set(segment.name, count++);
    }
    const matchScope: Scope = { service: parent.service, parent, wildcards, functions: new Map() };
    const scope = this.#buildScope(matchScope, block.functions);
    return {
      pattern: block.pattern,
      allows: this.#compileAllows(block, scope),
      children: new MatchList(block.matches.map((child) => this.#compileMatch(child, scope, count))),
    };
  }

  #compileAllows(block: MatchBlock, scope: Scope): CompiledAllow[] {
    const compiler = new ExpressionCompiler(scope, new Map(), this.#instrument);
    return block.allows.map(({ methods, condition, span }) => {
      if (condition === undefined) return { methods, evaluate: () => true, cost: 1, line: span.line };
      return { methods, ...compiler.compile(condition), line: condition.span.line };
    });
  }
}

function authorize(matches: MatchList | undefined, version: 1 | 2, request: RulesRequest): RulesDecision {
  const context = new EvaluationContext(request);
  const frame: Frame = { context, locals: [] };
  const denials: string[] = [];
  const evaluateAllow = (allow: CompiledAllow): boolean => {
    if (!allow.methods.has(request.method)) return false;
    let result: EvaluationResult | RulesLimitError;
    try {
      context.countExpressions(allow.cost);
      result = allow.evaluate(frame);
    } catch (error) {
      if (!(error instanceof RulesLimitError)) throw error;
      result = error;
    }
    if (result === true) return true;
    denials.push(`${formatDenialReason(result)} for '${request.method}' @ L${allow.line}`);
    if (result instanceof RulesLimitError) throw result;
    return false;
  };
  const matcher = new PathMatcher(request, version, (node, wildcards) => {
    context.wildcards = wildcards;
    return node.allows.some(evaluateAllow);
  });
  try {
    if (matches !== undefined && matcher.walk(matches)) {
      return { allowed: true, message: '', expressionCount: context.expressionCount };
    }
  } catch (error) {
    if (!(error instanceof RulesLimitError)) throw error;
  }
  const message = denials.length === 0 ? 'No matching allow statements' : denials.join(', ');
  return { allowed: false, message: `\n${message}`, expressionCount: context.expressionCount };
}

function formatDenialReason(result: EvaluationResult | RulesLimitError): string {
  if (result === false) return 'false';
  if (result instanceof EvaluationError || result instanceof RulesLimitError) return result.message;
  return 'Expected a boolean.';
}
