import type { Path } from './keys.ts';

export type Leaf = string | number | boolean;
export type Priority = string | number | null;

/**
 * A value and everything below it. Nodes never change; a write makes new ones along its path and keeps the
 * rest, so that rules can compare before and after.
 */
export interface Node {
  /** The value of a leaf; null for objects and for nothing at all. */
  readonly leaf: Leaf | null;
  readonly children: ReadonlyMap<string, Node>;
  readonly priority: Priority;
}

const noChildren: ReadonlyMap<string, Node> = new Map();

/** Nothing: what a place without data holds. */
export const emptyNode: Node = { leaf: null, children: noChildren, priority: null };

/** A string, number or boolean. */
export const createLeaf = (leaf: Leaf, priority: Priority = null): Node => ({
  leaf,
  children: noChildren,
  priority,
});

/** An object; children that are nothing are left out, and an object without children is nothing. */
export function createObject(children: Iterable<readonly [string, Node]>, priority: Priority = null): Node {
  const kept = new Map<string, Node>();
  for (const [key, child] of children) if (exists(child)) kept.set(key, child);
  return kept.size === 0 ? emptyNode : { leaf: null, children: kept, priority };
}

/** Whether there is anything at all. */
export const exists = (node: Node): boolean => node.leaf !== null || node.children.size > 0;

/** What stands at a path below a node; nothing where there is no such place. */
export function getNodeAt(node: Node, path: Path): Node {
  let here: Node | undefined = node;
  for (const key of path) {
    here = here.children.get(key);
    if (!here) return emptyNode;
  }
  return here;
}

/**
 * The tree with other values at some paths, none of which lies inside another; objects that become empty disappear.
 * All at once, as every object on the way is copied.
 */
export function withNodesAt(node: Node, placed: readonly (readonly [Path, Node])[], depth = 0): Node {
  const [first] = placed;
  if (first === undefined) return node;
  if (first[0].length === depth) return first[1];
  const byKey = new Map<string, (readonly [Path, Node])[]>();
  for (const one of placed) {
    const key = one[0][depth] ?? '';
    const group = byKey.get(key);
    if (group) group.push(one);
    else byKey.set(key, [one]);
  }
  const children = new Map(node.children);
  let changed = false;
  for (const [key, group] of byKey) {
    const before = node.children.get(key);
    const after = withNodesAt(before ?? emptyNode, group, depth + 1);
    if (after === before || (!before && !exists(after))) continue;
    changed = true;
    if (exists(after)) children.set(key, after);
    else children.delete(key);
  }
  if (!changed) return node;
  return children.size === 0 ? emptyNode : { leaf: null, children, priority: node.priority };
}

/** The same value with another priority; nothing has none. */
export function withPriority(node: Node, priority: Priority): Node {
  return exists(node) ? { ...node, priority } : emptyNode;
}
