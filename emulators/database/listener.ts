import type { Caller } from './credentials.ts';
import { hashNode } from './data/hash.ts';
import { pathStartsWith, type Path } from './data/keys.ts';
import { getNodeAt, type Node } from './data/node.ts';
import { isUnfiltered, applyQuery, type Query } from './data/query.ts';

/** A change for a listener. */
export type Update =
  | { readonly kind: 'set'; readonly path: Path; readonly node: Node }
  /** Changes of several descendants; their paths are relative to `path`. */
  | { readonly kind: 'merge'; readonly path: Path; readonly children: readonly (readonly [Path, Node])[] };

/** A subscription to a path. */
export interface Listener {
  readonly path: Path;
  readonly query: Query;
  /** May change during a connection. */
  getCaller(): Caller;
  onUpdate(update: Update): void;
  /** Called when rules or data no longer allow reading; no updates follow. */
  onRevoked(): void;
}

/**
 * Computes the update that a write causes for a listener.
 *
 * @param changed the paths of the write
 * @returns undefined when nothing changed for the listener
 */
export function computeUpdate(
  { path, query }: Pick<Listener, 'path' | 'query'>,
  before: Node,
  after: Node,
  changed: readonly Path[],
): Update | undefined {
  const [nodeBefore, nodeAfter] = [getNodeAt(before, path), getNodeAt(after, path)];
  if (nodeBefore === nodeAfter) return undefined;
  if (!isUnfiltered(query)) {
    const result = applyQuery(nodeAfter, query);
    const isUnchanged = hashNode(applyQuery(nodeBefore, query)) === hashNode(result);
    return isUnchanged ? undefined : { kind: 'set', path, node: result };
  }
  if (changed.some((changedPath) => pathStartsWith(path, changedPath)))
    return { kind: 'set', path, node: nodeAfter };
  const descendants = changed.filter((changedPath) => pathStartsWith(changedPath, path));
  const [first, second] = descendants;
  if (!first) return undefined;
  if (!second) return { kind: 'set', path: first, node: getNodeAt(after, first) };
  return {
    kind: 'merge',
    path,
    children: descendants.map(
      (changedPath) => [changedPath.slice(path.length), getNodeAt(after, changedPath)] as const,
    ),
  };
}
