import type { BinaryOperator } from './ast.ts';
import type { RulesConstraint, RulesMap, RulesPath, RulesSet, RulesValue } from './contract.ts';
import { isNumber, isTimeValue, compareValues } from './ordering.ts';
import {
  EvaluationError,
  nullValueError,
  missingPropertyError,
  functionNotFoundError,
  unsupportedOperationError,
} from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { hasItem, isImplied } from './constraints.ts';
import type { ComparisonOperator } from './constraints.ts';
import type { ValueByType, ValueType } from './values.ts';
import {
  contains,
  equals,
  isUndetermined,
  getValueType,
  durationFromNanos,
  timestampFromNanos,
  toNanos,
  getTypeName,
} from './values.ts';

type BinaryOperation = (left: RulesValue, right: RulesValue) => EvaluationResult;

/** Integers have 64 bits and wrap around, as in the service. */
export function wrapInt64(value: bigint): bigint {
  return BigInt.asIntN(64, value);
}

function createOperandError(operator: string, left: RulesValue, right: RulesValue): EvaluationError {
  if (left === null || right === null || isUndetermined(left) || isUndetermined(right)) return nullValueError;
  return unsupportedOperationError(`${getTypeName(left)} ${operator} ${getTypeName(right)}`);
}

function createComparison(
  operator: ComparisonOperator,
  accepts: (order: number) => boolean,
): BinaryOperation {
  return (left, right) => {
    const order = compareValues(left, right);
    if (order !== undefined) return accepts(order);
    return isImplied(operator, left, right) || createOperandError(operator, left, right);
  };
}

function createArithmetic(
  operator: string,
  ints: (left: bigint, right: bigint) => bigint | EvaluationError,
  floats: (left: number, right: number) => number,
  others?: BinaryOperation,
): BinaryOperation {
  return (left, right) => {
    if (typeof left === 'bigint' && typeof right === 'bigint') {
      const result = ints(left, right);
      return result instanceof EvaluationError ? result : wrapInt64(result);
    }
    if (isNumber(left) && isNumber(right)) return floats(Number(left), Number(right));
    return others?.(left, right) ?? createOperandError(operator, left, right);
  };
}

const divideByZeroError = new EvaluationError('Divide by zero error.');

function add(left: RulesValue, right: RulesValue): EvaluationResult {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.concat([left, right]);
  if (isTimeValue(left) && isTimeValue(right) && (left.kind === 'duration' || right.kind === 'duration')) {
    const sum = toNanos(left) + toNanos(right);
    return left.kind === right.kind ? durationFromNanos(sum) : timestampFromNanos(sum);
  }
  return createOperandError('+', left, right);
}

function subtract(left: RulesValue, right: RulesValue): EvaluationResult {
  if (isTimeValue(left) && isTimeValue(right) && (left.kind === 'timestamp' || right.kind === 'duration')) {
    const difference = toNanos(left) - toNanos(right);
    return left.kind === right.kind ? durationFromNanos(difference) : timestampFromNanos(difference);
  }
  return createOperandError('-', left, right);
}

function createEquality(operator: '==' | '!='): BinaryOperation {
  return (left, right) => {
    if (isUndetermined(left) || isUndetermined(right))
      return isImplied(operator, left, right) || nullValueError;
    return equals(left, right) === (operator === '==');
  };
}

function evaluateIn(element: RulesValue, collection: RulesValue): EvaluationResult {
  switch (getValueType(collection)) {
    case 'null':
    case 'unknown':
      return nullValueError;
    case 'list':
    case 'set': {
      if (getValueType(element) === 'unknown') return nullValueError;
      const isList = Array.isArray(collection);
      return contains(
        isList ? (collection as ValueByType['list']) : (collection as RulesSet).values,
        element,
      );
    }
    case 'constraint':
      return hasItem(collection as RulesConstraint, element) || nullValueError;
    case 'map':
      if (typeof element === 'string') return (collection as RulesMap).has(element);
      return element === null || isUndetermined(element)
        ? nullValueError
        : unsupportedOperationError(`map.in(${getTypeName(element)})`, 'map.in(string)');
    default:
      return functionNotFoundError('in');
  }
}

