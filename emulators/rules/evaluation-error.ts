import type { RulesValue } from './contract.ts';

/**
 * An evaluation error. It is a value, not an exception: the original goes on evaluating the other operands,
 * and `||` and `&&` may make up for it.
 */
export class EvaluationError {
  /** In the wording of the original, with a full stop. */
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** What evaluating an expression gives. */
export type EvaluationResult = RulesValue | EvaluationError;

/** A request ran into one of the platform's limits: it is refused whole, whatever `||` could still allow. */
export class RulesLimitError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RulesLimitError';
  }
}

export const NULL_VALUE_ERROR = new EvaluationError('Null value error.');

/** A map without the key that was asked for, or a value without properties. */
export function missingPropertyError(name: string): EvaluationError {
  return new EvaluationError(`Property ${name} is undefined on object.`);
}

/** A function or method that does not exist, or not for this type. */
export function functionNotFoundError(name: string): EvaluationError {
  return new EvaluationError(`Function not found error: Name: [${name}].`);
}

/** @param expected the accepted forms, comma-separated, where there are any to name */
export function unsupportedOperationError(received: string, expected?: string): EvaluationError {
  const rest = expected === undefined ? '' : ` Expected: ${expected}.`;
  return new EvaluationError(`Unsupported operation error. Received: ${received}.${rest}`);
}

/** A call with too many or too few arguments; `expected` names the accepted forms. */
export function argumentCountError(received: number, expected: string): EvaluationError {
  return new EvaluationError(`Incorrect number of arguments. Received: ${received}. Expected: ${expected}.`);
}
