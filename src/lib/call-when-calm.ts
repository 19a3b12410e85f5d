import { callWhenIdle } from './defer.ts';

/* Apart from what the first script waits for. */

/** How long no request may have ended, so that none is likely to follow from it. */
const calmMs = 1000;
const maxDelayMs = 5000;

function isInView(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

const isPictureLoading = () =>
  [...document.querySelectorAll('img')].some((image) => !image.complete && isInView(image));

/**
 * Calls back when the screen is complete: no request has ended for a second, no picture in view is loading, and the
 * browser is idle. After five seconds it no longer waits.
 *
 * @returns cancel
 */
export function callWhenCalm(callback: () => void): () => void {
  let calmTimer: ReturnType<typeof setTimeout>;
  let cancelIdle = () => {};
  const restart = () => {
    clearTimeout(calmTimer);
    calmTimer = setTimeout(() => {
      if (isPictureLoading()) restart();
      else cancelIdle = callWhenIdle(finish);
    }, calmMs);
  };
  const observer = new PerformanceObserver(restart);
  const deadline = setTimeout(() => finish(), maxDelayMs);
  const cancel = () => {
    observer.disconnect();
    clearTimeout(calmTimer);
    clearTimeout(deadline);
    cancelIdle();
  };
  const finish = () => {
    cancel();
    callback();
  };
  observer.observe({ type: 'resource' });
  restart();
  return cancel;
}
