import { readScrollPosition, storeScrollPosition } from '#src/data/device/scroll-position.ts';
import { isObject } from '#src/domain/field-readers.ts';

/** A list that has become shorter is not waited for. */
const timeoutMs = 20_000;

/** As React Router names the entries of the history. */
function getEntry(): string {
  const state: unknown = history.state;
  return `${location.pathname} ${isObject(state) ? String(state['key']) : ''}`;
}

/**
 * Scrolls to a place that lists may still have to load; if the user scrolls meanwhile, the page stays where it is. So does
 * one that always starts at its top.
 */
function scrollAsFarAs(position: number): void {
  const stop = new AbortController();
  const { signal } = stop;
  const observer = new ResizeObserver(() => {
    if (document.querySelector('[data-starts-at-top]')) return stop.abort();
    window.scrollTo(0, position);
    if (Math.abs(window.scrollY - position) < 1) stop.abort();
  });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    window.addEventListener(type, () => stop.abort(), { signal, passive: true });
  setTimeout(() => stop.abort(), timeoutMs);
  observer.observe(document.body);
}

/** The page may have been left or reloaded: it leads to the same place, and will the next time. */
export function keepScrollPosition(): void {
  const position = readScrollPosition(getEntry());
  if (position > 0) scrollAsFarAs(position);
  window.addEventListener('pagehide', () => storeScrollPosition(getEntry(), window.scrollY));
}
