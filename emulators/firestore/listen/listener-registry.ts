import type { Query } from '../query/query.ts';
import type { Change } from '../store/document.ts';
import { getCollectionPath, getResourceId } from '../store/resource-names.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { ResultChange, Target } from './targets.ts';
import { DocumentsTarget, QueryTarget, LimitedQueryTarget } from './targets.ts';

/** Where a target's effects go. */
export interface TargetSubscriber {
  /**
   * Called once per commit that touched any of the subscriber's targets.
   * @param time of the commit, microseconds
   */
  deliver(effects: ReadonlyMap<number, readonly ResultChange[]>, time: bigint): void;
}

interface TargetSubscription {
  readonly subscriber: TargetSubscriber;
  readonly targetId: number;
  readonly target: Target;
}

/**
 * Every target of every listener, filed under the collections and documents they are about, so that a
 * commit costs only those it can concern.
 */
export class ListenerRegistry {
  readonly #subscriptionsByKey = new Map<string, Set<TargetSubscription>>();

  constructor(store: DocumentStore) {
    store.subscribe((changes, time) => this.#onCommit(changes, time));
  }

  /** Watches the target; the answer ends that. */
  subscribe(subscriber: TargetSubscriber, targetId: number, target: Target): () => void {
    const subscription = { subscriber, targetId, target };
    const keys = getTargetKeys(target);
    for (const key of keys) {
      const filed = this.#subscriptionsByKey.get(key);
      if (filed === undefined) this.#subscriptionsByKey.set(key, new Set([subscription]));
      else filed.add(subscription);
    }
    return () => {
      for (const key of keys) {
        const filed = this.#subscriptionsByKey.get(key);
        filed?.delete(subscription);
        if (filed?.size === 0) this.#subscriptionsByKey.delete(key);
      }
    };
  }

  #onCommit(changes: readonly Change[], time: bigint): void {
    if (this.#subscriptionsByKey.size === 0) return;
    const concerned = new Map<TargetSubscription, Change[]>();
    for (const change of changes) {
      const collection = getCollectionPath(change.name);
      for (const key of [change.name, collection, `*/${getResourceId(collection)}`, '*'])
        for (const subscription of this.#subscriptionsByKey.get(key) ?? []) {
          const list = concerned.get(subscription);
          if (list === undefined) concerned.set(subscription, [change]);
          else list.push(change);
        }
    }
    const deliveries = new Map<TargetSubscriber, Map<number, readonly ResultChange[]>>();
    for (const [{ subscriber, targetId, target }, list] of concerned) {
      const effects = target.getResultChanges(list);
      if (effects.length === 0) continue;
      const delivery = deliveries.get(subscriber);
      if (delivery === undefined) deliveries.set(subscriber, new Map([[targetId, effects]]));
      else delivery.set(targetId, effects);
    }
    for (const [subscriber, effects] of deliveries) subscriber.deliver(effects, time);
  }
}

function getTargetKeys(target: Target): readonly string[] {
  if (target instanceof DocumentsTarget) return [...target.names];
  if (target instanceof QueryTarget || target instanceof LimitedQueryTarget)
    return [toCollectionKey(target.query)];
  return ['*'];
}

function toCollectionKey({ scope: { parent, collectionId, allDescendants } }: Query): string {
  if (collectionId === undefined) return '*';
  return allDescendants ? `*/${collectionId}` : `${parent}/${collectionId}`;
}
