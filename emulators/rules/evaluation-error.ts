import type { RulesValue } from './contract.ts';

/**
 * An evaluation error. It is a value, not an exception: like the service, the evaluator continues with the other
 * operands, and `||` and `&&` may still decide.
 */
export class EvaluationError {
  /** In the wording of the service, with a full stop. */
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** The result of an expression. */
export type EvaluationResult = RulesValue | EvaluationError;

/** A request exceeded a limit of the platform. It denies the whole request, whatever `||` could still allow. */
export class RulesLimitError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RulesLimitError';
  }
}

export const nullValueError = new EvaluationError('Null value error.');

/** For a map without the requested key or a value without properties. */
export function missingPropertyError(name: string): EvaluationError {
  return new EvaluationError(`Property ${name} is undefined on object.`);
}

/** For a function or method that does not exist, or not for this type. */
export function functionNotFoundError(name: string): EvaluationError {
  return new EvaluationError(`Function not found error: Name: [${name}].`);
}

/** @param expected the accepted signatures, comma-separated */
export function unsupportedOperationError(received: string, expected?: string): EvaluationError {
  const suffix = expected === undefined ? '' : ` Expected: ${expected}.`;
  return new EvaluationError(`Unsupported operation error. Received: ${received}.${suffix}`);
}

/** @param expected the accepted signatures, comma-separated */
export function argumentCountError(received: number, expected: string): EvaluationError {
  return new EvaluationError(`Incorrect number of arguments. Received: ${received}. Expected: ${expected}.`);
}
