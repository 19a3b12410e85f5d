import type { Caller } from './credentials.ts';
import { hashNode } from './data/hash.ts';
import { pathStartsWith, type Path } from './data/keys.ts';
import { getNodeAt, type Node } from './data/node.ts';
import { isUnfiltered, applyQuery, type Query } from './data/query.ts';

/** What somebody who listens is told. */
export type Update =
  | { readonly kind: 'set'; readonly path: Path; readonly node: Node }
  /** Several places at once; each path is relative to `path`. */
  | { readonly kind: 'merge'; readonly path: Path; readonly children: readonly (readonly [Path, Node])[] };

/** Somebody who wants to know what happens at a path. */
export interface Listener {
  readonly path: Path;
  readonly query: Query;
  /** Whoever is listening; may change while the connection lasts. */
  getCaller(): Caller;
  onUpdate(update: Update): void;
  /** Rules or data have changed so that reading is no longer allowed; nothing more will come. */
  onRevoked(): void;
}

/**
 * What a write means to a listener; undefined when it changes nothing there.
 *
 * @param changed every place the write touched
 */
export function computeUpdate(
  { path, query }: Pick<Listener, 'path' | 'query'>,
  before: Node,
  after: Node,
  changed: readonly Path[],
): Update | undefined {
  const [was, is] = [getNodeAt(before, path), getNodeAt(after, path)];
  if (was === is) return undefined;
  if (!isUnfiltered(query)) {
    const [saw, sees] = [applyQuery(was, query), applyQuery(is, query)];
    return hashNode(saw) === hashNode(sees) ? undefined : { kind: 'set', path, node: sees };
  }
  if (changed.some((place) => pathStartsWith(path, place))) return { kind: 'set', path, node: is };
  const inside = changed.filter((place) => pathStartsWith(place, path));
  const [first, second] = inside;
  if (!first) return undefined;
  if (!second) return { kind: 'set', path: first, node: getNodeAt(after, first) };
  return {
    kind: 'merge',
    path,
    children: inside.map((place) => [place.slice(path.length), getNodeAt(after, place)] as const),
  };
}
