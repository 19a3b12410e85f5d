import { useEffect } from 'react';

/** Keeps the screen on. Browsers refuse it at low battery, and end it when the page is hidden. */
export function useWakeLock(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const request = () => {
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      void lock?.then((sentinel) => sentinel?.release());
    };
  }, [isNeeded]);
}
