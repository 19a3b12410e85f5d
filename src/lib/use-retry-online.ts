import { useEffect, useEffectEvent } from 'react';

/** Retries what failed for want of a connection as soon as there is one again. */
export function useRetryOnline(isOffline: boolean, retry: () => void) {
  const handleOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isOffline) return;
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isOffline]);
}
