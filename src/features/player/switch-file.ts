import type { Player } from './use-player.ts';

/** Of what plays, in seconds: so much of it comes before anything of the other file. */
const firstSeconds = 10;
/** The start of a frame is not quite the same number in both files, and a frame is never shorter than twice this. */
const intoFrame = 0.002;
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

async function showFrame({ clip, file }: Player, isLight: boolean, time: number) {
  const signal = AbortSignal.timeout(maxStandstillMs);
  const loaded = waitFor(clip, ['loadeddata'], signal);
  file.changeFile(isLight, time);
  await loaded;
  if (Math.abs(clip.currentTime - time) < intoFrame / 2 && !clip.seeking) return waitForPaint(clip);
  const sought = waitFor(clip, ['seeked'], signal);
  clip.currentTime = time;
  await sought;
  return waitForPaint(clip);
}

/**
 * Has the player go on with its other file at the frame that it shows, once there is enough of it.
 *
 * @param getShownTime in seconds
 * @throws when the file cannot be played, or `signal` aborts before the change
 */
export async function switchFile(
  player: Player,
  isLight: boolean,
  getShownTime: () => number,
  signal: AbortSignal,
): Promise<void> {
  const { clip, file, isSwitching } = player;
  while (!hasEnough(clip)) await waitFor(clip, ['progress', 'suspend'], signal);
  await loadBeside(clip, file.getUrl(isLight), getShownTime(), signal);
  const { paused, playbackRate, muted } = clip;
  const time = getShownTime() + intoFrame;
  const uncover = coverPicture(clip);
  isSwitching.current = true;
  try {
    await showFrame(player, isLight, time).catch(() => showFrame(player, !isLight, time));
    Object.assign(clip, { playbackRate, muted });
    if (!paused) await clip.play();
  } finally {
    isSwitching.current = false;
    uncover();
    // What was not told meanwhile.
    clip.dispatchEvent(new Event('seeked'));
  }
}
