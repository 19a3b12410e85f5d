import { useEffect, useEffectEvent } from 'react';

/** What fails just before the device is online may be shown just after. */
const lateMs = 1000;

let lastOnline = -Infinity;
globalThis.addEventListener?.('online', () => (lastOnline = performance.now()));

/** Retries what failed for want of a connection as soon as there is one again. */
export function useRetryOnline(isOffline: boolean, retry: () => void) {
  const handleOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isOffline) return;
    const listener = () => handleOnline();
    if (performance.now() - lastOnline < lateMs) listener();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isOffline]);
}
