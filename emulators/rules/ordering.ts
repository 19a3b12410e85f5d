import type { RulesValue } from './contract.ts';
import type { ByKind } from './values.ts';
import { compareTime, kindOf } from './values.ts';

/** Whether it is an integer or a float. */
export function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** Whether it is a timestamp or a duration. */
export function isTimed(value: RulesValue): value is ByKind['timestamp'] | ByKind['duration'] {
  const kind = kindOf(value);
  return kind === 'timestamp' || kind === 'duration';
}

function rank<T extends string | bigint | number>(left: T, right: T): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

const SURROGATE = /[\ud800-\udfff]/;

/** By code points, as Firestore sorts texts; JavaScript's own order differs where there are surrogates. */
function orderText(left: string, right: string): number {
  if (!SURROGATE.test(left) && !SURROGATE.test(right)) return rank(left, right);
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

/** @returns undefined when the two cannot be ordered, NaN when one is not a number */
export function order(left: RulesValue, right: RulesValue): number | undefined {
  if (isNumber(left) && isNumber(right))
    return Number.isNaN(left) || Number.isNaN(right) ? NaN : rank(left, right);
  if (typeof left === 'string' && typeof right === 'string') return orderText(left, right);
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  if (isTimed(left) && isTimed(right) && left.kind === right.kind) return compareTime(left, right);
  return undefined;
}
