import type {
  RulesMap,
  RulesMapDiff,
  RulesPartialList,
  RulesPartialMap,
  RulesSet,
  RulesValue,
} from './contract.ts';
import { defineCallable } from './callable.ts';
import type { Callables } from './callable.ts';
import { toText } from './conversions.ts';
import {
  EvaluationError,
  nullValueError,
  missingPropertyError,
  unsupportedOperationError,
} from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { contains, getValueType, strictEquals, toSet, getTypeName } from './values.ts';

type List = readonly RulesValue[];

function getMembers(value: List | RulesSet): List {
  return Array.isArray(value) ? (value as List) : (value as RulesSet).values;
}

function hasAll(all: List, elements: List): boolean {
  return elements.every((value) => contains(all, value));
}

function hasAny(all: List, elements: List): boolean {
  return elements.some((value) => contains(all, value));
}

function joinList(list: List, separator: string): EvaluationResult {
  const parts: string[] = [];
  for (const value of list) {
    const text = toText(value);
    if (text instanceof EvaluationError) return text;
    parts.push(text);
  }
  return parts.join(separator);
}

export const listMethods: Callables = {
  size: defineCallable([''], (list: List) => BigInt(list.length)),
  concat: defineCallable(['list'], (list: List, other: List) => [...list, ...other]),
  hasAll: defineCallable(['list'], hasAll),
  hasAny: defineCallable(['list'], hasAny),
  hasOnly: defineCallable(['list'], (list: List, allowed: List) => hasAll(allowed, list)),
  join: defineCallable(['string'], joinList),
  removeAll: defineCallable(['list'], (list: List, removed: List) =>
    list.filter((value) => !contains(removed, value)),
  ),
  toSet: defineCallable([''], toSet),
};

/** Only tests for known members have a result. */
export const partialListMethods: Callables = {
  hasAll: defineCallable(
    ['list'],
    (list: RulesPartialList, elements: List) => hasAll(list.contains, elements) || nullValueError,
  ),
  hasAny: defineCallable(
    ['list'],
    (list: RulesPartialList, elements: List) => hasAny(list.contains, elements) || nullValueError,
  ),
};

export const setMethods: Callables = {
  size: defineCallable([''], (set: RulesSet) => BigInt(set.values.length)),
  hasAll: defineCallable(['list', 'set'], (set: RulesSet, elements: List | RulesSet) =>
    hasAll(set.values, getMembers(elements)),
  ),
  hasAny: defineCallable(['list', 'set'], (set: RulesSet, elements: List | RulesSet) =>
    hasAny(set.values, getMembers(elements)),
  ),
  hasOnly: defineCallable(['list', 'set'], (set: RulesSet, allowed: List | RulesSet) =>
    hasAll(getMembers(allowed), set.values),
  ),
  union: defineCallable(['set'], (set: RulesSet, other: RulesSet) => toSet([...set.values, ...other.values])),
  intersection: defineCallable(['set'], (set: RulesSet, other: RulesSet) =>
    toSet(set.values.filter((value) => contains(other.values, value))),
  ),
  difference: defineCallable(['set'], (set: RulesSet, other: RulesSet) =>
    toSet(set.values.filter((value) => !contains(other.values, value))),
  ),
};

/** Evaluates `map.get(key, fallback)` and `map.get([key, …], fallback)`. A missing key at any level gives the fallback. */
function getNestedValue(
  map: RulesMap | RulesPartialMap,
  keys: RulesValue,
  fallback: RulesValue,
): EvaluationResult {
  let current: RulesValue = map;
  for (const key of Array.isArray(keys) ? (keys as List) : [keys]) {
    if (typeof key !== 'string')
      return unsupportedOperationError(
        `map.get(${getTypeName(keys)}, ${getTypeName(fallback)})`,
        getSignatures,
      );
    const type = getValueType(current);
    if (type === 'unknown' || type === 'partiallist' || type === 'range') return nullValueError;
    if (type !== 'map' && type !== 'partialmap') return fallback;
    const entries: RulesMap = type === 'map' ? (current as RulesMap) : (current as RulesPartialMap).known;
    const value = entries.get(key);
    if (value === undefined) return type === 'map' ? fallback : missingPropertyError(key);
    current = value;
  }
  return current;
}

const getSignatures = 'map.get(string, any), map.get(list, any)';
const mapGet = defineCallable(['string, any', 'list, any'], getNestedValue);

export const mapMethods: Callables = {
  get: mapGet,
  size: defineCallable([''], (map: RulesMap) => BigInt(map.size)),
  keys: defineCallable([''], (map: RulesMap) => [...map.keys()]),
  values: defineCallable([''], (map: RulesMap) => [...map.values()]),
  diff: defineCallable(['map'], (after: RulesMap, before: RulesMap) => ({ kind: 'mapdiff', before, after })),
};

export const partialMapMethods: Callables = { get: mapGet };

function filterKeys(map: RulesMap, accepts: (key: string, value: RulesValue) => boolean): string[] {
  return [...map].filter(([key, value]) => accepts(key, value)).map(([key]) => key);
}

function getAddedKeys({ before, after }: RulesMapDiff): string[] {
  return filterKeys(after, (key) => !before.has(key));
}

function getRemovedKeys({ before, after }: RulesMapDiff): string[] {
  return filterKeys(before, (key) => !after.has(key));
}

function getSharedKeys({ before, after }: RulesMapDiff, changed: boolean): string[] {
  return filterKeys(after, (key, value) => {
    const old = before.get(key);
    return old !== undefined && strictEquals(old, value) !== changed;
  });
}

export const diffMethods: Callables = {
  addedKeys: defineCallable([''], (diff: RulesMapDiff) => toSet(getAddedKeys(diff))),
  removedKeys: defineCallable([''], (diff: RulesMapDiff) => toSet(getRemovedKeys(diff))),
  changedKeys: defineCallable([''], (diff: RulesMapDiff) => toSet(getSharedKeys(diff, true))),
  unchangedKeys: defineCallable([''], (diff: RulesMapDiff) => toSet(getSharedKeys(diff, false))),
  affectedKeys: defineCallable([''], (diff: RulesMapDiff) =>
    toSet([...getAddedKeys(diff), ...getRemovedKeys(diff), ...getSharedKeys(diff, true)]),
  ),
};
