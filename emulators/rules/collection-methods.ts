import type { RulesConstraint, RulesMap, RulesMapDiff, RulesSet, RulesValue } from './contract.ts';
import { defineCallable } from './callable.ts';
import type { Callables } from './callable.ts';
import { toText } from './conversions.ts';
import { EvaluationError, nullValueError, unsupportedOperationError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { hasItem } from './constraints.ts';
import { contains, hasSetItem, isSameItem, toSet } from './equality.ts';
import { compareText } from './ordering.ts';
import { isUndetermined, getTypeName } from './values.ts';

type List = readonly RulesValue[];

function getMembers(value: List | RulesSet): List {
  return Array.isArray(value) ? (value as List) : (value as RulesSet).values;
}

function hasAll(all: List, elements: List): boolean {
  return elements.every((value) => contains(all, value));
}

function hasAllItems(all: List, elements: List): boolean {
  return elements.every((value) => hasSetItem(all, value));
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
  hasAny: defineCallable(['list'], (list: List, elements: List) =>
    elements.some((value) => contains(list, value)),
  ),
  hasOnly: defineCallable(['list'], (list: List, allowed: List) => hasAll(allowed, list)),
  join: defineCallable(['string'], joinList),
  removeAll: defineCallable(['list'], (list: List, removed: List) =>
    list.filter((value) => !contains(removed, value)),
  ),
  toSet: defineCallable([''], toSet),
};

export const constraintMethods: Callables = {
  hasAny: defineCallable(['list'], (constraint: RulesConstraint, elements: List) =>
    elements.some((item) => hasItem(constraint, item)),
  ),
};

export const setMethods: Callables = {
  size: defineCallable([''], (set: RulesSet) => BigInt(set.values.length)),
  hasAll: defineCallable(['list', 'set'], (set: RulesSet, elements: List | RulesSet) =>
    hasAllItems(set.values, getMembers(elements)),
  ),
  hasAny: defineCallable(['list', 'set'], (set: RulesSet, elements: List | RulesSet) =>
    getMembers(elements).some((value) => hasSetItem(set.values, value)),
  ),
  hasOnly: defineCallable(['list', 'set'], (set: RulesSet, allowed: List | RulesSet) =>
    hasAllItems(getMembers(allowed), set.values),
  ),
  union: defineCallable(['set'], (set: RulesSet, other: RulesSet) => toSet([...set.values, ...other.values])),
  intersection: defineCallable(['set'], (set: RulesSet, other: RulesSet) =>
    toSet(set.values.filter((value) => hasSetItem(other.values, value))),
  ),
  difference: defineCallable(['set'], (set: RulesSet, other: RulesSet) =>
    toSet(set.values.filter((value) => !hasSetItem(other.values, value))),
  ),
};

/** Evaluates `map.get(key, fallback)` and `map.get([key, …], fallback)`. A missing key at any level gives the fallback. */
function getNestedValue(map: RulesMap, keys: RulesValue, fallback: RulesValue): EvaluationResult {
  let current: RulesValue = map;
  for (const key of Array.isArray(keys) ? (keys as List) : [keys]) {
    if (typeof key !== 'string')
      return unsupportedOperationError(
        `map.get(${getTypeName(keys)}, ${getTypeName(fallback)})`,
        getSignatures,
      );
    if (isUndetermined(current)) return nullValueError;
    const value: RulesValue | undefined = current instanceof Map ? (current as RulesMap).get(key) : undefined;
    if (value === undefined) return fallback;
    current = value;
  }
  return current;
}

const getSignatures = 'map.get(string, any), map.get(list, any)';

export const mapMethods: Callables = {
  get: defineCallable(['string, any', 'list, any'], getNestedValue),
  size: defineCallable([''], (map: RulesMap) => BigInt(map.size)),
  /** In the order of their UTF-8. */
  keys: defineCallable([''], (map: RulesMap) => [...map.keys()].toSorted(compareText)),
  values: defineCallable([''], (map: RulesMap) => [...map.values()]),
  diff: defineCallable(['map'], (after: RulesMap, before: RulesMap) => ({ kind: 'mapdiff', before, after })),
};

function filterKeys(map: RulesMap, accepts: (key: string, value: RulesValue) => boolean): string[] {
  return [...map].filter(([key, value]) => accepts(key, value)).map(([key]) => key);
}

function getAddedKeys({ before, after }: RulesMapDiff): string[] {
  return filterKeys(after, (key) => !before.has(key));
}

function getRemovedKeys({ before, after }: RulesMapDiff): string[] {
  return filterKeys(before, (key) => !after.has(key));
}

function getSharedKeys({ before, after }: RulesMapDiff, changed: boolean): string[] | EvaluationError {
  const shared = [...after].filter(([key]) => before.has(key));
  if (shared.some(([key, value]) => isUndetermined(value) || isUndetermined(before.get(key) ?? null)))
    return nullValueError;
  return shared
    .filter(([key, value]) => isSameItem(before.get(key) ?? null, value) !== changed)
    .map(([key]) => key);
}

function toKeySet(...lists: readonly (string[] | EvaluationError)[]): EvaluationResult {
  const keys: string[] = [];
  for (const list of lists) {
    if (list instanceof EvaluationError) return list;
    keys.push(...list);
  }
  return toSet(keys);
}

export const diffMethods: Callables = {
  addedKeys: defineCallable([''], (diff: RulesMapDiff) => toKeySet(getAddedKeys(diff))),
  removedKeys: defineCallable([''], (diff: RulesMapDiff) => toKeySet(getRemovedKeys(diff))),
  changedKeys: defineCallable([''], (diff: RulesMapDiff) => toKeySet(getSharedKeys(diff, true))),
  unchangedKeys: defineCallable([''], (diff: RulesMapDiff) => toKeySet(getSharedKeys(diff, false))),
  affectedKeys: defineCallable([''], (diff: RulesMapDiff) =>
    toKeySet(getAddedKeys(diff), getRemovedKeys(diff), getSharedKeys(diff, true)),
  ),
};
