/** What a page records about itself. Times are in milliseconds since the navigation started. */
export interface PageTimings {
  timeOrigin: number;
  firstPaint?: number;
  largestPaint?: number;
  /** Sum of all shifts without input. */
  layoutShift: number;
  firstCard?: number;
  videoPlaying?: number;
  /** Durations of tasks of 50 ms or more. */
  longTasks: number[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    pageTimings: PageTimings;
  }
}

/** Runs in the page before its own scripts, so it uses nothing of this module, and no named functions inside. */
export function recordPageTimings(): void {
  const timings: PageTimings = { timeOrigin: performance.timeOrigin, layoutShift: 0, longTasks: [] };
  window.pageTimings = timings;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') timings.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    timings.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[])
      if (!shift.hadRecentInput) timings.layoutShift += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) timings.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });

  document.addEventListener('playing', () => (timings.videoPlaying ??= performance.now()), { capture: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('article h2')) return;
    observer.disconnect();
    // The next frame shows it.
    requestAnimationFrame(() => (timings.firstCard = performance.now()));
  }).observe(document, { childList: true, subtree: true });
}
