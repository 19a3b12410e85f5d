import type { RulesValue } from './contract.ts';
import { nullValueError, unsupportedOperationError, argumentCountError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { isUndetermined, getValueType, getTypeName } from './values.ts';

/**
 * A built-in function. `signatures` lists its accepted argument types; `any` accepts every type, and `float` accepts
 * integers too.
 */
export interface Callable {
  readonly signatures: readonly (readonly string[])[];
  readonly run: (...args: never[]) => EvaluationResult;
}

/** The functions of a namespace or a type by name. */
export type Callables = Readonly<Record<string, Callable>>;

/**
 * @param signatures comma-separated argument types: 'int', 'float, float', ''
 * @param run only receives arguments that match a signature
 */
export function defineCallable(signatures: readonly string[], run: Callable['run']): Callable {
  return {
    signatures: signatures.map((signature) => (signature === '' ? [] : signature.split(', '))),
    run,
  };
}

/**
 * Calls a function after checking the arguments against its signatures.
 * @param owner the type or namespace before the dot, for messages
 * @param receiver the value before the dot; undefined for a namespace
 */
export function invoke(
  owner: string,
  name: string,
  target: Callable,
  receiver: RulesValue | undefined,
  args: readonly RulesValue[],
): EvaluationResult {
  if (!target.signatures.some((signature) => matchesSignature(signature, args)))
    return createArgumentError(owner, name, target, args);
  const run = target.run as unknown as (...values: readonly RulesValue[]) => EvaluationResult;
  return receiver === undefined ? run(...args) : run(receiver, ...args);
}

function matchesSignature(signature: readonly string[], args: readonly RulesValue[]): boolean {
  if (signature.length !== args.length) return false;
  return args.every((arg, index) => {
    const expected = signature[index];
    const type = getValueType(arg);
    return expected === 'any' || expected === type || (expected === 'float' && type === 'int');
  });
}

function createArgumentError(
  owner: string,
  name: string,
  target: Callable,
  args: readonly RulesValue[],
): EvaluationResult {
  const fullName = owner === '' ? name : `${owner}.${name}`;
  const expected = target.signatures.map((signature) => `${fullName}(${signature.join(', ')})`).join(', ');
  if (!target.signatures.some((signature) => signature.length === args.length)) {
    return argumentCountError(args.length, expected);
  }
  if (args.some(isUndetermined)) return nullValueError;
  return unsupportedOperationError(`${fullName}(${args.map(getTypeName).join(', ')})`, expected);
}
