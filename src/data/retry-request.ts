import { maxRetries, waitForRetry } from '#src/lib/wait-for-retry.ts';
import { refreshToken } from './auth/refresh-token.ts';
import { isDataError, isTemporaryError } from './data-error.ts';

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
