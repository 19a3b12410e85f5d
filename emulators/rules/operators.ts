import type { BinaryOperator } from './ast.ts';
import type {
  RulesMap,
  RulesPartialList,
  RulesPartialMap,
  RulesPath,
  RulesRange,
  RulesSet,
  RulesValue,
} from './contract.ts';
import { isNumber, isTimed, order } from './ordering.ts';
import { Fault, NULL_FAULT, missingProperty, unknownFunction, unsupported } from './fault.ts';
import type { Outcome } from './fault.ts';
import { certainlyDiffers, compareRange, isRangeOfType } from './ranges.ts';
import type { OrderOperator } from './ranges.ts';
import type { ByKind, Kind } from './values.ts';
import {
  contains,
  equals,
  isUndetermined,
  kindOf,
  makeDuration,
  makeTimestamp,
  totalNanos,
  typeName,
} from './values.ts';

type Operator = (left: RulesValue, right: RulesValue) => Outcome;

/** The platform's integers have 64 bits and wrap around. */
export function int64(value: bigint): bigint {
  return BigInt.asIntN(64, value);
}

function refuse(operator: string, left: RulesValue, right: RulesValue): Fault {
  if (left === null || right === null || isUndetermined(left) || isUndetermined(right)) return NULL_FAULT;
  return unsupported(`${typeName(left)} ${operator} ${typeName(right)}`);
}

function comparison(operator: OrderOperator, accepts: (order: number) => boolean): Operator {
  return (left, right) => {
    const found = order(left, right);
    if (found !== undefined) return accepts(found);
    return compareRange(operator, left, right) ?? refuse(operator, left, right);
  };
}

function arithmetic(
  operator: string,
  ints: (left: bigint, right: bigint) => bigint | Fault,
  floats: (left: number, right: number) => number,
  others?: Operator,
): Operator {
  return (left, right) => {
    if (typeof left === 'bigint' && typeof right === 'bigint') {
      const result = ints(left, right);
      return result instanceof Fault ? result : int64(result);
    }
    if (isNumber(left) && isNumber(right)) return floats(Number(left), Number(right));
    return others?.(left, right) ?? refuse(operator, left, right);
  };
}

const DIVIDE_BY_ZERO = new Fault('Divide by zero error.');

function add(left: RulesValue, right: RulesValue): Outcome {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.concat([left, right]);
  if (isTimed(left) && isTimed(right) && (left.kind === 'duration' || right.kind === 'duration')) {
    const sum = totalNanos(left) + totalNanos(right);
    return left.kind === right.kind ? makeDuration(sum) : makeTimestamp(sum);
  }
  return refuse('+', left, right);
}

function subtract(left: RulesValue, right: RulesValue): Outcome {
  if (isTimed(left) && isTimed(right) && (left.kind === 'timestamp' || right.kind === 'duration')) {
    const rest = totalNanos(left) - totalNanos(right);
    return left.kind === right.kind ? makeDuration(rest) : makeTimestamp(rest);
  }
  return refuse('-', left, right);
}

function isEqual(left: RulesValue, right: RulesValue): boolean | Fault {
  if (isUndetermined(left))
    return isUndetermined(right) || !certainlyDiffers(left, right) ? NULL_FAULT : false;
  if (isUndetermined(right)) return certainlyDiffers(right, left) ? false : NULL_FAULT;
  return equals(left, right);
}

function isAmong(values: readonly RulesValue[], element: RulesValue): boolean | Fault {
  if (!isUndetermined(element)) return contains(values, element);
  return values.every((value) => certainlyDiffers(element, value)) ? false : NULL_FAULT;
}

function isIn(element: RulesValue, collection: RulesValue): Outcome {
  switch (kindOf(collection)) {
    case 'null':
    case 'unknown':
      return NULL_FAULT;
    case 'list':
      return isAmong(collection as ByKind['list'], element);
    case 'set':
      return isAmong((collection as RulesSet).values, element);
    case 'partiallist':
      return contains((collection as RulesPartialList).contains, element) || NULL_FAULT;
    case 'map':
    case 'partialmap': {
      if (typeof element !== 'string') {
        return element === null || isUndetermined(element)
          ? NULL_FAULT
          : unsupported(`map.in(${typeName(element)})`, 'map.in(string)');
      }
      if (collection instanceof Map) return collection.has(element);
      return (collection as RulesPartialMap).known.has(element) || missingProperty(element);
    }
    default:
      return unknownFunction('in');
  }
}

