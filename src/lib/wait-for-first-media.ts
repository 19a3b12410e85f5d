/** A page without pictures, or on a slow line, waits no longer. */
const maxDelayMs = 1500;

const mediaEvents = ['loadeddata', 'error', 'pointerdown', 'keydown'] as const;

const isPicture = (paint: PerformanceEntry) =>
  'element' in paint && paint.element instanceof HTMLImageElement;

/**
 * Settles when the page's first large picture or clip is shown or has failed, when the user does something, or after a
 * second and a half.
 */
export function waitForFirstMedia(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const type of mediaEvents) document.removeEventListener(type, finish, true);
      resolve();
    };
    const timer = setTimeout(finish, maxDelayMs);
    // Media events do not bubble, but can be captured.
    for (const type of mediaEvents) document.addEventListener(type, finish, true);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(isPicture)) finish();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
