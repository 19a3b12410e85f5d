import type { Expression } from './ast.ts';
import type { RulesValue } from './contract.ts';
import { EvaluationError } from './evaluation-error.ts';
import type { Evaluator, Frame } from './evaluation-context.ts';
import type { Locals, Scope } from './scope.ts';

/**
 * A compiled expression. `cost` counts the expressions that it always evaluates; the caller counts them before it
 * evaluates. Operands that `&&`, `||`, `?:` and calls may skip are counted during evaluation.
 */
export interface CompiledExpression {
  readonly evaluate: Evaluator;
  readonly cost: number;
  /** The value when it is the same in every request. */
  readonly constant?: RulesValue;
}

/** The part of the compiler that compiling a call needs. */
export interface Compiler {
  readonly scope: Scope;
  readonly locals: Locals;
  compile(expression: Expression): CompiledExpression;
}

/** Adds up the costs of several parts. */
export function sumCosts(parts: readonly { readonly cost: number }[]): number {
  return parts.reduce((sum, part) => sum + part.cost, 0);
}

/** Evaluates every part, even after an error. @returns the values, or the first error */
export function evaluateAll(parts: readonly Evaluator[], frame: Frame): RulesValue[] | EvaluationError {
  const values: RulesValue[] = [];
  let error: EvaluationError | undefined;
  for (const part of parts) {
    const value = part(frame);
    if (value instanceof EvaluationError) error ??= value;
    else values.push(value);
  }
  return error ?? values;
}
