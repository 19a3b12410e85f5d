import { compareKeys, parsePath, type Path } from './keys.ts';
import { exists, getNodeAt, emptyNode, type Leaf, type Node } from './node.ts';

/** The sort key of a query. */
export type Index =
  { readonly by: 'key' | 'value' | 'priority' } | { readonly by: 'child'; readonly path: Path };

export const priorityIndex: Index = { by: 'priority' };

/**
 * @param text `.key`, `.value`, `.priority` or a path below the child
 * @throws InvalidDataError for an invalid path
 */
export function parseIndex(text: string): Index {
  if (text === '.key') return { by: 'key' };
  if (text === '.value') return { by: 'value' };
  if (text === '.priority') return priorityIndex;
  return { by: 'child', path: parsePath(text) };
}

/** A child or the bound of a range. */
export interface IndexEntry {
  readonly key: string;
  /** The indexed value; ignored by the key index. */
  readonly value: SortValue;
}

/** Any object; objects sort equally and after every leaf. */
const anyObject: unique symbol = Symbol('object');

export type SortValue = Leaf | null | typeof anyObject;

/** The SDK's names for bounds before and after every key. */
export const minKey = '[MIN_NAME]';
export const maxKey = '[MAX_NAME]';

/** Creates the index entry of a child. */
export function toIndexEntry(index: Index, key: string, child: Node): IndexEntry {
  switch (index.by) {
    case 'key':
      return { key, value: null };
    case 'value':
      return { key, value: toSortValue(child) };
    case 'priority':
      return { key, value: child.priority };
    case 'child':
      return { key, value: toSortValue(getNodeAt(child, index.path)) };
  }
}

function toSortValue(node: Node): SortValue {
  return node.leaf ?? (exists(node) ? anyObject : null);
}

/** Compares by value, then by key. */
export function compareIndexEntries(index: Index, a: IndexEntry, b: IndexEntry): number {
  const order = index.by === 'key' ? 0 : compareValues(a.value, b.value);
  return order !== 0 ? order : compareRangeKeys(a.key, b.key);
}

function compareRangeKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === minKey || b === maxKey) return -1;
  if (a === maxKey || b === minKey) return 1;
  return compareKeys(a, b);
}

/** The order is null, false, true, numbers, strings, objects. */
function getTypeRank(value: SortValue): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 2 : 1;
  if (typeof value === 'number') return 3;
  return typeof value === 'string' ? 4 : 5;
}

function compareValues(a: SortValue, b: SortValue): number {
  const difference = getTypeRank(a) - getTypeRank(b);
  if (difference !== 0) return difference;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : a < b ? -1 : 1;
  return 0;
}

/** Returns the children of a node in the order of an index. */
export function getSortedChildren(node: Node, index: Index): [string, Node][] {
  const entries = [...node.children.keys()].map((key) =>
    toIndexEntry(index, key, node.children.get(key) ?? emptyNode),
  );
  entries.sort((a, b) => compareIndexEntries(index, a, b));
  return entries.map(({ key }) => [key, node.children.get(key) ?? emptyNode]);
}
