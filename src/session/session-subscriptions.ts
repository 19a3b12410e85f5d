import type { SessionState } from './session-state.ts';
import { useSessionStore } from './session-store.ts';

/** Subscriptions wait until the page has been drawn, so that they cost no first paint; in milliseconds. */
const firstPaintMs = 1500;

/**
 * Starts a subscription once the page has been drawn.
 *
 * @param watch starts it and returns what ends it
 * @returns ends it, whether it has started or not
 */
export function firstPaintDelayMs(watch: () => Promise<() => void>): () => void {
  let ended = false;
  let end = () => {};
  const start = async () => {
    const stop = await watch();
    if (ended) stop();
    else end = stop;
  };
  // What cannot be loaded now leaves the page as it is; whatever is asked for next tells the person.
  const timer = setTimeout(() => void start().catch(console.error), firstPaintMs); // eslint-disable-line no-console -- for a report
  return () => {
    ended = true;
    clearTimeout(timer);
    end();
  };
}

/**
 * Watches what the session names, for as long as it names it.
 *
 * @param keyOf what is to be watched; undefined for nothing
 * @param watch starts a subscription and returns what ends it
 * @returns ends it all
 */
export function subscribeWhile(
  keyOf: (session: SessionState) => string | undefined,
  watch: (key: string) => Promise<() => void>,
): () => void {
  let key: string | undefined;
  let stop = () => {};
  const look = (session: SessionState) => {
    const next = keyOf(session);
    if (next === key) return;
    key = next;
    stop();
    stop = next === undefined ? () => {} : firstPaintDelayMs(() => watch(next));
  };
  look(useSessionStore.getState());
  const unsubscribe = useSessionStore.subscribe(look);
  return () => {
    unsubscribe();
    stop();
  };
}
