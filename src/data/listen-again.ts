import type { DataError } from './data-error.ts';

const retryDelayMs = 1000;
/** A listener that has run for longer was not refused for good. */
const trialMs = 10_000;

type Fail = (error: DataError) => void;

/**
 * Subscribes once more after a failure, before it is believed: a listener may be refused for a moment, as while App Check
 * renews its token, and then ends for good.
 *
 * @param listen starts a listener that calls its argument once, when it has failed and ended; returns unsubscribe
 * @param onError called once, when the subscription has failed and ended
 * @returns unsubscribe
 */
export function listenAgain(listen: (onFailure: Fail) => () => void, onError: Fail): () => void {
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout>;
  const start = (isTrial: boolean) => {
    const startTime = performance.now();
    stop = listen((error) => {
      if (isTrial && performance.now() - startTime < trialMs) return onError(error);
      timer = setTimeout(() => start(true), retryDelayMs);
    });
  };
  start(false);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
