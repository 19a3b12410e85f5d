import type {
  RulesDuration,
  RulesLatLng,
  RulesMap,
  RulesMapDiff,
  RulesPartialList,
  RulesPartialMap,
  RulesPath,
  RulesRange,
  RulesSet,
  RulesTimestamp,
  RulesUnknown,
  RulesValue,
} from './contract.ts';

/** The values of each kind. */
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
  path: RulesPath;
  set: RulesSet;
  mapdiff: RulesMapDiff;
  unknown: RulesUnknown;
  partialmap: RulesPartialMap;
  partiallist: RulesPartialList;
  range: RulesRange;
}

export type ValueType = keyof ValueByType;

/** The kind of a value, by which methods and operators are chosen. */
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
  const kind = getValueType(value);
  if (kind === 'unknown' || kind === 'partiallist' || kind === 'range') return 'constraint';
  if (kind === 'mapdiff') return 'map_diff';
  return kind === 'partialmap' ? 'map' : kind;
}

/** Whether a list query leaves the value open, wholly or in part. */
export function isUndetermined(value: RulesValue): boolean {
  const kind = getValueType(value);
  return kind === 'unknown' || kind === 'partialmap' || kind === 'partiallist' || kind === 'range';
}

/**
 * Equality as `==` has it: an integer equals a float of the same size, values of different types are unequal.
 * Inside lists, sets and maps integers and floats stay apart, as in the original.
 */
export function equals(left: RulesValue, right: RulesValue): boolean {
  if (typeof left === 'bigint' && typeof right === 'number') return Number(left) === right;
  if (typeof left === 'number' && typeof right === 'bigint') return left === Number(right);
  return strictEquals(left, right);
}

/** Equality of members: as `equals`, but an integer never equals a float. */
export function strictEquals(left: RulesValue, right: RulesValue): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const kind = getValueType(left);
  if (kind !== getValueType(right)) return false;
  switch (kind) {
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

/** Whether a value is among others, compared as members are. */
export function contains(values: readonly RulesValue[], wanted: RulesValue): boolean {
  if (typeof wanted !== 'object' || wanted === null) return values.includes(wanted);
  return values.some((value) => strictEquals(value, wanted));
}

/** Orders timestamps, or durations, which have the same parts. */
export function compareTime(
  left: { seconds: bigint; nanos: number },
  right: { seconds: bigint; nanos: number },
): number {
  if (left.seconds !== right.seconds) return left.seconds < right.seconds ? -1 : 1;
  return Math.sign(left.nanos - right.nanos);
}

/** Makes a set of the distinct values, in the order first seen. */
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

const NANOS_PER_SECOND = 1_000_000_000n;
type TimeParts = { seconds: bigint; nanos: number };

/** The whole of a timestamp or duration in nanoseconds. */
export function toNanos(parts: TimeParts): bigint {
  return parts.seconds * NANOS_PER_SECOND + BigInt(parts.nanos);
}

/** A duration of so many nanoseconds; both parts get the sign. */
export function durationFromNanos(nanos: bigint): RulesDuration {
  return { kind: 'duration', seconds: nanos / NANOS_PER_SECOND, nanos: Number(nanos % NANOS_PER_SECOND) };
}

/** The timestamp so many nanoseconds after the epoch. */
export function timestampFromNanos(nanos: bigint): RulesTimestamp {
  const rest = ((nanos % NANOS_PER_SECOND) + NANOS_PER_SECOND) % NANOS_PER_SECOND;
  return { kind: 'timestamp', seconds: (nanos - rest) / NANOS_PER_SECOND, nanos: Number(rest) };
}

/** A path as it is written: /a/b. */
export function formatPath(path: RulesPath): string {
  return `/${path.segments.join('/')}`;
}
