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
import { contains, equals, hasSetItem } from './equality.ts';
import type { ValueByType, ValueType } from './values.ts';
import {
  isUndetermined,
  getValueType,
  durationFromNanos,
  timestampFromNanos,
  toNanos,
  getTypeName,
} from './values.ts';

type BinaryOperation = (left: RulesValue, right: RulesValue) => EvaluationResult;

/** Integers have 64 bits. */
function requireInt64(value: bigint): bigint | EvaluationError {
  return BigInt.asIntN(64, value) === value ? value : overflowError;
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
      return ints(left, right);
    }
    if (isNumber(left) && isNumber(right)) return floats(Number(left), Number(right));
    return others?.(left, right) ?? createOperandError(operator, left, right);
  };
}

const overflowError = new EvaluationError(
  `Integer value is out of the [${-(2n ** 63n)}, ${2n ** 63n - 1n}] range.`,
);
const divideByZeroError = new EvaluationError('Divide by zero error.');

function add(left: RulesValue, right: RulesValue): EvaluationResult {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
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
      return Array.isArray(collection)
        ? contains(collection as ValueByType['list'], element)
        : hasSetItem((collection as RulesSet).values, element);
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
    (a, b) => requireInt64(a + b),
    (a, b) => a + b,
    add,
  ),
  '-': createArithmetic(
    '-',
    (a, b) => requireInt64(a - b),
    (a, b) => a - b,
    subtract,
  ),
  '*': createArithmetic(
    '*',
    (a, b) => requireInt64(a * b),
    (a, b) => a * b,
  ),
  '/': createArithmetic(
    '/',
    // The least integer by -1 wraps around, as in the service.
    (a, b) => (b === 0n ? divideByZeroError : BigInt.asIntN(64, a / b)),
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
  if (typeof value === 'bigint') return requireInt64(-value);
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
  // As in the service.
  set: [],
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
      type === 'path' ? getSegments(object as RulesPath) : (object as string | readonly RulesValue[]);
    if (items instanceof EvaluationError) return items;
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

/** @returns an error for a path with unbound variables */
function getSegments({ segments, variables }: RulesPath): readonly string[] | EvaluationError {
  const [unbound] = variables?.values() ?? [];
  return unbound === undefined
    ? segments
    : new EvaluationError(`Variable ${unbound.name} is not bound in path template.`);
}

/**
 * Evaluates `object[from:to]` of a list, a path or a string. Bounds must lie inside, so an empty value has no slice but the
 * one without bounds, which are null.
 */
export function readSlice(object: RulesValue, from: RulesValue, to: RulesValue): EvaluationResult {
  if (object === null || isUndetermined(object)) return nullValueError;
  if (getValueType(object) === 'path') {
    const segments = getSegments(object as RulesPath);
    const part = segments instanceof EvaluationError ? segments : readSlice(segments, from, to);
    return part instanceof EvaluationError ? part : { kind: 'path', segments: part as readonly string[] };
  }
  const isSliceable = typeof object === 'string' || Array.isArray(object);
  if (!isSliceable || !isBound(from) || !isBound(to)) {
    return unsupportedOperationError(
      `${getTypeName(object)}[${getTypeName(from)}:${getTypeName(to)}]`,
      'list[int:int], string[int:int], path[int:int]',
    );
  }
  const [start, end] = [Number(from ?? 0n), Number(to ?? BigInt(object.length))];
  if (from !== null && (start < 0 || start >= object.length))
    return createOutOfBoundsError(start, object.length);
  if (to !== null && (end < 1 || end > object.length)) return createOutOfBoundsError(end - 1, object.length);
  if (start > end)
    return new EvaluationError(`Illegal range error. From index: [${start}] , To index: [${end}].`);
  return object.slice(start, end) as RulesValue;
}

function isBound(value: RulesValue): value is bigint | null {
  return value === null || typeof value === 'bigint';
}
