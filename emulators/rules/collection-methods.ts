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
  NULL_VALUE_ERROR,
  missingPropertyError,
  unsupportedOperationError,
} from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { contains, getValueType, strictEquals, toSet, getTypeName } from './values.ts';

type List = readonly RulesValue[];

function getMembers(value: List | RulesSet): List {
  return Array.isArray(value) ? (value as List) : (value as RulesSet).values;
}

function hasAll(all: List, wanted: List): boolean {
  return wanted.every((value) => contains(all, value));
}

function hasAny(all: List, wanted: List): boolean {
  return wanted.some((value) => contains(all, value));
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

export const LIST_METHODS: Callables = {
  size: defineCallable([''], (list: List) => BigInt(list.length)),
  concat: defineCallable(['list'], (list: List, other: List) => [...list, ...other]),
  hasAll: defineCallable(['list'], hasAll),
  hasAny: defineCallable(['list'], hasAny),
  hasOnly: defineCallable(['list'], (list: List, allowed: List) => hasAll(allowed, list)),
  join: defineCallable(['string'], joinList),
  removeAll: defineCallable(['list'], (list: List, gone: List) =>
    list.filter((value) => !contains(gone, value)),
  ),
  toSet: defineCallable([''], toSet),
};

/** Known members are members; that nothing else is one can never be known. */
export const PARTIAL_LIST_METHODS: Callables = {
  hasAll: defineCallable(
    ['list'],
    (list: RulesPartialList, wanted: List) => hasAll(list.contains, wanted) || NULL_VALUE_ERROR,
  ),
  hasAny: defineCallable(
    ['list'],
    (list: RulesPartialList, wanted: List) => hasAny(list.contains, wanted) || NULL_VALUE_ERROR,
  ),
};

export const SET_METHODS: Callables = {
  size: defineCallable([''], (set: RulesSet) => BigInt(set.values.length)),
  hasAll: defineCallable(['list', 'set'], (set: RulesSet, wanted: List | RulesSet) =>
    hasAll(set.values, getMembers(wanted)),
  ),
  hasAny: defineCallable(['list', 'set'], (set: RulesSet, wanted: List | RulesSet) =>
    hasAny(set.values, getMembers(wanted)),
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

/** `map.get(key, fallback)` and `map.get([key, …], fallback)`: any step that leads nowhere gives the fallback. */
function getNestedValue(
  map: RulesMap | RulesPartialMap,
  keys: RulesValue,
  fallback: RulesValue,
): EvaluationResult {
  let found: RulesValue = map;
  for (const key of Array.isArray(keys) ? (keys as List) : [keys]) {
    if (typeof key !== 'string')
      return unsupportedOperationError(
        `map.get(${getTypeName(keys)}, ${getTypeName(fallback)})`,
        GET_SIGNATURES,
      );
    const kind = getValueType(found);
    if (kind === 'unknown' || kind === 'partiallist' || kind === 'range') return NULL_VALUE_ERROR;
    if (kind !== 'map' && kind !== 'partialmap') return fallback;
    const entries: RulesMap = kind === 'map' ? (found as RulesMap) : (found as RulesPartialMap).known;
    const value = entries.get(key);
    if (value === undefined) return kind === 'map' ? fallback : missingPropertyError(key);
    found = value;
  }
  return found;
}

const GET_SIGNATURES = 'map.get(string, any), map.get(list, any)';
const mapGet = defineCallable(['string, any', 'list, any'], getNestedValue);

export const MAP_METHODS: Callables = {
  get: mapGet,
  size: defineCallable([''], (map: RulesMap) => BigInt(map.size)),
  keys: defineCallable([''], (map: RulesMap) => [...map.keys()]),
  values: defineCallable([''], (map: RulesMap) => [...map.values()]),
  diff: defineCallable(['map'], (after: RulesMap, before: RulesMap) => ({ kind: 'mapdiff', before, after })),
};

export const PARTIAL_MAP_METHODS: Callables = { get: mapGet };

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

export const DIFF_METHODS: Callables = {
  addedKeys: defineCallable([''], (diff: RulesMapDiff) => toSet(getAddedKeys(diff))),
  removedKeys: defineCallable([''], (diff: RulesMapDiff) => toSet(getRemovedKeys(diff))),
  changedKeys: defineCallable([''], (diff: RulesMapDiff) => toSet(getSharedKeys(diff, true))),
  unchangedKeys: defineCallable([''], (diff: RulesMapDiff) => toSet(getSharedKeys(diff, false))),
  affectedKeys: defineCallable([''], (diff: RulesMapDiff) =>
    toSet([...getAddedKeys(diff), ...getRemovedKeys(diff), ...getSharedKeys(diff, true)]),
  ),
};
