interface ClipListeners {
  /** No file can be played, or the connection was lost. */
  onFail: () => void;
  /**
   * A heavier file has replaced a missing one, and is paused: what was to play is to be started again. (Chromium pauses an
   * element before it tells that its file is missing.)
   */
  onReplaced: (missingUrl: string) => void;
}

/**
 * Shows a clip in an element instead of any other: the lightest file that is wanted, and a heavier one where that is
 * missing. Until the next call, the errors of the element (`onerror`) are handled.
 *
 * @param urls of its files, that of the lightest first; all but the last may be missing
 */
export function openClip(
  video: HTMLVideoElement,
  [url = '', ...heavier]: readonly string[],
  listeners: ClipListeners,
): void {
  // Setting it again would load it again.
  if (video.getAttribute('src') !== url) video.setAttribute('src', url);
  video.onerror = () => {
    // Of a file that is missing, nothing was there before.
    if (heavier.length === 0 || video.readyState > 0) return listeners.onFail();
    openClip(video, heavier, listeners);
    listeners.onReplaced(url);
  };
}

/** Takes a clip out of its element, which then loads nothing and plays nothing. */
export function closeClip(video: HTMLVideoElement): void {
  if (!video.hasAttribute('src')) return;
  video.removeAttribute('src');
  video.load();
}

/** Loads the clip of an element again that has failed. It goes on where it was, once somebody plays it. */
export function reloadClip(video: HTMLVideoElement): void {
  const { currentTime: time } = video;
  const url = video.getAttribute('src');
  // At 0, it may have been loaded again before and has not come: that time is still known.
  if (time > 0)
    video.addEventListener(
      'loadedmetadata',
      () => {
        if (video.getAttribute('src') === url) video.currentTime = time;
      },
      { once: true },
    );
  video.load();
}

/**
 * Plays what an element shows.
 *
 * @returns false if the browser asks for a click on the page first
 * @throws what play() throws, except for a pause in time and a missing file, which has an event of its own
 */
export async function startClip(video: HTMLVideoElement): Promise<boolean> {
  try {
    await video.play();
    return true;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError') return false;
    if (name === 'AbortError' || name === 'NotSupportedError') return true;
    throw error;
  }
}

/** @returns counts a view when a clip plays: once for each, however often it goes on */
export function createViewCounter(count: (videoId: string) => void): (videoId: string) => void {
  const counted = new Set<string>();
  return (videoId) => {
    if (counted.has(videoId)) return;
    counted.add(videoId);
    count(videoId);
  };
}
