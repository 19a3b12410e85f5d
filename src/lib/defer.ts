/** Waiting longer would be seen. */
const timeoutMs = 2000;
/** For browsers that do not tell when they are idle. */
const assumedIdleMs = 200;

/** @returns cancel */
export function callWhenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, assumedIdleMs);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(callback, { timeout: timeoutMs });
  return () => cancelIdleCallback(id);
}

// Shared by all calls, because the browser is idle for all of them at once.
let nextIdle: Promise<void> | undefined;

/** Resolves when the browser has nothing else to do, within two seconds. All calls until then resolve together. */
export function whenIdle(): Promise<void> {
  nextIdle ??= new Promise((resolve) => {
    callWhenIdle(() => {
      nextIdle = undefined;
      resolve();
    });
  });
  return nextIdle;
}

/** Code that does not come makes nothing else wait longer. */
const maxHeadingDelayMs = 10_000;
const userEvents = ['pointerdown', 'keydown'] as const;

/**
 * Settles when the app shows the heading of a page, when the user does something, or after ten seconds.
 *
 * @returns whether the heading is there
 */
export const waitForHeading = (): Promise<boolean> =>
  new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const type of userEvents) document.removeEventListener(type, finish, true);
      resolve(document.querySelector('h1[tabindex]') !== null);
    };
    const check = () => {
      // That of app.html, before the app is there, takes no focus.
      if (document.querySelector('h1[tabindex]')) finish();
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { childList: true, subtree: true });
    const timer = setTimeout(finish, maxHeadingDelayMs);
    for (const type of userEvents) document.addEventListener(type, finish, true);
    check();
  });

/** A page without pictures, or on a slow line, waits no longer. */
const maxMediaDelayMs = 1500;

const mediaEvents = ['loadeddata', 'error', ...userEvents] as const;

/** That of app.html has left the document by the time one asks. Backgrounds are drawings. */
const isGonePicture = (paint: PerformanceEntry) =>
  'element' in paint &&
  paint.element === null &&
  'url' in paint &&
  typeof paint.url === 'string' &&
  /^http(?!.*\.svg$)/.test(paint.url);

const isPicture = (paint: PerformanceEntry) =>
  ('element' in paint && paint.element instanceof HTMLImageElement) || isGonePicture(paint);

/** Older versions of Safari do not tell of pictures. */
const tellsPictures = () => PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint');

const showsClip = () =>
  [...document.querySelectorAll('video')].some(
    ({ readyState }) => readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
  );

// A document has one first picture or clip, and all wait for the same.
let firstMedia: Promise<void> | undefined;

/**
 * Settles when the page's first large picture or clip is shown or has failed, when the user does something, or after a
 * second and a half, or another time in milliseconds.
 */
export const waitForFirstMedia = (maxDelayMs = maxMediaDelayMs) =>
  (firstMedia ??= watchFirstMedia(maxDelayMs));

function watchFirstMedia(maxDelayMs: number): Promise<void> {
  if (showsClip()) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const type of mediaEvents) document.removeEventListener(type, finish, true);
      resolve();
    };
    const timer = setTimeout(finish, tellsPictures() ? maxDelayMs : maxMediaDelayMs);
    // Media events do not bubble, but can be captured.
    for (const type of mediaEvents) document.addEventListener(type, finish, true);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(isPicture)) finish();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
