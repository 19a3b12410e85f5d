import { invalid } from '../errors.ts';
import { readList, readObject, readOptionalObject, readString } from '../input.ts';
import type { FieldPath } from '../values/field-path.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { formatInstant } from '../values/instant.ts';
import { compareValues } from '../values/order.ts';
import { parseValue } from '../values/parse-value.ts';
import type { Value } from '../values/value.ts';
import { arrayItems, asNumber, doubleValue, isNaNValue, NULL_VALUE } from '../values/value.ts';

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

interface ListTransform {
  readonly path: FieldPath;
  readonly kind: 'list';
  readonly operation: ListOperation;
  readonly items: readonly Value[];
}

export type Transform = ServerTimeTransform | NumberTransform | ListTransform;

type NumberOperation = 'increment' | 'maximum' | 'minimum';
type ListOperation = 'appendMissingElements' | 'removeAllFromArray';

const NUMBER_OPERATIONS: readonly NumberOperation[] = ['increment', 'maximum', 'minimum'];
const LIST_OPERATIONS: readonly ListOperation[] = ['appendMissingElements', 'removeAllFromArray'];

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

/** @throws INVALID_ARGUMENT naming what is wrong */
export function parseTransform(input: unknown): Transform {
  const transform = readObject(input, 'field_transforms');
  const path = parseFieldPath(readString(transform['fieldPath'], 'field_path'));
  if (transform['setToServerValue'] !== undefined) {
    if (transform['setToServerValue'] !== 'REQUEST_TIME')
      throw invalid(`Unknown server value: ${JSON.stringify(transform['setToServerValue'])}.`);
    return { path, kind: 'serverTime' };
  }
  for (const operation of NUMBER_OPERATIONS) {
    if (transform[operation] === undefined) continue;
    const operand = parseValue(transform[operation]);
    if (asNumber(operand) === undefined) throw invalid(`The operand of ${operation} must be a number.`);
    return { path, kind: 'number', operation, operand };
  }
  for (const operation of LIST_OPERATIONS) {
    if (transform[operation] === undefined) continue;
    const items = readList(readOptionalObject(transform[operation], operation)?.['values'], 'values');
    return { path, kind: 'list', operation, items: items.map((item) => parseValue(item, 1, true)) };
  }
  throw invalid('A field transformation must name one of its kinds.');
}

/**
 * @param time the commit's, microseconds; server timestamps are cut to milliseconds
 * @returns the field's new value, and what the client is told (null for lists)
 */
export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  time: bigint,
): { readonly value: Value; readonly result: Value } {
  if (transform.kind === 'serverTime') {
    const value = serverTimestamp(time);
    return { value, result: value };
  }
  if (transform.kind === 'list') {
    const value = transformList(transform.operation, arrayItems(current) ?? [], transform.items);
    return { value, result: NULL_VALUE };
  }
  const { operation, operand } = transform;
  const value =
    current === undefined || asNumber(current) === undefined
      ? operand
      : combineNumbers(operation, current, operand);
  return { value, result: value };
}

function serverTimestamp(time: bigint): Value {
  return { timestampValue: formatInstant((time / 1000n) * 1000n) };
}

function transformList(operation: ListOperation, current: readonly Value[], items: readonly Value[]): Value {
  const has = (list: readonly Value[], item: Value) => list.some((other) => compareValues(other, item) === 0);
  let values: Value[];
  if (operation === 'removeAllFromArray') values = current.filter((item) => !has(items, item));
  else {
    values = [...current];
    for (const item of items) if (!has(values, item)) values.push(item);
  }
  return { arrayValue: values.length === 0 ? {} : { values } };
}

function combineNumbers(operation: NumberOperation, current: Value, operand: Value): Value {
  if (operation !== 'increment') {
    if (isNaNValue(current) || isNaNValue(operand)) return doubleValue(Number.NaN);
    const order = compareValues(operand, current);
    // Equal numbers of different types leave the field as it is.
    return (operation === 'maximum' ? order > 0 : order < 0) ? operand : current;
  }
  if ('integerValue' in current && 'integerValue' in operand) {
    const sum = BigInt(current.integerValue) + BigInt(operand.integerValue);
    return { integerValue: String(sum > INT64_MAX ? INT64_MAX : sum < INT64_MIN ? INT64_MIN : sum) };
  }
  return doubleValue((asNumber(current) ?? 0) + (asNumber(operand) ?? 0));
}
