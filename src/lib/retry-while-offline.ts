import { waitForRetry } from './wait-for-retry.ts';

interface RetryOptions {
  /** Called when a call waits for the connection, and before it is repeated. */
  onWaiting: (isWaiting: boolean) => void;
  signal: AbortSignal;
}

/**
 * Repeats a call that fails while the browser is offline, as soon as it is online again.
 *
 * @throws what the call throws while the browser is online, or the signal's reason when it aborts
 */
export async function retryWhileOffline<T>(
  call: () => Promise<T>,
  { onWaiting, signal }: RetryOptions,
): Promise<T> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (navigator.onLine) throw error;
      onWaiting(true);
      await waitForRetry(1, signal);
      onWaiting(false);
    }
  }
}
