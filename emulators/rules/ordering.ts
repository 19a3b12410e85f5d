import type { RulesValue } from './contract.ts';
import type { ValueByType } from './values.ts';
import { compareTime, getValueType } from './values.ts';

/** Whether a value is an integer or a float. */
export function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** Whether a value is a timestamp or a duration. */
export function isTimeValue(value: RulesValue): value is ValueByType['timestamp'] | ValueByType['duration'] {
  const type = getValueType(value);
  return type === 'timestamp' || type === 'duration';
}

function comparePrimitives<T extends string | bigint | number>(left: T, right: T): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** An integer and a float are compared as floats. */
function compareNumbers(left: bigint | number, right: bigint | number): number {
  if (Number.isNaN(left) || Number.isNaN(right)) return NaN;
  if (typeof left === typeof right) return comparePrimitives(left, right);
  return comparePrimitives(Number(left), Number(right));
}

/** Compares by UTF-8: the order of the keys of a map. The operators compare UTF-16, as Java does. */
export function compareText(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

/** @returns undefined for values that have no order, NaN when one is NaN */
export function compareValues(left: RulesValue, right: RulesValue): number | undefined {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if (typeof left === 'string' && typeof right === 'string') return comparePrimitives(left, right);
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  if (isTimeValue(left) && isTimeValue(right) && left.kind === right.kind) return compareTime(left, right);
  return undefined;
}
