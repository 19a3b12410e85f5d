/**
 * Values are compared in three ways, as in the service: by `==`, as members of lists and maps, and as items of sets.
 */
import type {
  RulesLatLng,
  RulesMap,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  RulesValue,
  RulesVector,
} from './contract.ts';
import { compareTime, getValueType } from './values.ts';
import type { ValueByType } from './values.ts';

/**
 * Evaluates `==`: an integer equals a float of the same value; values of other different types are unequal. Inside
 * lists and maps an integer never equals a float, nor 0.0 -0.0, as in the service.
 */
export function equals(left: RulesValue, right: RulesValue): boolean {
  if (typeof left === 'bigint' && typeof right === 'number') return Number(left) === right;
  if (typeof left === 'number' && typeof right === 'bigint') return left === Number(right);
  return strictEquals(left, right);
}

/** Like `equals`, but an integer never equals a float: how `in`, `hasAny` and the other methods of lists compare. */
function strictEquals(left: RulesValue, right: RulesValue): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return left === right;
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
      return pathsEqual(left as RulesPath, right as RulesPath);
    case 'set':
      return setsEqual(left as RulesSet, right as RulesSet);
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
    left.length === right.length && left.every((value, at) => itemsEqual(value, right[at] as RulesValue))
  );
}

function itemsEqual(left: RulesValue, right: RulesValue): boolean {
  return strictEquals(left, right) && (left !== 0 || Object.is(left, right));
}

function mapsEqual(left: RulesMap, right: RulesMap): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = right.get(key);
    if (other === undefined || !itemsEqual(value, other)) return false;
  }
  return true;
}

function latLngsEqual(left: RulesLatLng, right: RulesLatLng): boolean {
  return Object.is(left.latitude, right.latitude) && Object.is(left.longitude, right.longitude);
}

/** A path with an unbound variable equals none. */
function pathsEqual(left: RulesPath, right: RulesPath): boolean {
  return !left.variables && !right.variables && listsEqual(left.segments, right.segments);
}

/** Whether a list contains a value, by `strictEquals`. */
export function contains(values: readonly RulesValue[], element: RulesValue): boolean {
  return values.some((value) => strictEquals(value, element));
}

/** Equal scalars have the same key in a JavaScript set. A float keeps its exact value: 2^53 + 1 is no float. */
const toKey = (value: RulesValue): RulesValue =>
  typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value;

const isScalar = (value: RulesValue) => typeof value !== 'object' || value === null;

/**
 * Whether two values are the same item of a set, or a field is unchanged: 1 is 1.0, and NaN is NaN, also inside lists and
 * maps.
 */
export function isSameItem(left: RulesValue, right: RulesValue): boolean {
  if (isScalar(left) || isScalar(right)) return Object.is(toKey(left), toKey(right));
  if (left instanceof Map && right instanceof Map) return isSameMap(left as RulesMap, right as RulesMap);
  if (!Array.isArray(left) || !Array.isArray(right)) return strictEquals(left, right);
  return (
    left.length === right.length &&
    left.every((item: RulesValue, at) => isSameItem(item, right[at] as RulesValue))
  );
}

function isSameMap(left: RulesMap, right: RulesMap): boolean {
  if (left.size !== right.size) return false;
  return [...left].every(([key, value]) => {
    const other = right.get(key);
    return other !== undefined && isSameItem(value, other);
  });
}

/** Whether a value is among the items of a set. */
export function hasSetItem(items: readonly RulesValue[], value: RulesValue): boolean {
  return items.some((item) => isSameItem(item, value));
}

/** Whether two sets have the same items. */
function setsEqual(left: RulesSet, right: RulesSet): boolean {
  return (
    left.values.length === right.values.length &&
    left.values.every((value) => hasSetItem(right.values, value))
  );
}

/** Creates a set of the distinct values, in order of first occurrence. */
export function toSet(values: readonly RulesValue[]): RulesSet {
  const scalars = new Set<RulesValue>();
  const others: RulesValue[] = [];
  const distinct = values.filter((value) => {
    const isNew = isScalar(value) ? !scalars.has(toKey(value)) : !hasSetItem(others, value);
    if (isNew && isScalar(value)) scalars.add(toKey(value));
    else if (isNew) others.push(value);
    return isNew;
  });
  return { kind: 'set', values: distinct };
}
