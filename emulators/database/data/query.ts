import { InvalidDataError } from './keys.ts';
import type { Json } from './json.ts';
import { createObject, type Leaf, type Node } from './node.ts';
import {
  compareIndexEntries,
  minKey,
  maxKey,
  toIndexEntry,
  priorityIndex,
  parseIndex,
  getSortedChildren,
} from './order.ts';
import type { Index, IndexEntry } from './order.ts';

interface Bound {
  /** For the key index, the key. */
  readonly value: Leaf | null;
  readonly key?: string;
  readonly inclusive: boolean;
}

/** Selects children of a node. */
export interface Query {
  readonly index: Index;
  readonly start?: Bound;
  readonly end?: Bound;
  readonly limit?: { readonly count: number; readonly from: 'first' | 'last' };
}

/** Selects all children. */
export const unfilteredQuery: Query = { index: priorityIndex };

/** Whether a query selects all children. */
export const isUnfiltered = (query: Query): boolean => !query.start && !query.end && !query.limit;

/**
 * Parses a query of the socket protocol: `i` is the index; `sp`, `sn` and `sin` are value, key and inclusiveness of the
 * start, `ep`, `en` and `ein` those of the end; `l` is the limit and `vf` the side that it counts from.
 *
 * @throws InvalidDataError
 */
export function parseWireQuery(json: { readonly [name: string]: Json }): Query {
  const index = json['i'] === undefined ? priorityIndex : parseIndex(requireString(json['i'], 'i'));
  const start = parseBound(json, 'sp', 'sn', 'sin');
  const end = parseBound(json, 'ep', 'en', 'ein');
  const count = json['l'];
  if (count !== undefined && (typeof count !== 'number' || !Number.isInteger(count) || count < 1)) {
    throw new InvalidDataError('A limit must be a positive integer');
  }
  const limit =
    count === undefined ? undefined : ({ count, from: json['vf'] === 'r' ? 'last' : 'first' } as const);
  return { index, ...(start && { start }), ...(end && { end }), ...(limit && { limit }) };
}

function parseBound(
  json: { readonly [name: string]: Json },
  valueName: string,
  keyName: string,
  inclusiveName: string,
): Bound | undefined {
  const value = json[valueName];
  if (value === undefined) return undefined;
  if (value !== null && typeof value === 'object') {
    throw new InvalidDataError(`${valueName} must be null, a boolean, a number or a string`);
  }
  const key = json[keyName];
  return {
    value,
    inclusive: json[inclusiveName] !== false,
    ...(key !== undefined && { key: requireString(key, keyName) }),
  };
}

function requireString(json: Json, name: string): string {
  if (typeof json === 'string') return json;
  throw new InvalidDataError(`${name} must be a string`);
}

/** Applies a query to a node. A filtered leaf is empty, as in the SDK. */
export function applyQuery(node: Node, query: Query): Node {
  if (isUnfiltered(query)) return node;
  const { index, start, end, limit } = query;
  const from = start && toBoundEntry(index, start, minKey);
  const to = end && toBoundEntry(index, end, maxKey);
  let selected = getSortedChildren(node, index).filter(([key, child]) => {
    const entry = toIndexEntry(index, key, child);
    return isAfter(index, entry, from, start) && isAfter(index, to, entry, end);
  });
  if (limit)
    selected = limit.from === 'first' ? selected.slice(0, limit.count) : selected.slice(-limit.count);
  return createObject(selected, node.priority);
}

/** Whether `later` is at or after `earlier`; a missing bound does not limit. */
function isAfter(
  index: Index,
  later: IndexEntry | undefined,
  earlier: IndexEntry | undefined,
  bound: Bound | undefined,
) {
  if (!later || !earlier) return true;
  const order = compareIndexEntries(index, later, earlier);
  return bound?.inclusive === false ? order > 0 : order >= 0;
}

/** @param outermost the key that includes all children with the bound's value */
function toBoundEntry(index: Index, bound: Bound, outermost: string): IndexEntry {
  if (index.by === 'key') return { key: String(bound.value), value: null };
  const opposite = outermost === minKey ? maxKey : minKey;
  return { key: bound.key ?? (bound.inclusive ? outermost : opposite), value: bound.value };
}
