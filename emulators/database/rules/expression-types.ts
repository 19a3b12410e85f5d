/** The types of expressions, and what their operators and members accept, in the words of the service. */

/**
 * `value` is what is stored: a string, number, boolean or null. `auth` is the caller and everything below. `query value`
 * is a property of `query`, and `mixed` is one of several types.
 */
export type ExpressionType =
  | 'boolean'
  | 'number'
  | 'string'
  | 'null'
  | 'regex'
  | 'list'
  | 'snapshot'
  | 'method'
  | 'value'
  | 'auth'
  | 'query'
  | 'query value'
  | 'mixed';

const numbers: readonly ExpressionType[] = ['number', 'value', 'auth', 'query value', 'mixed'];
const numbersAndStrings: readonly ExpressionType[] = [...numbers, 'string'];
const primitives: readonly ExpressionType[] = [...numbersAndStrings, 'boolean', 'null'];
const strings: readonly ExpressionType[] = ['string', 'value', 'auth', 'mixed'];

/** Whether an expression of the type may be an argument that is a string. */
export const mayBeString = (type: ExpressionType): boolean => strings.includes(type);

/** Whether an expression of the type may be negated. */
export const mayBeNumber = (type: ExpressionType): boolean => numbers.includes(type);

/** @returns what is wrong with the operands of an operator, if anything */
export function findOperandProblem(
  operator: string,
  left: ExpressionType,
  right: ExpressionType,
): string | undefined {
  const isEquality = operator === '==' || operator === '!=';
  const isArithmetic = ['-', '*', '/', '%'].includes(operator);
  const accepted = isEquality ? primitives : isArithmetic ? numbers : numbersAndStrings;
  const wrongSide = !accepted.includes(left) ? 'left' : !accepted.includes(right) ? 'right' : undefined;
  if (wrongSide === undefined) return undefined;
  const expected = isEquality
    ? `is not a number, boolean, string, ${operator === '==' && wrongSide === 'left' ? '' : 'or '}null`
    : isArithmetic
      ? 'is not a number'
      : operator === '+'
        ? 'is not a number or string'
        : 'must be a number or string';
  return `Invalid ${operator} expression: ${wrongSide} operand ${expected}.`;
}

/** The type of an operation whose operands are accepted. */
export function getOperationType(
  operator: string,
  left: ExpressionType,
  right: ExpressionType,
): ExpressionType {
  if (['-', '*', '/', '%'].includes(operator)) return 'number';
  if (operator !== '+') return 'boolean';
  if (left === 'string' || right === 'string') return 'string';
  return left === 'number' && right === 'number' ? 'number' : 'value';
}

/** The type of `condition ? a : b`. */
export function getTernaryType(whenTrue: ExpressionType, whenFalse: ExpressionType): ExpressionType {
  if (whenTrue === whenFalse) return whenTrue;
  const mayHaveMembers = [whenTrue, whenFalse].some((type) => ['string', 'value', 'auth'].includes(type));
  return mayHaveMembers ? 'value' : 'mixed';
}

/** A method: the type of its result, and what it takes. */
export interface MethodType {
  readonly result: ExpressionType;
  /** `list` may be left out. */
  readonly parameters: readonly ('string' | 'regex' | 'list')[];
}

const takes = (result: ExpressionType, ...parameters: MethodType['parameters']): MethodType => ({
  result,
  parameters,
});

const snapshotMethods: ReadonlyMap<string, MethodType> = new Map([
  ['val', takes('value')],
  ['getPriority', takes('value')],
  ['exists', takes('boolean')],
  ['isString', takes('boolean')],
  ['isNumber', takes('boolean')],
  ['isBoolean', takes('boolean')],
  ['parent', takes('snapshot')],
  ['child', takes('snapshot', 'string')],
  ['hasChild', takes('boolean', 'string')],
  ['hasChildren', takes('boolean', 'list')],
]);

const stringMethods: ReadonlyMap<string, MethodType> = new Map([
  ['contains', takes('boolean', 'string')],
  ['beginsWith', takes('boolean', 'string')],
  ['endsWith', takes('boolean', 'string')],
  ['replace', takes('string', 'string', 'string')],
  ['toLowerCase', takes('string')],
  ['toUpperCase', takes('string')],
  ['matches', takes('boolean', 'regex')],
]);

const queryProperties: ReadonlyMap<string, ExpressionType> = new Map<string, ExpressionType>([
  ['orderByKey', 'boolean'],
  ['orderByValue', 'boolean'],
  ['orderByPriority', 'boolean'],
  ['orderByChild', 'query value'],
  ['startAt', 'query value'],
  ['endAt', 'query value'],
  ['equalTo', 'query value'],
  ['limitToFirst', 'query value'],
  ['limitToLast', 'query value'],
]);

/** Finds a member of a type. @returns a method, the type of a property, or what is wrong */
export function findMember(
  type: ExpressionType,
  name: string,
): { readonly method: MethodType } | { readonly property: ExpressionType } | { readonly problem: string } {
  const isText = type === 'string' || type === 'value';
  if (!isText && !['snapshot', 'auth', 'query'].includes(type))
    return { problem: 'Invalid property access: target is not an object.' };
  const methods = type === 'snapshot' ? snapshotMethods : type === 'query' ? undefined : stringMethods;
  const method = methods?.get(name);
  if (method !== undefined) return { method };
  const property =
    type === 'auth'
      ? 'auth'
      : type === 'query'
        ? queryProperties.get(name)
        : isText && name === 'length'
          ? 'number'
          : undefined;
  return property === undefined ? { problem: `No such method/property '${name}'.` } : { property };
}
