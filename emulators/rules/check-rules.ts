import type { DeclaredName, Expression, FunctionDeclaration, MatchBlock, RulesFile } from './ast.ts';
import { getChildExpressions } from './child-expressions.ts';
import { namespaces } from './namespaces.ts';
import { isValidRegex } from './regex.ts';
import type { RulesIssue, SourceSpan } from './syntax-error.ts';

const maxParameters = 7;
/** The first call, by a condition, does not count. */
const maxNestedFunctions = 21;
/** The methods whose argument is checked; replace() fails when it runs. */
const regexMethods: readonly string[] = ['matches', 'split'];

/** Finds what parses but cannot be deployed. @returns errors in no particular order */
export function findErrors(file: RulesFile): readonly RulesIssue[] {
  const checker = new RulesChecker();
  const functions = [...file.functions, ...file.services.flatMap((service) => service.functions)];
  checker.checkFunctions(functions, new Map());
  for (const { matches } of file.services)
    for (const match of matches) checker.checkMatch(match, toFunctionMap(functions, new Map()));
  return checker.errors;
}

type FunctionMap = ReadonlyMap<string, FunctionDeclaration>;

function toFunctionMap(declarations: readonly FunctionDeclaration[], outer: FunctionMap): FunctionMap {
  return new Map([...outer, ...declarations.map((item) => [item.name, item] as const)]);
}

class RulesChecker {
  readonly errors: RulesIssue[] = [];

  checkMatch(match: MatchBlock, outer: FunctionMap): void {
    const names = new Set<string>();
    for (const segment of match.pattern) {
      if (segment.type === 'literal') continue;
      if (names.has(segment.name))
        this.#fail(`The path already has a wildcard '${segment.name}'.`, segment.span);
      names.add(segment.name);
      this.#checkName(segment);
    }
    this.checkFunctions(match.functions, outer);
    for (const { condition } of match.allows) if (condition !== undefined) this.#checkExpression(condition);
    const inner = toFunctionMap(match.functions, outer);
    for (const child of match.matches) this.checkMatch(child, inner);
  }

  checkFunctions(declarations: readonly FunctionDeclaration[], outer: FunctionMap): void {
    const visible = toFunctionMap(declarations, outer);
    for (const declaration of declarations) {
      if (declaration.parameters.length > maxParameters)
        this.#fail(
          `The function '${declaration.name}' has more than ${maxParameters} parameters.`,
          declaration.nameSpan,
        );
      for (const name of [...declaration.parameters, ...declaration.lets]) this.#checkName(name);
      for (const expression of getFunctionExpressions(declaration)) this.#checkExpression(expression);
      this.#checkCalls(declaration, visible);
    }
  }

  #fail(description: string, position: SourceSpan): void {
    this.errors.push({ severity: 'ERROR', description, position });
  }

  #checkName({ name, span }: DeclaredName): void {
    if (Object.hasOwn(namespaces, name))
      this.#fail(`'${name}' is a package and cannot be the name of a variable.`, span);
  }

  /** Reports a function that calls itself, also through others, or is the start of too many nested calls. */
  #checkCalls(declaration: FunctionDeclaration, visible: FunctionMap): void {
    const path: string[] = [];
    const finished = new Map<string, number>();
    /** The number of nested calls below a function. */
    const measure = (name: string): number => {
      const known = finished.get(name);
      const target = visible.get(name);
      if (known !== undefined || target === undefined) return known ?? 0;
      path.push(name);
      const depths = getCalledNames(target).map((called) => {
        if (called === declaration.name) throw new CallCycle([...path]);
        return path.includes(called) ? 0 : measure(called);
      });
      path.pop();
      const depth = 1 + Math.max(0, ...depths);
      finished.set(name, depth);
      return depth;
    };
    try {
      if (measure(declaration.name) > maxNestedFunctions)
        this.#fail(
          `'${declaration.name}' nests more than ${maxNestedFunctions - 1} calls.`,
          declaration.nameSpan,
        );
    } catch (error) {
      if (!(error instanceof CallCycle)) throw error;
      this.#fail(`Functions cannot call themselves: ${error.names.join(', ')}.`, declaration.nameSpan);
    }
  }

  #checkExpression(expression: Expression): void {
    if (expression.type === 'name') this.#checkName(expression);
    const [pattern] = expression.type === 'method' ? expression.args : [];
    if (
      expression.type === 'method' &&
      regexMethods.includes(expression.name) &&
      pattern?.type === 'literal' &&
      typeof pattern.value === 'string' &&
      !isValidRegex(pattern.value)
    )
      this.#fail(`Invalid regular expression pattern. Pattern: ${pattern.value}.`, pattern.span);
    for (const part of getChildExpressions(expression)) {
      const isReceiver = expression.type === 'method' && part === expression.object && part.type === 'name';
      if (!isReceiver) this.#checkExpression(part);
    }
  }
}

class CallCycle extends Error {
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super('The functions call each other');
    this.names = names;
  }
}

function getFunctionExpressions({ lets, body }: FunctionDeclaration): readonly Expression[] {
  return [...lets.map(({ value }) => value), body];
}

function getCalledNames(declaration: FunctionDeclaration): readonly string[] {
  const names: string[] = [];
  const visit = (expression: Expression): void => {
    if (expression.type === 'call') names.push(expression.name);
    getChildExpressions(expression).forEach(visit);
  };
  getFunctionExpressions(declaration).forEach(visit);
  return [...new Set(names)];
}
