/**
 * Keeps the screen on. Browsers refuse it at low battery, and end it when the page is hidden, after which it is asked for
 * again.
 *
 * @returns what lets the screen go off
 */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
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
}
