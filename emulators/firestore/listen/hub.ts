import type { Query } from '../query/query.ts';
import type { Change } from '../store/document.ts';
import { collectionOf, idOf } from '../store/names.ts';
import type { DocumentStore } from '../store/store.ts';
import type { Effect, Target } from './targets.ts';
import { DocumentsTarget, QueryTarget, WindowTarget } from './targets.ts';

/** Where a target's effects go. */
export interface Watcher {
  /**
   * Called once per commit that touched any of the watcher's targets.
   * @param time of the commit, microseconds
   */
  deliver(effects: ReadonlyMap<number, readonly Effect[]>, time: bigint): void;
}

interface Watch {
  readonly watcher: Watcher;
  readonly targetId: number;
  readonly target: Target;
}

/**
 * Every target of every listener, filed under the collections and documents they are about, so that a
 * commit costs only those it can concern.
 */
export class ListenHub {
  readonly #filed = new Map<string, Set<Watch>>();

  constructor(store: DocumentStore) {
    store.subscribe((changes, time) => this.#onCommit(changes, time));
  }

  /** Watches the target; the answer ends that. */
  watch(watcher: Watcher, targetId: number, target: Target): () => void {
    const watch = { watcher, targetId, target };
    const keys = filingKeys(target);
    for (const key of keys) {
      const filed = this.#filed.get(key);
      if (filed === undefined) this.#filed.set(key, new Set([watch]));
      else filed.add(watch);
    }
    return () => {
      for (const key of keys) {
        const filed = this.#filed.get(key);
        filed?.delete(watch);
        if (filed?.size === 0) this.#filed.delete(key);
      }
    };
  }

  #onCommit(changes: readonly Change[], time: bigint): void {
    if (this.#filed.size === 0) return;
    const concerned = new Map<Watch, Change[]>();
    for (const change of changes) {
      const collection = collectionOf(change.name);
      for (const key of [change.name, collection, `*/${idOf(collection)}`, '*'])
        for (const watch of this.#filed.get(key) ?? []) {
          const list = concerned.get(watch);
          if (list === undefined) concerned.set(watch, [change]);
          else list.push(change);
        }
    }
    const deliveries = new Map<Watcher, Map<number, readonly Effect[]>>();
    for (const [{ watcher, targetId, target }, list] of concerned) {
      const effects = target.effects(list);
      if (effects.length === 0) continue;
      const delivery = deliveries.get(watcher);
      if (delivery === undefined) deliveries.set(watcher, new Map([[targetId, effects]]));
      else delivery.set(targetId, effects);
    }
    for (const [watcher, effects] of deliveries) watcher.deliver(effects, time);
  }
}

function filingKeys(target: Target): readonly string[] {
  if (target instanceof DocumentsTarget) return [...target.names];
  if (target instanceof QueryTarget || target instanceof WindowTarget) return [queryKey(target.query)];
  return ['*'];
}

function queryKey({ scope: { parent, collectionId, allDescendants } }: Query): string {
  if (collectionId === undefined) return '*';
  return allDescendants ? `*/${collectionId}` : `${parent}/${collectionId}`;
}
