import type {
  RulesConstraint,
  RulesDuration,
  RulesLatLng,
  RulesMap,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  RulesUnknown,
  RulesValue,
  RulesVector,
} from './contract.ts';

/** The values of each type. */
export interface ValueByType {
  null: null;
  bool: boolean;
  int: bigint;
  float: number;
  string: string;
  bytes: Uint8Array;
  list: readonly RulesValue[];
  map: RulesMap;
  timestamp: RulesTimestamp;
  duration: RulesDuration;
  latlng: RulesLatLng;
  vector: RulesVector;
  path: RulesPath;
  set: RulesSet;
  mapdiff: RulesMapDiff;
  unknown: RulesUnknown;
  constraint: RulesConstraint;
}

export type ValueType = keyof ValueByType;

/** Returns the type of a value, which determines its methods and operators. */
export function getValueType(value: RulesValue): ValueType {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    default:
  }
  if (value === null) return 'null';
  if (value instanceof Map) return 'map';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Uint8Array) return 'bytes';
  return (value as { kind: ValueType }).kind;
}

/** The name of a value's type in error messages. */
export function getTypeName(value: RulesValue): string {
  const type = getValueType(value);
  if (type === 'unknown') return 'constraint';
  return type === 'mapdiff' ? 'map_diff' : type;
}

/** Whether a list query does not determine the value. */
export function isUndetermined(value: RulesValue): boolean {
  const type = getValueType(value);
  return type === 'unknown' || type === 'constraint';
}

/**
 * Evaluates `==`: an integer equals a float of the same value; values of other different types are unequal. Inside
 * lists, sets and maps an integer never equals a float, as in the service.
 */
export function equals(left: RulesValue, right: RulesValue): boolean {
  if (typeof left === 'bigint' && typeof right === 'number') return Number(left) === right;
  if (typeof left === 'number' && typeof right === 'bigint') return left === Number(right);
  return strictEquals(left, right);
}

/** Like `equals`, but an integer never equals a float. */
export function strictEquals(left: RulesValue, right: RulesValue): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const type = getValueType(left);
  if (type !== getValueType(right)) return false;
  switch (type) {
    case 'list':
      return listsEqual(left as ValueByType['list'], right as ValueByType['list']);
    case 'map':
      return mapsEqual(left as RulesMap, right as RulesMap);
    case 'bytes':
      return Buffer.compare(left as Uint8Array, right as Uint8Array) === 0;
    case 'path':
      return listsEqual((left as RulesPath).segments, (right as RulesPath).segments);
    case 'set':
      return setsEqual((left as RulesSet).values, (right as RulesSet).values);
    case 'timestamp':
    case 'duration':
      return compareTime(left as RulesTimestamp, right as RulesTimestamp) === 0;
    case 'latlng':
      return latLngsEqual(left as RulesLatLng, right as RulesLatLng);
    case 'vector':
      return listsEqual((left as RulesVector).values, (right as RulesVector).values);
    default:
      return false;
  }
}

function listsEqual(left: readonly RulesValue[], right: readonly RulesValue[]): boolean {
  return (
    left.length === right.length && left.every((value, at) => strictEquals(value, right[at] as RulesValue))
  );
}

function mapsEqual(left: RulesMap, right: RulesMap): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = right.get(key);
    if (other === undefined || !strictEquals(value, other)) return false;
  }
  return true;
}

function setsEqual(left: readonly RulesValue[], right: readonly RulesValue[]): boolean {
  return left.length === right.length && left.every((value) => contains(right, value));
}

function latLngsEqual(left: RulesLatLng, right: RulesLatLng): boolean {
  return left.latitude === right.latitude && left.longitude === right.longitude;
}

/** Whether a list contains a value, by `strictEquals`. */
export function contains(values: readonly RulesValue[], element: RulesValue): boolean {
  if (typeof element !== 'object' || element === null) return values.includes(element);
  return values.some((value) => strictEquals(value, element));
}

/** Compares two timestamps or two durations. */
export function compareTime(left: TimeParts, right: TimeParts): number {
  if (left.seconds !== right.seconds) return left.seconds < right.seconds ? -1 : 1;
  return Math.sign(left.nanos - right.nanos);
}

/** Creates a set of the distinct values, in order of first occurrence. */
export function toSet(values: readonly RulesValue[]): RulesSet {
  const simple = new Set<RulesValue>();
  const distinct: RulesValue[] = [];
  for (const value of values) {
    if (typeof value === 'object' && value !== null) {
      if (contains(distinct, value)) continue;
    } else if (simple.has(value)) continue;
    else simple.add(value);
    distinct.push(value);
  }
  return { kind: 'set', values: distinct };
}

const nanosPerSecond = 1_000_000_000n;
interface TimeParts {
  readonly seconds: bigint;
  readonly nanos: number;
}

/** Converts a timestamp or duration to nanoseconds. */
export function toNanos(parts: TimeParts): bigint {
  return parts.seconds * nanosPerSecond + BigInt(parts.nanos);
}

/** Both parts of the duration have the sign. */
export function durationFromNanos(nanos: bigint): RulesDuration {
  return { kind: 'duration', seconds: nanos / nanosPerSecond, nanos: Number(nanos % nanosPerSecond) };
}

/** @param nanos nanoseconds since the epoch */
export function timestampFromNanos(nanos: bigint): RulesTimestamp {
  const rest = ((nanos % nanosPerSecond) + nanosPerSecond) % nanosPerSecond;
  return { kind: 'timestamp', seconds: (nanos - rest) / nanosPerSecond, nanos: Number(rest) };
}

/** Formats a path as /a/b. */
export function formatPath(path: RulesPath): string {
  return `/${path.segments.join('/')}`;
}
