import type { Path } from './keys.ts';

export type Leaf = string | number | boolean;
export type Priority = string | number | null;

/**
 * A value with its descendants. Nodes are immutable: a write copies the nodes along its path and shares the others, so
 * that rules can compare before and after.
 */
export interface Node {
  /** The value of a leaf; null for objects and for the empty node. */
  readonly leaf: Leaf | null;
  readonly children: ReadonlyMap<string, Node>;
  readonly priority: Priority;
}

const noChildren: ReadonlyMap<string, Node> = new Map();

/** The node of a path without data. */
export const emptyNode: Node = { leaf: null, children: noChildren, priority: null };

/** Creates a node for a string, number or boolean. */
export const createLeaf = (leaf: Leaf, priority: Priority = null): Node => ({
  leaf,
  children: noChildren,
  priority,
});

/** Creates an object without its empty children; an object without children is the empty node. */
export function createObject(children: Iterable<readonly [string, Node]>, priority: Priority = null): Node {
  const nonEmpty = new Map<string, Node>();
  for (const [key, child] of children) if (exists(child)) nonEmpty.set(key, child);
  return nonEmpty.size === 0 ? emptyNode : { leaf: null, children: nonEmpty, priority };
}

/** Whether a node has data. */
export const exists = (node: Node): boolean => node.leaf !== null || node.children.size > 0;

/** Returns the node at a relative path; the empty node when there is no data. */
export function getNodeAt(node: Node, path: Path): Node {
  let current: Node | undefined = node;
  for (const key of path) {
    current = current.children.get(key);
    if (!current) return emptyNode;
  }
  return current;
}

/**
 * Replaces the nodes at several paths in one pass and removes objects that become empty.
 *
 * @param changes none of the paths may be below another
 */
export function withNodesAt(node: Node, changes: readonly (readonly [Path, Node])[], depth = 0): Node {
  const [first] = changes;
  if (first === undefined) return node;
  if (first[0].length === depth) return first[1];
  const byKey = new Map<string, (readonly [Path, Node])[]>();
  for (const change of changes) {
    const key = change[0][depth] ?? '';
    const group = byKey.get(key);
    if (group) group.push(change);
    else byKey.set(key, [change]);
  }
  const children = new Map(node.children);
  let hasChanged = false;
  for (const [key, group] of byKey) {
    const before = node.children.get(key);
    const after = withNodesAt(before ?? emptyNode, group, depth + 1);
    if (after === before || (!before && !exists(after))) continue;
    hasChanged = true;
    if (exists(after)) children.set(key, after);
    else children.delete(key);
  }
  if (!hasChanged) return node;
  return children.size === 0 ? emptyNode : { leaf: null, children, priority: node.priority };
}

/** Replaces the priority; the empty node has none. */
export function withPriority(node: Node, priority: Priority): Node {
  return exists(node) ? { ...node, priority } : emptyNode;
}
