import { useSessionStore, type Session } from './session-store.ts';

/** Subscriptions wait until the page has been drawn, so that they cost no first paint; in milliseconds. */
const afterFirstPaint = 1500;

async function watchLater(watch: () => Promise<() => void>, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterFirstPaint));
  if (signal.aborted) return;
  const stop = await watch();
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
}

/**
 * Watches what the session names, for as long as it names it.
 *
 * @param keyOf what is to be watched; undefined for nothing
 * @param watch starts a subscription and returns what ends it
 * @returns ends it all
 */
export function follow(
  keyOf: (session: Session) => string | undefined,
  watch: (key: string) => Promise<() => void>,
): () => void {
  let key: string | undefined;
  let running = new AbortController();
  const look = (session: Session) => {
    const next = keyOf(session);
    if (next === key) return;
    key = next;
    running.abort();
    running = new AbortController();
    if (next === undefined) return;
    // What cannot be loaded now leaves the page as it is; whatever is asked for next tells the person.
    watchLater(() => watch(next), running.signal).catch(console.error); // eslint-disable-line no-console -- for a report
  };
  look(useSessionStore.getState());
  const unsubscribe = useSessionStore.subscribe(look);
  return () => {
    unsubscribe();
    running.abort();
  };
}
