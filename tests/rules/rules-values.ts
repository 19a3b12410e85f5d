import type { RulesMap, RulesValue } from 'firebase-engines/rules/contract.ts';

/** `request.time` in tests that evaluate rules directly. */
const requestTime: RulesValue = { kind: 'timestamp', seconds: 1_790_000_000n, nanos: 0 };

/** Converts a value for the rules engine. Dates become the request's time. */
function toRulesValue(value: unknown): RulesValue {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (value instanceof Date) return requestTime;
  if (Array.isArray(value)) return value.map(toRulesValue);
  if (typeof value !== 'object' || value === null) return value as RulesValue;
  return toRulesMap(value);
}

export function toRulesMap(data: object): RulesMap {
  return new Map(Object.entries(data).map(([name, value]) => [name, toRulesValue(value)]));
}

/** A document as `resource` in rules. */
export const toRulesResource = (data: object): RulesMap => toRulesMap({ data });
