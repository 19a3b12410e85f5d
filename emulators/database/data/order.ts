import { compareKeys, readPath, type Path } from './keys.ts';
import { exists, nodeAt, nothing, type Leaf, type Node } from './node.ts';

/** What children are sorted and filtered by. */
export type Index =
  { readonly by: 'key' | 'value' | 'priority' } | { readonly by: 'child'; readonly path: Path };

export const priorityIndex: Index = { by: 'priority' };

/**
 * @param text `.key`, `.value`, `.priority` or a path below the child
 * @throws InvalidDataError when the path is none
 */
export function readIndex(text: string): Index {
  if (text === '.key') return { by: 'key' };
  if (text === '.value') return { by: 'value' };
  if (text === '.priority') return priorityIndex;
  return { by: 'child', path: readPath(text) };
}

/** Something to sort: a child, or the end of a range. */
export interface Post {
  readonly key: string;
  /** What the index looks at; ignored when it is the key. */
  readonly value: SortValue;
}

/** An object sorts after every leaf, and equal to every other object. */
export type SortValue = Leaf | null | 'object-above-all'[];

/** Stand before and after every key at the end of a range; the SDK sends them by these names. */
export const firstKey = '[MIN_NAME]';
export const lastKey = '[MAX_NAME]';

/** What an index sees of a child. */
export function postOf(index: Index, key: string, child: Node): Post {
  switch (index.by) {
    case 'key':
      return { key, value: null };
    case 'value':
      return { key, value: sortValue(child) };
    case 'priority':
      return { key, value: child.priority };
    case 'child':
      return { key, value: sortValue(nodeAt(child, index.path)) };
  }
}

const above: 'object-above-all'[] = [];

function sortValue(node: Node): SortValue {
  return node.leaf ?? (exists(node) ? above : null);
}

/** Negative when `a` comes first; equal values go by key. */
export function comparePosts(index: Index, a: Post, b: Post): number {
  const order = index.by === 'key' ? 0 : compareValues(a.value, b.value);
  return order !== 0 ? order : compareRangeKeys(a.key, b.key);
}

function compareRangeKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === firstKey || b === lastKey) return -1;
  if (a === lastKey || b === firstKey) return 1;
  return compareKeys(a, b);
}

/** Nothing, false, true, numbers, strings, objects. */
function rank(value: SortValue): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 2 : 1;
  if (typeof value === 'number') return 3;
  return typeof value === 'string' ? 4 : 5;
}

function compareValues(a: SortValue, b: SortValue): number {
  const difference = rank(a) - rank(b);
  if (difference !== 0) return difference;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : a < b ? -1 : 1;
  return 0;
}

/** Children in the order of an index. */
export function sortedChildren(node: Node, index: Index): [string, Node][] {
  const posts = [...node.children.keys()].map((key) => postOf(index, key, node.children.get(key) ?? nothing));
  posts.sort((a, b) => comparePosts(index, a, b));
  return posts.map(({ key }) => [key, node.children.get(key) ?? nothing]);
}
