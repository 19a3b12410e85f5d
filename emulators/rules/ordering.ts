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

const surrogatePattern = /[\ud800-\udfff]/;

/** Compares by code points, like Firestore; JavaScript's order differs for surrogates. */
function compareStrings(left: string, right: string): number {
  if (!surrogatePattern.test(left) && !surrogatePattern.test(right)) return comparePrimitives(left, right);
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

/** @returns undefined for values that have no order, NaN when one is NaN */
export function compareValues(left: RulesValue, right: RulesValue): number | undefined {
  if (isNumber(left) && isNumber(right))
    return Number.isNaN(left) || Number.isNaN(right) ? NaN : comparePrimitives(left, right);
  if (typeof left === 'string' && typeof right === 'string') return compareStrings(left, right);
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  if (isTimeValue(left) && isTimeValue(right) && left.kind === right.kind) return compareTime(left, right);
  return undefined;
}
