import type { Fields, Value } from './value.ts';
import { getVectorItems } from './value.ts';
import { compareInstants } from './instant.ts';
import { comparePaths, compareText } from './compare-text.ts';

/**
 * The rank of a value's type in Firestore's order: null, boolean, number, timestamp, string, bytes,
 * reference, geo point, array, vector, map. Range filters match only within one rank.
 * Source: https://firebase.google.com/docs/firestore/manage-data/data-types
 */
export function getTypeRank(value: Value): number {
  for (const kind in value) {
    switch (kind) {
      case 'nullValue':
        return 0;
      case 'booleanValue':
        return 1;
      case 'integerValue':
      case 'doubleValue':
        return 2;
      case 'timestampValue':
        return 3;
      case 'stringValue':
        return 4;
      case 'bytesValue':
        return 5;
      case 'referenceValue':
        return 6;
      case 'geoPointValue':
        return 7;
      case 'arrayValue':
        return 8;
    }
    break;
  }
  return getVectorItems(value) === undefined ? 10 : 9;
}

/** Compares values in Firestore's order, in which 1 equals 1.0 and 0 equals -0. */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue);
  const rank = getTypeRank(a) - getTypeRank(b);
  if (rank !== 0) return rank;
  if ('integerValue' in a || 'doubleValue' in a) return compareNumbers(a, b);
  if ('timestampValue' in a && 'timestampValue' in b)
    return compareInstants(a.timestampValue, b.timestampValue);
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if ('referenceValue' in a && 'referenceValue' in b) return comparePaths(a.referenceValue, b.referenceValue);
  if ('bytesValue' in a && 'bytesValue' in b)
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  if ('geoPointValue' in a && 'geoPointValue' in b)
    return (
      a.geoPointValue.latitude - b.geoPointValue.latitude ||
      a.geoPointValue.longitude - b.geoPointValue.longitude
    );
  if ('arrayValue' in a && 'arrayValue' in b)
    return compareLists(a.arrayValue.values ?? [], b.arrayValue.values ?? []);
  if ('mapValue' in a && 'mapValue' in b) return compareMaps(a, b, a.mapValue.fields, b.mapValue.fields);
  return 0;
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const order = compareValues(a[index] as Value, b[index] as Value);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: Value, b: Value, left: Fields = {}, right: Fields = {}): number {
  const leftVector = getVectorItems(a);
  const rightVector = getVectorItems(b);
  // Vectors sort by length first.
  if (leftVector !== undefined && rightVector !== undefined)
    return leftVector.length - rightVector.length || compareLists(leftVector, rightVector);
  const leftKeys = Object.keys(left).sort(compareText);
  const rightKeys = Object.keys(right).sort(compareText);
  const length = Math.min(leftKeys.length, rightKeys.length);
  for (let index = 0; index < length; index++) {
    const leftKey = leftKeys[index] as string;
    const rightKey = rightKeys[index] as string;
    const order =
      compareText(leftKey, rightKey) || compareValues(left[leftKey] as Value, right[rightKey] as Value);
    if (order !== 0) return order;
  }
  return leftKeys.length - rightKeys.length;
}

/** Compares integers exactly beyond 2^53; NaN sorts before all other numbers. */
function compareNumbers(a: Value, b: Value): number {
  if ('integerValue' in a && 'integerValue' in b) {
    if (a.integerValue.length < 16 && b.integerValue.length < 16)
      return Number(a.integerValue) - Number(b.integerValue);
    return compareExact(BigInt(a.integerValue), BigInt(b.integerValue));
  }
  return compareExact(toExactNumber(a), toExactNumber(b));
}

function toExactNumber(value: Value): number | bigint {
  if ('integerValue' in value) return BigInt(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : 0;
}

function compareExact(a: number | bigint, b: number | bigint): number {
  const isLeftNaN = typeof a === 'number' && Number.isNaN(a);
  const isRightNaN = typeof b === 'number' && Number.isNaN(b);
  if (isLeftNaN || isRightNaN) return Number(isRightNaN) - Number(isLeftNaN);
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Whether two values have the same type and value, so that replacing one with the other is no change: 1 and 1.0 are
 * not identical, nor are 0 and -0.
 */
export function areValuesIdentical(a: Value, b: Value): boolean {
  if (a === b) return true;
  for (const kind in a) {
    if (!(kind in b)) return false;
    if ('arrayValue' in a && 'arrayValue' in b) {
      const left = a.arrayValue.values ?? [];
      const right = b.arrayValue.values ?? [];
      return (
        left.length === right.length &&
        left.every((item, index) => areValuesIdentical(item, right[index] as Value))
      );
    }
    if ('mapValue' in a && 'mapValue' in b)
      return areFieldsIdentical(a.mapValue.fields ?? {}, b.mapValue.fields ?? {});
    if ('doubleValue' in a && 'doubleValue' in b) return Object.is(a.doubleValue, b.doubleValue);
    return compareValues(a, b) === 0;
  }
  return false;
}

/** Whether two sets of fields are identical, regardless of their order. */
export function areFieldsIdentical(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && areValuesIdentical(a[key] as Value, b[key] as Value));
}
