import type {
  RulesMap,
  RulesMapDiff,
  RulesPartialList,
  RulesPartialMap,
  RulesSet,
  RulesValue,
} from './contract.ts';
import { callable } from './callable.ts';
import type { Callables } from './callable.ts';
import { toText } from './conversions.ts';
import { Fault, NULL_FAULT, missingProperty, unsupported } from './fault.ts';
import type { Outcome } from './fault.ts';
import { contains, kindOf, same, toSet, typeName } from './values.ts';

type List = readonly RulesValue[];

function members(value: List | RulesSet): List {
  return Array.isArray(value) ? (value as List) : (value as RulesSet).values;
}

function hasAll(all: List, wanted: List): boolean {
  return wanted.every((value) => contains(all, value));
}

function hasAny(all: List, wanted: List): boolean {
  return wanted.some((value) => contains(all, value));
}

function join(list: List, separator: string): Outcome {
  const parts: string[] = [];
  for (const value of list) {
    const text = toText(value);
    if (text instanceof Fault) return text;
    parts.push(text);
  }
  return parts.join(separator);
}

export const LIST_METHODS: Callables = {
  size: callable([''], (list: List) => BigInt(list.length)),
  concat: callable(['list'], (list: List, other: List) => [...list, ...other]),
  hasAll: callable(['list'], hasAll),
  hasAny: callable(['list'], hasAny),
  hasOnly: callable(['list'], (list: List, allowed: List) => hasAll(allowed, list)),
  join: callable(['string'], join),
  removeAll: callable(['list'], (list: List, gone: List) => list.filter((value) => !contains(gone, value))),
  toSet: callable([''], toSet),
};

/** Known members are members; that nothing else is one can never be known. */
export const PARTIAL_LIST_METHODS: Callables = {
  hasAll: callable(
    ['list'],
    (list: RulesPartialList, wanted: List) => hasAll(list.contains, wanted) || NULL_FAULT,
  ),
  hasAny: callable(
    ['list'],
    (list: RulesPartialList, wanted: List) => hasAny(list.contains, wanted) || NULL_FAULT,
  ),
};

export const SET_METHODS: Callables = {
  size: callable([''], (set: RulesSet) => BigInt(set.values.length)),
  hasAll: callable(['list', 'set'], (set: RulesSet, wanted: List | RulesSet) =>
    hasAll(set.values, members(wanted)),
  ),
  hasAny: callable(['list', 'set'], (set: RulesSet, wanted: List | RulesSet) =>
    hasAny(set.values, members(wanted)),
  ),
  hasOnly: callable(['list', 'set'], (set: RulesSet, allowed: List | RulesSet) =>
    hasAll(members(allowed), set.values),
  ),
  union: callable(['set'], (set: RulesSet, other: RulesSet) => toSet([...set.values, ...other.values])),
  intersection: callable(['set'], (set: RulesSet, other: RulesSet) =>
    toSet(set.values.filter((value) => contains(other.values, value))),
  ),
  difference: callable(['set'], (set: RulesSet, other: RulesSet) =>
    toSet(set.values.filter((value) => !contains(other.values, value))),
  ),
};

/** `map.get(key, fallback)` and `map.get([key, …], fallback)`: any step that leads nowhere gives the fallback. */
function getFrom(map: RulesMap | RulesPartialMap, keys: RulesValue, fallback: RulesValue): Outcome {
  let found: RulesValue = map;
  for (const key of Array.isArray(keys) ? (keys as List) : [keys]) {
    if (typeof key !== 'string')
      return unsupported(`map.get(${typeName(keys)}, ${typeName(fallback)})`, GET_FORMS);
    const kind = kindOf(found);
    if (kind === 'unknown' || kind === 'partiallist' || kind === 'range') return NULL_FAULT;
    if (kind !== 'map' && kind !== 'partialmap') return fallback;
    const entries: RulesMap = kind === 'map' ? (found as RulesMap) : (found as RulesPartialMap).known;
    const value = entries.get(key);
    if (value === undefined) return kind === 'map' ? fallback : missingProperty(key);
    found = value;
  }
  return found;
}

const GET_FORMS = 'map.get(string, any), map.get(list, any)';
const get = callable(['string, any', 'list, any'], getFrom);

export const MAP_METHODS: Callables = {
  get,
  size: callable([''], (map: RulesMap) => BigInt(map.size)),
  keys: callable([''], (map: RulesMap) => [...map.keys()]),
  values: callable([''], (map: RulesMap) => [...map.values()]),
  diff: callable(['map'], (after: RulesMap, before: RulesMap) => ({ kind: 'mapdiff', before, after })),
};

export const PARTIAL_MAP_METHODS: Callables = { get };

function keysWhere(map: RulesMap, accepts: (key: string, value: RulesValue) => boolean): string[] {
  return [...map].filter(([key, value]) => accepts(key, value)).map(([key]) => key);
}

function added({ before, after }: RulesMapDiff): string[] {
  return keysWhere(after, (key) => !before.has(key));
}

function removed({ before, after }: RulesMapDiff): string[] {
  return keysWhere(before, (key) => !after.has(key));
}

function shared({ before, after }: RulesMapDiff, changed: boolean): string[] {
  return keysWhere(after, (key, value) => {
    const old = before.get(key);
    return old !== undefined && same(old, value) !== changed;
  });
}

export const DIFF_METHODS: Callables = {
  addedKeys: callable([''], (diff: RulesMapDiff) => toSet(added(diff))),
  removedKeys: callable([''], (diff: RulesMapDiff) => toSet(removed(diff))),
  changedKeys: callable([''], (diff: RulesMapDiff) => toSet(shared(diff, true))),
  unchangedKeys: callable([''], (diff: RulesMapDiff) => toSet(shared(diff, false))),
  affectedKeys: callable([''], (diff: RulesMapDiff) =>
    toSet([...added(diff), ...removed(diff), ...shared(diff, true)]),
  ),
};
