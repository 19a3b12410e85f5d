import { refreshToken } from './auth/refresh-token.ts';
import { isDataError, isTemporaryError } from './data-error.ts';

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

interface RetryOptions {
  /** Called when a call waits for the next attempt, and before that. */
  onWaiting: (isWaiting: boolean) => void;
  signal: AbortSignal;
}

/**
 * Repeats a call with increasing delays when the connection or the server fails, as soon as the browser is online
 * again, and once with a fresh token.
 *
 * @throws DataError of the last attempt, or the signal's reason when it aborts
 */
export async function retryRequest<T>(
  call: () => Promise<T>,
  { onWaiting, signal }: RetryOptions,
): Promise<T> {
  let isTokenRefreshed = false;
  for (let failureCount = 1; ; failureCount += 1) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (isDataError(error, 'login-expired') && !isTokenRefreshed) {
        isTokenRefreshed = await refreshToken();
        if (isTokenRefreshed) continue;
      }
      if (navigator.onLine && (!isTemporaryError(error) || failureCount > maxRetries)) throw error;
      onWaiting(true);
      await waitForRetry(failureCount, signal);
      onWaiting(false);
    }
  }
}
