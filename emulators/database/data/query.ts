import { InvalidDataError } from './keys.ts';
import type { Json } from './json.ts';
import { objectNode, type Leaf, type Node } from './node.ts';
import {
  comparePosts,
  firstKey,
  lastKey,
  postOf,
  priorityIndex,
  readIndex,
  sortedChildren,
} from './order.ts';
import type { Index, Post } from './order.ts';

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
export const wholeQuery: Query = { index: priorityIndex };

/** Whether a query selects everything, whatever its order. */
export const isWhole = (query: Query): boolean => !query.start && !query.end && !query.limit;

/**
 * Reads a query as the sockets carry it: i index, sp/sn/sin start value, key and inclusiveness, ep/en/ein the
 * end's, l limit, vf the side it counts from.
 *
 * @throws InvalidDataError
 */
export function readWireQuery(json: { readonly [name: string]: Json }): Query {
  const index = json['i'] === undefined ? priorityIndex : readIndex(demandString(json['i'], 'i'));
  const start = readBound(json, 'sp', 'sn', 'sin');
  const end = readBound(json, 'ep', 'en', 'ein');
  const count = json['l'];
  if (count !== undefined && (typeof count !== 'number' || !Number.isInteger(count) || count < 1)) {
    throw new InvalidDataError('A limit must be a positive whole number');
  }
  const limit =
    count === undefined ? undefined : ({ count, from: json['vf'] === 'r' ? 'last' : 'first' } as const);
  return { index, ...(start && { start }), ...(end && { end }), ...(limit && { limit }) };
}

function readBound(
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
    ...(key !== undefined && { key: demandString(key, keyName) }),
  };
}

function demandString(json: Json, name: string): string {
  if (typeof json === 'string') return json;
  throw new InvalidDataError(`${name} must be a string`);
}

/** What of a node a query selects; a leaf has no children to select, and the SDK filters it away too. */
export function select(node: Node, query: Query): Node {
  if (isWhole(query)) return node;
  const { index, start, end, limit } = query;
  const from = start && boundPost(index, start, firstKey);
  const to = end && boundPost(index, end, lastKey);
  let chosen = sortedChildren(node, index).filter(([key, child]) => {
    const post = postOf(index, key, child);
    return isAfter(index, post, from, start) && isAfter(index, to, post, end);
  });
  if (limit) chosen = limit.from === 'first' ? chosen.slice(0, limit.count) : chosen.slice(-limit.count);
  return objectNode(chosen, node.priority);
}

/** Whether `later` stands at or after `earlier`; an end that is not given bounds nothing. */
function isAfter(index: Index, later: Post | undefined, earlier: Post | undefined, bound: Bound | undefined) {
  if (!later || !earlier) return true;
  const order = comparePosts(index, later, earlier);
  return bound?.inclusive === false ? order > 0 : order >= 0;
}

/**
 * @param outermost the key that takes in everything with the bound's value; the other end when the bound excludes it
 */
function boundPost(index: Index, bound: Bound, outermost: string): Post {
  if (index.by === 'key') return { key: String(bound.value), value: null };
  const opposite = outermost === firstKey ? lastKey : firstKey;
  return { key: bound.key ?? (bound.inclusive ? outermost : opposite), value: bound.value };
}