/** The binary operators. None throws. */
export const binaryOperations: Readonly<Record<BinaryOperator, BinaryOperation>> = {
  '==': createEquality('=='),
  '!=': createEquality('!='),
  '<': createComparison('<', (order) => order < 0),
  '<=': createComparison('<=', (order) => order <= 0),
  '>': createComparison('>', (order) => order > 0),
  '>=': createComparison('>=', (order) => order >= 0),
  '+': createArithmetic(
    '+',
    (a, b) => a + b,
    (a, b) => a + b,
    add,
  ),
  '-': createArithmetic(
    '-',
    (a, b) => a - b,
    (a, b) => a - b,
    subtract,
  ),
  '*': createArithmetic(
    '*',
    (a, b) => a * b,
    (a, b) => a * b,
  ),
  '/': createArithmetic(
    '/',
    (a, b) => (b === 0n ? divideByZeroError : a / b),
    (a, b) => a / b,
  ),
  '%': createArithmetic(
    '%',
    (a, b) => (b === 0n ? divideByZeroError : a % b),
    (a, b) => a % b,
  ),
  in: evaluateIn,
};

/** Unary minus. */
export function negate(value: RulesValue): EvaluationResult {
  if (typeof value === 'bigint') return wrapInt64(-value);
  if (typeof value === 'number') return -value;
  if (getValueType(value) === 'duration')
    return durationFromNanos(-toNanos(value as ValueByType['duration']));
  return value === null || isUndetermined(value)
    ? nullValueError
    : unsupportedOperationError(`-${getTypeName(value)}`);
}

const typesByName: Readonly<Record<string, readonly ValueType[]>> = {
  number: ['int', 'float'],
  map_diff: ['mapdiff'],
};

/** Evaluates `value is type`. */
export function evaluateIs(value: RulesValue, name: string): EvaluationResult {
  const type = getValueType(value);
  if (type === 'unknown') return nullValueError;
  return (typesByName[name] ?? [name]).includes(type);
}

/** Evaluates `object.name`. */
export function readMember(object: RulesValue, name: string): EvaluationResult {
  if (object instanceof Map) return getMember(object as RulesMap, name);
  const type = getValueType(object);
  if (type === 'null' || isUndetermined(object)) return nullValueError;
  return missingPropertyError(name);
}

/** A stored null is a value; only a missing key is an error. */
function getMember(map: RulesMap, name: string): EvaluationResult {
  const value = map.get(name);
  return value === undefined ? missingPropertyError(name) : value;
}

/** Evaluates `object[index]` of a list, a map, a path or a string. */
export function readIndex(object: RulesValue, index: RulesValue): EvaluationResult {
  const type = getValueType(object);
  if (type === 'null' || isUndetermined(object) || isUndetermined(index)) return nullValueError;
  if (type === 'map') {
    return typeof index === 'string'
      ? readMember(object, index)
      : index === null
        ? nullValueError
        : unsupportedOperationError(`map[${getTypeName(index)}]`, 'map[string]');
  }
  if (type === 'list' || type === 'path' || type === 'string') {
    const items =
      type === 'path' ? (object as RulesPath).segments : (object as string | readonly RulesValue[]);
    if (typeof index !== 'bigint')
      return unsupportedOperationError(`${type}[${getTypeName(index)}]`, `${type}[int]`);
    return items[Number(index)] ?? getItem(items, Number(index));
  }
  return unsupportedOperationError(`${getTypeName(object)}[${getTypeName(index)}]`);
}

function getItem(items: string | readonly RulesValue[], index: number): EvaluationResult {
  return index >= 0 && index < items.length
    ? (items[index] as RulesValue)
    : createOutOfBoundsError(index, items.length);
}

function createOutOfBoundsError(index: number, size: number): EvaluationError {
  return new EvaluationError(`Index out of bound error. Index: [${index}] , size: [${size}].`);
}

/** Evaluates `object[from:to]` of a list or a string. Both bounds must lie inside, so an empty value has no slice. */
export function readSlice(object: RulesValue, from: RulesValue, to: RulesValue): EvaluationResult {
  if (object === null || isUndetermined(object)) return nullValueError;
  const isSliceable = typeof object === 'string' || Array.isArray(object);
  if (!isSliceable || typeof from !== 'bigint' || typeof to !== 'bigint') {
    return unsupportedOperationError(
      `${getTypeName(object)}[${getTypeName(from)}:${getTypeName(to)}]`,
      'list[int:int], string[int:int]',
    );
  }
  const size = object.length;
  for (const bound of [Number(from), Number(to) - 1]) {
    if (bound < 0 || bound >= size) return createOutOfBoundsError(bound, size);
  }
  if (from > to)
    return new EvaluationError(`Illegal range error. From index: [${from}] , To index: [${to}].`);
  return object.slice(Number(from), Number(to)) as RulesValue;
}
