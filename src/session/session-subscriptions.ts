import { callWhenCalm } from '#src/lib/call-when-calm.ts';
import { reportError } from '#src/lib/log.ts';
import type { SessionState } from './session-state.ts';
import { useSessionStore } from './session-store.ts';

export function subscribeWhenCalm(subscribe: () => Promise<() => void>): () => void {
  let isStopped = false;
  let unsubscribe = () => {};
  const start = async () => {
    const stop = await subscribe();
    if (isStopped) stop();
    else unsubscribe = stop;
  };
  const cancel = callWhenCalm(() => void start().catch(reportError));
  return () => {
    isStopped = true;
    cancel();
    unsubscribe();
  };
}

export function subscribeWhile(
  getKey: (session: SessionState) => string | undefined,
  subscribe: (key: string) => Promise<() => void>,
): () => void {
  let key: string | undefined;
  let unsubscribe = () => {};
  const update = (session: SessionState) => {
    const nextKey = getKey(session);
    if (nextKey === key) return;
    key = nextKey;
    unsubscribe();
    unsubscribe = nextKey === undefined ? () => {} : subscribeWhenCalm(() => subscribe(nextKey));
  };
  update(useSessionStore.getState());
  const stopUpdates = useSessionStore.subscribe(update);
  return () => {
    stopUpdates();
    unsubscribe();
  };
}
