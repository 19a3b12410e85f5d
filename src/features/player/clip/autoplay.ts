import { startClip } from '#src/lib/clip-player.ts';
import { reportError } from '#src/lib/log.ts';
import { listTimeRanges } from './playback-state.ts';

/** In seconds of the clip; measured: up to 0.23. */
const soundIsFoundWithin = 0.5;

/** @returns false if the browser asks for a click on the page first */
export const startPlayback = (video: HTMLVideoElement): Promise<boolean> =>
  startClip(video).catch((error: unknown) => {
    reportError(error, 'The video could not be started');
    return true;
  });

const getPlayedSeconds = ({ played }: HTMLVideoElement) =>
  listTimeRanges(played).reduce((sum, { start, end }) => sum + end - start, 0);

/**
 * WebKit may start a clip before it has found the sound in it, and pause it as soon as it has.
 * It may do so before it says that the clip has started.
 *
 * @returns whether the browser, and not the user, pauses a clip that has just started
 */
function isPausedForSound(video: HTMLVideoElement): Promise<boolean> {
  return new Promise((resolve) => {
    const watch = new AbortController();
    const options = { signal: watch.signal, capture: true };
    const finish = (isPaused: boolean) => {
      watch.abort();
      resolve(isPaused);
    };
    video.addEventListener('pause', () => finish(video.isConnected && !video.ended && !video.muted), options);
    video.addEventListener(
      'timeupdate',
      () => getPlayedSeconds(video) > soundIsFoundWithin && finish(false),
      options,
    );
    video.addEventListener('emptied', () => finish(false), options);
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, () => finish(false), options);
  });
}

/** @returns whether the video had to start without its sound */
export async function autoplay(video: HTMLVideoElement): Promise<boolean> {
  if (video.muted && !video.paused) return true;
  const isPaused = isPausedForSound(video);
  if ((await startPlayback(video)) && !(await isPaused)) return false;
  // A clip that fails is paused as well.
  if (video.error) return false;
  video.muted = true;
  const isStarted = await startPlayback(video);
  video.muted = isStarted;
  return isStarted;
}
