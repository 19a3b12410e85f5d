import type { RulesMap, RulesValue } from 'firebase-engines/rules/contract.ts';

/** `request.time` in tests that evaluate rules directly. */
const requestTime: RulesValue = { kind: 'timestamp', seconds: 1_790_000_000n, nanos: 0 };

type ConvertDate = (date: Date) => RulesValue;

/** Converts a value for the rules engine. */
function toRulesValue(value: unknown, convertDate: ConvertDate): RulesValue {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (value instanceof Date) return convertDate(value);
  if (Array.isArray(value)) return value.map((item) => toRulesValue(item, convertDate));
  if (typeof value !== 'object' || value === null) return value as RulesValue;
  return toRulesMap(value, convertDate);
}

/** Converts a map for the rules engine. By default, every date becomes the request's time. */
export function toRulesMap(data: object, convertDate: ConvertDate = () => requestTime): RulesMap {
  return new Map(Object.entries(data).map(([name, value]) => [name, toRulesValue(value, convertDate)]));
}

/** A document as `resource` in rules. */
export const toRulesResource = (data: object): RulesMap => toRulesMap({ data });
