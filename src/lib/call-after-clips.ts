/** In seconds of what plays. */
const enoughAhead = 5;
const checkIntervalMs = 250;
/** Longer, a line that is too slow for the clip makes nothing else wait. */
const maxDelayMs = 10_000;

const needsLine = ({ paused, networkState, buffered, currentTime }: HTMLVideoElement) =>
  !paused &&
  networkState === HTMLMediaElement.NETWORK_LOADING &&
  (buffered.length === 0 || buffered.end(buffered.length - 1) < currentTime + enoughAhead);

/** Calls back when no clip of the page that plays waits for data, or soon will. @returns cancel */
export function callAfterClips(callback: () => void): () => void {
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const isWaiting = [...document.querySelectorAll('video')].some(needsLine);
    if (isWaiting && performance.now() < startedAt + maxDelayMs) return;
    clearInterval(timer);
    callback();
  }, checkIntervalMs);
  return () => clearInterval(timer);
}