/** What each infix operator does with two values; none throws. */
export const BINARY: Readonly<Record<BinaryOperator, Operator>> = {
  '==': isEqual,
  '!=': (left, right) => {
    const equal = isEqual(left, right);
    return typeof equal === 'boolean' ? !equal : equal;
  },
  '<': comparison('<', (found) => found < 0),
  '<=': comparison('<=', (found) => found <= 0),
  '>': comparison('>', (found) => found > 0),
  '>=': comparison('>=', (found) => found >= 0),
  '+': arithmetic(
    '+',
    (a, b) => a + b,
    (a, b) => a + b,
    add,
  ),
  '-': arithmetic(
    '-',
    (a, b) => a - b,
    (a, b) => a - b,
    subtract,
  ),
  '*': arithmetic(
    '*',
    (a, b) => a * b,
    (a, b) => a * b,
  ),
  '/': arithmetic(
    '/',
    (a, b) => (b === 0n ? DIVIDE_BY_ZERO : a / b),
    (a, b) => a / b,
  ),
  '%': arithmetic(
    '%',
    (a, b) => (b === 0n ? DIVIDE_BY_ZERO : a % b),
    (a, b) => a % b,
  ),
  in: isIn,
};

/** Unary minus. */
export function negate(value: RulesValue): Outcome {
  if (typeof value === 'bigint') return int64(-value);
  if (typeof value === 'number') return -value;
  if (kindOf(value) === 'duration') return makeDuration(-totalNanos(value as ByKind['duration']));
  return value === null || isUndetermined(value) ? NULL_FAULT : unsupported(`-${typeName(value)}`);
}

const NAMED_KINDS: Readonly<Record<string, readonly Kind[]>> = {
  number: ['int', 'float'],
  map: ['map', 'partialmap'],
  list: ['list', 'partiallist'],
  map_diff: ['mapdiff'],
  constraint: [],
};

/** `value is type`: true for `number` with an integer or a float. */
export function isType(value: RulesValue, name: string): Outcome {
  const kind = kindOf(value);
  if (kind === 'unknown') return NULL_FAULT;
  if (kind === 'range') return isRangeOfType(value as RulesRange, name) ?? NULL_FAULT;
  return (NAMED_KINDS[name] ?? [name]).includes(kind);
}

/** `object.name` */
export function readMember(object: RulesValue, name: string): Outcome {
  if (object instanceof Map) return memberOrMissing(object as RulesMap, name);
  const kind = kindOf(object);
  if (kind === 'partialmap') {
    return memberOrMissing((object as RulesPartialMap).known, name);
  }
  if (kind === 'null' || kind === 'unknown') return NULL_FAULT;
  return missingProperty(name);
}

/** A stored null is a value; only an absent key is a fault. */
function memberOrMissing(map: RulesMap, name: string): Outcome {
  const value = map.get(name);
  return value === undefined ? missingProperty(name) : value;
}

/** `object[index]` of a list, a map, a path or a string of one character. */
export function readIndex(object: RulesValue, index: RulesValue): Outcome {
  const kind = kindOf(object);
  if (kind === 'null' || kind === 'unknown' || isUndetermined(index)) return NULL_FAULT;
  if (kind === 'map' || kind === 'partialmap') {
    return typeof index === 'string'
      ? readMember(object, index)
      : index === null
        ? NULL_FAULT
        : unsupported(`map[${typeName(index)}]`, 'map[string]');
  }
  if (kind === 'list' || kind === 'path' || kind === 'string') {
    const items =
      kind === 'path' ? (object as RulesPath).segments : (object as string | readonly RulesValue[]);
    if (typeof index !== 'bigint') return unsupported(`${kind}[${typeName(index)}]`, `${kind}[int]`);
    return items[Number(index)] ?? itemOrOutside(items, Number(index));
  }
  return kind === 'partiallist' ? NULL_FAULT : unsupported(`${typeName(object)}[${typeName(index)}]`);
}

function itemOrOutside(items: string | readonly RulesValue[], index: number): Outcome {
  return index >= 0 && index < items.length ? (items[index] as RulesValue) : outside(index, items.length);
}

function outside(index: number, size: number): Fault {
  return new Fault(`Index out of bound error. Index: [${index}] , size: [${size}].`);
}

/** `object[from:to]` of a list or a string; both bounds must lie inside it, and so an empty value has no slice. */
export function readSlice(object: RulesValue, from: RulesValue, to: RulesValue): Outcome {
  if (object === null || isUndetermined(object)) return NULL_FAULT;
  const sliceable = typeof object === 'string' || Array.isArray(object);
  if (!sliceable || typeof from !== 'bigint' || typeof to !== 'bigint') {
    return unsupported(
      `${typeName(object)}[${typeName(from)}:${typeName(to)}]`,
      'list[int:int], string[int:int]',
    );
  }
  const size = object.length;
  for (const bound of [Number(from), Number(to) - 1]) {
    if (bound < 0 || bound >= size) return outside(bound, size);
  }
  if (from > to) return new Fault(`Illegal range error. From index: [${from}] , To index: [${to}].`);
  return object.slice(Number(from), Number(to)) as RulesValue;
}
