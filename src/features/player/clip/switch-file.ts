import type { ClipFile } from '#src/domain/clip-file.ts';
import type { PlayedClip } from './use-clip.ts';

/** Seconds. So much of the playing file is loaded before the other file. */
const firstSeconds = 10;
/** The start of a frame is not quite the same number in both files, and a frame is never shorter than twice this. */
const intoFrame = 0.002;
const glanceMs = 3000;
/** As long a picture may stand still. */
const maxStandstillMs = 10_000;

function waitFor(target: EventTarget, types: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    for (const type of types) target.addEventListener(type, () => resolve(), { once: true, signal });
    target.addEventListener('error', () => reject(new Error('The file cannot be played')), {
      once: true,
      signal,
    });
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')), { once: true });
  });
}

function hasEnough({ buffered, currentTime, duration, networkState }: HTMLVideoElement): boolean {
  if (networkState === HTMLMediaElement.NETWORK_IDLE) return true;
  const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
  return end >= Math.min(duration - 0.5, currentTime + firstSeconds);
}

/** Loads another file beside the one that plays, so that the change takes a moment only. */
async function loadBeside(clip: HTMLVideoElement, url: string, time: number, signal: AbortSignal) {
  const other = document.createElement('video');
  try {
    Object.assign(other, { muted: true, playsInline: true, preload: 'auto' });
    other.src = `${url}#t=${time}`;
    await waitFor(other, [clip.paused ? 'loadeddata' : 'canplaythrough'], signal);
  } finally {
    other.removeAttribute('src');
    other.load();
  }
}

/** Shows the present picture over the clip. @returns removes it */
function coverPicture(clip: HTMLVideoElement): () => void {
  const cover = document.createElement('canvas');
  cover.width = clip.videoWidth;
  cover.height = clip.videoHeight;
  cover.getContext('2d', { alpha: false })?.drawImage(clip, 0, 0);
  cover.className = 'pointer-events-none absolute inset-0 size-full object-contain';
  clip.after(cover);
  return () => cover.remove();
}

function waitForPaint(clip: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    if ('requestVideoFrameCallback' in clip) clip.requestVideoFrameCallback(() => resolve());
    setTimeout(resolve, 300);
  });
}

async function showFrame({ clip, file }: PlayedClip, name: ClipFile, time: number) {
  const signal = AbortSignal.timeout(maxStandstillMs);
  const loaded = waitFor(clip, ['loadeddata'], signal);
  file.changeTo(name, time);
  await loaded;
  if (Math.abs(clip.currentTime - time) < intoFrame / 2 && !clip.seeking) return waitForPaint(clip);
  const sought = waitFor(clip, ['seeked'], signal);
  clip.currentTime = time;
  await sought;
  return waitForPaint(clip);
}

/** Whether the picture stands still because nothing has arrived: everything else would only take the line from it. */
const isStalled = ({ paused, readyState }: HTMLVideoElement) =>
  !paused && readyState < HTMLMediaElement.HAVE_FUTURE_DATA;

/** Who only looks into full screen needs no more detail; who stays there, or stops at a frame, does. */
export async function outlastGlance(clip: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  if (clip.paused || isStalled(clip)) return;
  const isOver = new Promise((resolve) => setTimeout(resolve, glanceMs));
  await Promise.race([isOver, waitFor(clip, ['pause'], signal)]);
}

/**
 * Has the player go on with another file of the clip at the frame that it shows, once there is enough of it; at once
 * when it has stalled.
 *
 * @param getShownTime in seconds
 * @throws when `signal` aborts before the change, or the former file cannot be played any more
 */
export async function switchFile(
  played: PlayedClip,
  name: ClipFile,
  getShownTime: () => number,
  signal: AbortSignal,
): Promise<void> {
  const { clip, file, isSwitching } = played;
  const previous = file.name;
  if (!isStalled(clip)) {
    while (!hasEnough(clip)) await waitFor(clip, ['progress', 'suspend'], signal);
    const isThere = await loadBeside(clip, file.getUrl(name), getShownTime(), signal).then(
      () => true,
      () => false,
    );
    signal.throwIfAborted();
    if (!isThere) return file.giveUp(name);
  }
  const { paused, playbackRate, muted } = clip;
  const time = getShownTime() + intoFrame;
  const uncover = coverPicture(clip);
  isSwitching.current = true;
  try {
    await showFrame(played, name, time).catch(() => {
      file.giveUp(name);
      return showFrame(played, previous, time);
    });
    Object.assign(clip, { playbackRate, muted });
    if (!paused) await clip.play();
  } finally {
    isSwitching.current = false;
    uncover();
    // The events that were held back meanwhile.
    clip.dispatchEvent(new Event('seeked'));
  }
}
