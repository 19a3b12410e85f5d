import { compareKeys, parsePath, type Path } from './keys.ts';
import { exists, getNodeAt, emptyNode, type Leaf, type Node } from './node.ts';

/** What children are sorted and filtered by. */
export type Index =
  { readonly by: 'key' | 'value' | 'priority' } | { readonly by: 'child'; readonly path: Path };

export const priorityIndex: Index = { by: 'priority' };

/**
 * @param text `.key`, `.value`, `.priority` or a path below the child
 * @throws InvalidDataError when the path is none
 */
export function parseIndex(text: string): Index {
  if (text === '.key') return { by: 'key' };
  if (text === '.value') return { by: 'value' };
  if (text === '.priority') return priorityIndex;
  return { by: 'child', path: parsePath(text) };
}

/** Something to sort: a child, or the end of a range. */
export interface IndexEntry {
  readonly key: string;
  /** What the index looks at; ignored when it is the key. */
  readonly value: SortValue;
}

/** An object sorts after every leaf, and equal to every other object. */
export type SortValue = Leaf | null | 'object-above-all'[];

/** Stand before and after every key at the end of a range; the SDK sends them by these names. */
export const minKey = '[MIN_NAME]';
export const maxKey = '[MAX_NAME]';

/** What an index sees of a child. */
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

const objectSortValue: 'object-above-all'[] = [];

function toSortValue(node: Node): SortValue {
  return node.leaf ?? (exists(node) ? objectSortValue : null);
}

/** Negative when `a` comes first; equal values go by key. */
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

/** Nothing, false, true, numbers, strings, objects. */
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

/** Children in the order of an index. */
export function getSortedChildren(node: Node, index: Index): [string, Node][] {
  const posts = [...node.children.keys()].map((key) =>
    toIndexEntry(index, key, node.children.get(key) ?? emptyNode),
  );
  posts.sort((a, b) => compareIndexEntries(index, a, b));
  return posts.map(({ key }) => [key, node.children.get(key) ?? emptyNode]);
}
