import type { RulesValue } from './contract.ts';
import { NULL_VALUE_ERROR, unsupportedOperationError, argumentCountError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { isUndetermined, getValueType, getTypeName } from './values.ts';

/**
 * A function of the platform. `signatures` lists the argument types it takes, one row for each form; `any` takes
 * everything, and `float` an integer too.
 */
export interface Callable {
  readonly signatures: readonly (readonly string[])[];
  readonly run: (...args: never[]) => EvaluationResult;
}

/** Functions by name, as a namespace or a type offers them. */
export type Callables = Readonly<Record<string, Callable>>;

/**
 * @param forms each form as its argument types, comma-separated: 'int', 'float, float', ''
 * @param run trusts that the arguments have one of these forms
 */
export function defineCallable(forms: readonly string[], run: Callable['run']): Callable {
  return {
    signatures: forms.map((form) => (form === '' ? [] : form.split(', '))),
    run,
  };
}

/**
 * Calls a function after checking the arguments against its signatures.
 * @param owner the type or namespace in front of the dot, for messages
 * @param receiver the value in front of the dot; undefined for a namespace
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
  return args.every((arg, at) => {
    const wanted = signature[at];
    const kind = getValueType(arg);
    return wanted === 'any' || wanted === kind || (wanted === 'float' && kind === 'int');
  });
}

function createArgumentError(
  owner: string,
  name: string,
  target: Callable,
  args: readonly RulesValue[],
): EvaluationResult {
  const full = owner === '' ? name : `${owner}.${name}`;
  const expected = target.signatures.map((signature) => `${full}(${signature.join(', ')})`).join(', ');
  if (!target.signatures.some((signature) => signature.length === args.length)) {
    return argumentCountError(args.length, expected);
  }
  if (args.some(isUndetermined)) return NULL_VALUE_ERROR;
  return unsupportedOperationError(`${full}(${args.map(getTypeName).join(', ')})`, expected);
}
