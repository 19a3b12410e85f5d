/** Failures in a row after which a request is given up, unless the browser is offline. */
export const maxRetries = 6;
const firstDelayMs = 1000;
const maxDelayMs = 30_000;

/** Resolves when the time has passed, the browser comes online again, or the signal aborts. */
function waitUntilOnlineOr(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = delayMs === Infinity ? undefined : setTimeout(finish, delayMs);
    window.addEventListener('online', finish);
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });
}

/**
 * Waits before the next attempt of a failed request: twice as long after each failure, up to 30 seconds, and as long as
 * the browser is offline.
 *
 * @param failureCount failures in a row, from 1
 * @throws the signal's reason when it aborts
 */
export async function waitForRetry(failureCount: number, signal: AbortSignal): Promise<void> {
  const delayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** (failureCount - 1));
  await waitUntilOnlineOr(navigator.onLine ? delayMs : Infinity, signal);
  signal.throwIfAborted();
}
