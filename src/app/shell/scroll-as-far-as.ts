/** A list that has become shorter is not waited for. */
const timeoutMs = 20_000;

/** Scrolls to a place that lists may still have to load; whoever scrolls meanwhile stays where they are. */
export function scrollAsFarAs(position: number): void {
  const stop = new AbortController();
  const { signal } = stop;
  const scroll = () => {
    if (signal.aborted) return;
    window.scrollTo(0, position);
    if (Math.abs(window.scrollY - position) < 1) stop.abort();
  };
  const observer = new ResizeObserver(scroll);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    window.addEventListener(type, () => stop.abort(), { signal, passive: true });
  setTimeout(() => stop.abort(), timeoutMs);
  observer.observe(document.body);
}
