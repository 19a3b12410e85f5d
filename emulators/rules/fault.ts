import type { RulesValue } from './contract.ts';

/**
 * An evaluation error. It is a value, not an exception: the original goes on evaluating the other operands,
 * and `||` and `&&` may make up for it.
 */
export class Fault {
  /** In the wording of the original, with a full stop. */
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** What evaluating an expression gives. */
export type Outcome = RulesValue | Fault;

/** A request ran into one of the platform's limits: it is refused whole, whatever `||` could still allow. */
export class RulesLimitError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RulesLimitError';
  }
}

export const NULL_FAULT = new Fault('Null value error.');

/** A map without the key that was asked for, or a value without properties. */
export function missingProperty(name: string): Fault {
  return new Fault(`Property ${name} is undefined on object.`);
}

/** A function or method that does not exist, or not for this type. */
export function unknownFunction(name: string): Fault {
  return new Fault(`Function not found error: Name: [${name}].`);
}

/** @param expected the accepted forms, comma-separated, where there are any to name */
export function unsupported(received: string, expected?: string): Fault {
  const rest = expected === undefined ? '' : ` Expected: ${expected}.`;
  return new Fault(`Unsupported operation error. Received: ${received}.${rest}`);
}

/** A call with too many or too few arguments; `expected` names the accepted forms. */
export function wrongCount(received: number, expected: string): Fault {
  return new Fault(`Incorrect number of arguments. Received: ${received}. Expected: ${expected}.`);
}
