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
  /** The value, or for the key index the key. */
  readonly value: Leaf | null;
  readonly key?: string;
  readonly inclusive: boolean;
}

/** A selection of a place's children. */
export interface Query {
  readonly index: Index;
  readonly start?: Bound;
  readonly end?: Bound;
  readonly limit?: { readonly count: number; readonly from: 'first' | 'last' };
}

/** Everything, in no particular order. */
export const unfilteredQuery: Query = { index: priorityIndex };

/** Whether a query selects everything, whatever its order. */
export const isUnfiltered = (query: Query): boolean => !query.start && !query.end && !query.limit;

/**
 * Reads a query as the sockets carry it: i index, sp/sn/sin start value, key and inclusiveness, ep/en/ein the
 * end's, l limit, vf the side it counts from.
 *
 * @throws InvalidDataError
 */
export function parseWireQuery(json: { readonly [name: string]: Json }): Query {
  const index = json['i'] === undefined ? priorityIndex : parseIndex(requireString(json['i'], 'i'));
  const start = parseBound(json, 'sp', 'sn', 'sin');
  const end = parseBound(json, 'ep', 'en', 'ein');
  const count = json['l'];
  if (count !== undefined && (typeof count !== 'number' || !Number.isInteger(count) || count < 1)) {
    throw new InvalidDataError('A limit must be a positive whole number');
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

/** What of a node a query selects; a leaf has no children to select, and the SDK filters it away too. */
export function applyQuery(node: Node, query: Query): Node {
  if (isUnfiltered(query)) return node;
  const { index, start, end, limit } = query;
  const from = start && toBoundEntry(index, start, minKey);
  const to = end && toBoundEntry(index, end, maxKey);
  let chosen = getSortedChildren(node, index).filter(([key, child]) => {
    const post = toIndexEntry(index, key, child);
    return isAfter(index, post, from, start) && isAfter(index, to, post, end);
  });
  if (limit) chosen = limit.from === 'first' ? chosen.slice(0, limit.count) : chosen.slice(-limit.count);
  return createObject(chosen, node.priority);
}

/** Whether `later` stands at or after `earlier`; an end that is not given bounds nothing. */
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

/**
 * @param outermost the key that takes in everything with the bound's value; the other end when the bound excludes it
 */
function toBoundEntry(index: Index, bound: Bound, outermost: string): IndexEntry {
  if (index.by === 'key') return { key: String(bound.value), value: null };
  const opposite = outermost === minKey ? maxKey : minKey;
  return { key: bound.key ?? (bound.inclusive ? outermost : opposite), value: bound.value };
}
