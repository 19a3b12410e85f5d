import type { Expression } from './ast.ts';
import type { RulesValue } from './contract.ts';
import { EvaluationError } from './evaluation-error.ts';
import type { Evaluator, Frame } from './evaluation-context.ts';
import type { Locals, Scope } from './scope.ts';

/**
 * An expression ready to run. `cost` counts the expressions it always evaluates; whoever runs it charges them first.
 * What `&&`, `||`, `?:` and calls may skip charges itself.
 */
export interface CompiledExpression {
  readonly evaluate: Evaluator;
  readonly cost: number;
  /** The value, where it is the same in every request. */
  readonly constant?: RulesValue;
}

/** What compiling a call needs of the compiler around it. */
export interface Compiler {
  readonly scope: Scope;
  readonly locals: Locals;
  compile(expression: Expression): CompiledExpression;
}

/** Adds up what several parts always evaluate. */
export function sumCosts(parts: readonly { readonly cost: number }[]): number {
  return parts.reduce((sum, part) => sum + part.cost, 0);
}

/** Evaluates every part, even after a fault; the first fault is the answer. */
export function evaluateAll(parts: readonly Evaluator[], frame: Frame): RulesValue[] | EvaluationError {
  const values: RulesValue[] = [];
  let fault: EvaluationError | undefined;
  for (const part of parts) {
    const value = part(frame);
    if (value instanceof EvaluationError) fault ??= value;
    else values.push(value);
  }
  return fault ?? values;
}
