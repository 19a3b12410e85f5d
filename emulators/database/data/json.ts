import { isDeeperThan } from '#json.ts';
import { compareKeys, maxDepth, requireValidKey, InvalidDataError } from './keys.ts';
import { exists, createLeaf, emptyNode, createObject, type Leaf, type Node, type Priority } from './node.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Data with 32 levels may be wrapped in `.value`, `.sv` and the like. */
const maxJsonDepth = 100;
const maxStringBytes = 10 * 1024 * 1024;

/**
 * Converts JSON of a client to a node. It supports `.value` and `.priority`; lists become objects with integer keys.
 * Server values must be resolved before (server-values.ts).
 *
 * @throws InvalidDataError
 */
export function nodeFromJson(json: Json, depth = 0): Node {
  if (depth > maxDepth) throw new InvalidDataError(`Data deeper than ${maxDepth} levels`);
  if (json === null) return emptyNode;
  if (typeof json !== 'object') return createLeaf(requireValidLeaf(json));
  if (Array.isArray(json)) {
    return createObject(json.map((item: Json, i) => [String(i), nodeFromJson(item, depth + 1)]));
  }
  const object = json as { readonly [key: string]: Json };
  const priority = parsePriority(object['.priority']);
  if (object['.value'] !== undefined) {
    const value = object['.value'];
    if (value === null) return emptyNode;
    if (typeof value === 'object')
      throw new InvalidDataError('.value must be a string, a number or a boolean');
    return createLeaf(requireValidLeaf(value), priority);
  }
  const children: [string, Node][] = [];
  for (const [key, value] of Object.entries(object)) {
    if (key === '.priority') continue;
    requireValidKey(key);
    children.push([key, nodeFromJson(value, depth + 1)]);
  }
  return createObject(children, priority);
}

/**
 * Rejects JSON that is nested too deeply for recursive functions.
 *
 * @throws InvalidDataError
 */
export function requireJsonDepth(json: unknown): void {
  if (isDeeperThan(json, maxJsonDepth)) throw new InvalidDataError(`JSON deeper than ${maxJsonDepth} levels`);
}

function requireValidLeaf(leaf: Leaf): Leaf {
  // JSON.parse reads 1e999 as Infinity, and an increment may result in it.
  if (typeof leaf === 'number' && !Number.isFinite(leaf)) throw new InvalidDataError('Number out of range');
  if (typeof leaf === 'string' && Buffer.byteLength(leaf) > maxStringBytes) {
    throw new InvalidDataError(`String longer than ${maxStringBytes} bytes`);
  }
  return leaf;
}

/** @throws InvalidDataError */
export function parsePriority(json: Json | undefined): Priority {
  if (json === undefined || json === null) return null;
  if (typeof json === 'string' || typeof json === 'number') return json;
  throw new InvalidDataError('.priority must be a string or a number');
}

/** Converts a node to JSON with `.priority` and `.value` where a priority is set, for sockets and `format=export`. */
export function toExportJson(node: Node): Json {
  if (node.leaf !== null) {
    return node.priority === null ? node.leaf : { '.value': node.leaf, '.priority': node.priority };
  }
  if (!exists(node)) return null;
  const entries: [string, Json][] = getSortedKeys(node).map((key) => [
    key,
    toExportJson(getChild(node, key)),
  ]);
  if (node.priority !== null) entries.push(['.priority', node.priority]);
  return Object.fromEntries(entries);
}

/** Converts a node to JSON without priorities, for REST and rules. Objects with mostly integer keys become lists. */
export function toPlainJson(node: Node): Json {
  if (node.leaf !== null) return node.leaf;
  if (!exists(node)) return null;
  const keys = getSortedKeys(node);
  const length = getListLength(keys);
  if (length !== undefined) {
    return Array.from({ length }, (_, i) => toPlainJson(getChild(node, String(i))));
  }
  return Object.fromEntries(keys.map((key) => [key, toPlainJson(getChild(node, key))]));
}

const getSortedKeys = (node: Node): string[] => [...node.children.keys()].sort(compareKeys);

const getChild = (node: Node, key: string): Node => node.children.get(key) ?? emptyNode;

/** @returns undefined unless at least half of the indexes up to the highest exist */
function getListLength(keys: readonly string[]): number | undefined {
  let highest = -1;
  for (const key of keys) {
    if (!/^(0|[1-9]\d*)$/.test(key)) return undefined;
    highest = Math.max(highest, Number(key));
  }
  return highest < keys.length * 2 ? highest + 1 : undefined;
}
