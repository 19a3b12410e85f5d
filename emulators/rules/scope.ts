import type { Expression, FunctionDeclaration } from './ast.ts';
import type { Evaluator } from './evaluation-context.ts';

/** A function of the rules. Its body is compiled after all functions that it may call are declared. */
export interface CompiledFunction {
  readonly declaration: FunctionDeclaration;
  lets: readonly Evaluator[];
  body: Evaluator;
  /** Expressions that every call evaluates; see `CompiledExpression.cost`. */
  cost: number;
}

/** The names that are declared around a place in the source. */
export interface Scope {
  readonly service: string;
  readonly parent: Scope | undefined;
  /** The wildcards of this match, with their index among those of all enclosing matches. */
  readonly wildcards: ReadonlyMap<string, number>;
  readonly functions: Map<string, CompiledFunction>;
}

/** The parameters and lets of the current function, with their index in the frame. */
export type Locals = ReadonlyMap<string, number>;

/** @returns the index of a wildcard among those of all enclosing matches; undefined when there is none */
export function findWildcard(scope: Scope | undefined, name: string): number | undefined {
  for (let current = scope; current !== undefined; current = current.parent) {
    const value = current.wildcards.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** @returns the function in the innermost scope that declares it; undefined when there is none */
export function findFunction(scope: Scope | undefined, name: string): CompiledFunction | undefined {
  for (let current = scope; current !== undefined; current = current.parent) {
    const value = current.functions.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Wraps the evaluation of every expression. */
export type Instrument = (expression: Expression, evaluate: Evaluator) => Evaluator;
