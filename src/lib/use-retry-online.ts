import { useEffect, useEffectEvent } from 'react';
import { isJustOnline } from './just-online.ts';

const retryDelayMs = 1000;

/** Retries what failed for want of a connection as soon as there is one again. */
export function useRetryOnline(isOffline: boolean, retry: () => void) {
  const handleOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isOffline) return;
    const listener = () => handleOnline();
    const timer = isJustOnline() ? setTimeout(listener, retryDelayMs) : undefined;
    window.addEventListener('online', listener);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', listener);
    };
  }, [isOffline]);
}
