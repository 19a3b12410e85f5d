import { invalidArgumentError } from '../errors.ts';
import { parseList, parseObject, parseOptionalObject, parseString } from '../parse-json.ts';
import type { FieldPath } from '../values/field-path.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { formatInstant } from '../values/instant.ts';
import { compareValues } from '../values/compare-values.ts';
import { parseArrayItem, parseValue } from '../values/parse-value.ts';
import type { Value } from '../values/value.ts';
import {
  firestoreNull,
  getArrayItems,
  isNaNValue,
  maxInt64,
  minInt64,
  toDoubleValue,
  toNumber,
} from '../values/value.ts';

interface ServerTimeTransform {
  readonly path: FieldPath;
  readonly kind: 'serverTime';
}

interface NumberTransform {
  readonly path: FieldPath;
  readonly kind: 'number';
  readonly operation: NumberOperation;
  readonly operand: Value;
}

interface ArrayTransform {
  readonly path: FieldPath;
  readonly kind: 'array';
  readonly operation: ArrayOperation;
  readonly items: readonly Value[];
}

export type Transform = ServerTimeTransform | NumberTransform | ArrayTransform;

type NumberOperation = 'increment' | 'maximum' | 'minimum';
type ArrayOperation = 'appendMissingElements' | 'removeAllFromArray';

const numberOperations: readonly NumberOperation[] = ['increment', 'maximum', 'minimum'];
const arrayOperations: readonly ArrayOperation[] = ['appendMissingElements', 'removeAllFromArray'];

/** Parses a FieldTransform. @throws INVALID_ARGUMENT */
export function parseTransform(input: unknown): Transform {
  const transform = parseObject(input, 'field_transforms');
  const path = parseFieldPath(parseString(transform['fieldPath'], 'field_path'));
  if (transform['setToServerValue'] !== undefined) {
    if (transform['setToServerValue'] !== 'REQUEST_TIME')
      throw invalidArgumentError(`Unknown server value: ${JSON.stringify(transform['setToServerValue'])}.`);
    return { path, kind: 'serverTime' };
  }
  for (const operation of numberOperations) {
    if (transform[operation] === undefined) continue;
    const operand = parseValue(transform[operation]);
    if (toNumber(operand) === undefined)
      throw invalidArgumentError(`The operand of ${operation} must be a number.`);
    return { path, kind: 'number', operation, operand };
  }
  for (const operation of arrayOperations) {
    if (transform[operation] === undefined) continue;
    const items = parseList(parseOptionalObject(transform[operation], operation)?.['values'], 'values');
    return { path, kind: 'array', operation, items: items.map(parseArrayItem) };
  }
  throw invalidArgumentError('A field transformation must specify an operation.');
}

/**
 * @param time the commit time in microseconds; server timestamps are truncated to milliseconds
 * @returns the new value of the field, and the transform result for the client (null for arrays)
 */
export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  time: bigint,
): { readonly value: Value; readonly result: Value } {
  if (transform.kind === 'serverTime') {
    const value = toServerTimestamp(time);
    return { value, result: value };
  }
  if (transform.kind === 'array') {
    const value = applyArrayOperation(transform.operation, getArrayItems(current) ?? [], transform.items);
    return { value, result: firestoreNull };
  }
  const { operation, operand } = transform;
  const value =
    current === undefined || toNumber(current) === undefined
      ? operand
      : applyNumberOperation(operation, current, operand);
  return { value, result: value };
}

function toServerTimestamp(time: bigint): Value {
  return { timestampValue: formatInstant((time / 1000n) * 1000n) };
}

function applyArrayOperation(
  operation: ArrayOperation,
  current: readonly Value[],
  items: readonly Value[],
): Value {
  const has = (list: readonly Value[], item: Value) => list.some((other) => compareValues(other, item) === 0);
  let values: Value[];
  if (operation === 'removeAllFromArray') values = current.filter((item) => !has(items, item));
  else {
    values = [...current];
    for (const item of items) if (!has(values, item)) values.push(item);
  }
  return { arrayValue: values.length === 0 ? {} : { values } };
}

function applyNumberOperation(operation: NumberOperation, current: Value, operand: Value): Value {
  if (operation !== 'increment') {
    if (isNaNValue(current) || isNaNValue(operand)) return toDoubleValue(Number.NaN);
    const order = compareValues(operand, current);
    // For equal numbers of different types, the field keeps its value.
    return (operation === 'maximum' ? order > 0 : order < 0) ? operand : current;
  }
  if ('integerValue' in current && 'integerValue' in operand) {
    const sum = BigInt(current.integerValue) + BigInt(operand.integerValue);
    return { integerValue: String(sum > maxInt64 ? maxInt64 : sum < minInt64 ? minInt64 : sum) };
  }
  return toDoubleValue((toNumber(current) ?? 0) + (toNumber(operand) ?? 0));
}
