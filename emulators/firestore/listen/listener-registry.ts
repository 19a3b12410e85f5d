import type { Change } from '../store/document.ts';

import type { DocumentStore } from '../store/document-store.ts';
import { getScopeKeysOfDocument } from '../store/document-store.ts';
import type { ResultChange, Target } from './targets.ts';

/** Receives the effects of commits on its targets. */
export interface TargetSubscriber {
  /**
   * Called once per commit that changed any of the subscriber's targets.
   * @param effects by target id
   * @param time the commit time in microseconds
   */
  deliver(effects: ReadonlyMap<number, readonly ResultChange[]>, time: bigint): void;
}

interface TargetSubscription {
  readonly subscriber: TargetSubscriber;
  readonly targetId: number;
  readonly target: Target;
}

/**
 * The targets of all listeners, indexed by the documents and collections they can contain, so that a commit is matched
 * only against those it can affect.
 */
export class ListenerRegistry {
  readonly #subscriptionsByKey = new Map<string, Set<TargetSubscription>>();

  constructor(store: DocumentStore) {
    store.subscribe((changes, time) => this.#onCommit(changes, time));
  }

  /** Delivers the changes of a target to the subscriber. @returns the function that unsubscribes it */
  subscribe(subscriber: TargetSubscriber, targetId: number, target: Target): () => void {
    const subscription = { subscriber, targetId, target };
    const { keys } = target;
    for (const key of keys) {
      const subscriptions = this.#subscriptionsByKey.get(key);
      if (subscriptions === undefined) this.#subscriptionsByKey.set(key, new Set([subscription]));
      else subscriptions.add(subscription);
    }
    return () => {
      for (const key of keys) {
        const subscriptions = this.#subscriptionsByKey.get(key);
        subscriptions?.delete(subscription);
        if (subscriptions?.size === 0) this.#subscriptionsByKey.delete(key);
      }
    };
  }

  #onCommit(changes: readonly Change[], time: bigint): void {
    if (this.#subscriptionsByKey.size === 0) return;
    const affected = new Map<TargetSubscription, Change[]>();
    for (const change of changes)
      for (const key of [change.name, ...getScopeKeysOfDocument(change.name)])
        for (const subscription of this.#subscriptionsByKey.get(key) ?? []) {
          const list = affected.get(subscription);
          if (list === undefined) affected.set(subscription, [change]);
          else list.push(change);
        }
    const deliveries = new Map<TargetSubscriber, Map<number, readonly ResultChange[]>>();
    for (const [{ subscriber, targetId, target }, list] of affected) {
      const effects = target.getResultChanges(list);
      if (effects.length === 0) continue;
      const delivery = deliveries.get(subscriber);
      if (delivery === undefined) deliveries.set(subscriber, new Map([[targetId, effects]]));
      else delivery.set(targetId, effects);
    }
    for (const [subscriber, effects] of deliveries) subscriber.deliver(effects, time);
  }
}
