import type { DataError } from './data-error.ts';

/** The pauses after one failure and the next, in all ten seconds. */
const retryDelaysMs = [1000, 2000, 3000, 4000];
/** A listener that has run for longer was not refused for good. */
const trialMs = 10_000;

type Fail = (error: DataError) => void;

/**
 * Subscribes again after a failure, in growing intervals, before it is believed: a listener may be refused for a moment, as while App Check
 * renews its token, and then ends for good.
 *
 * @param listen starts a listener that calls its argument once, when it has failed and ended; returns unsubscribe
 * @param onError called once, when the subscription has failed and ended
 * @returns unsubscribe
 */
export function listenAgain(listen: (onFailure: Fail) => () => void, onError: Fail): () => void {
  let stop = () => {};
  let timer: ReturnType<typeof setTimeout>;
  const start = (failures: number) => {
    const startTime = performance.now();
    stop = listen((error) => {
      const failuresBefore = performance.now() - startTime < trialMs ? failures : 0;
      const delay = retryDelaysMs[failuresBefore];
      if (delay === undefined) return onError(error);
      timer = setTimeout(() => start(failuresBefore + 1), delay);
    });
  };
  start(0);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
