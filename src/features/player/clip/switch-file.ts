import { flushSync } from 'react-dom';
import { clipFiles, type ClipFile } from '#src/domain/clip-file.ts';
import { clamp } from '#src/domain/timeline.ts';
import { trackPresentedTime } from '#src/lib/presented-time.ts';
import type { PlayedClip } from './use-clip.ts';

/** Seconds. So much of the playing file is loaded before the other file. */
const firstSeconds = 10;
/** The start of a frame is not quite the same number in both files, and a frame is never shorter than twice this. */
const intoFrame = 0.002;
const glanceMs = 3000;
/** Seconds. So far ahead of a clip that plays the other file waits for it; farther when it came too late. */
const firstLead = 0.25;
/** Seconds by which the picture and the sound may step. */
const maxStep = 0.15;
/** Seconds from a call of play() to the first frame. */
const usualDelay = 0.05;
const maxDelay = 1;
const maxPaintMs = 300;

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

function waitForPaint(clip: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    if ('requestVideoFrameCallback' in clip) clip.requestVideoFrameCallback(() => resolve());
    setTimeout(resolve, maxPaintMs);
  });
}

function hasEnough({ buffered, currentTime, duration, networkState }: HTMLVideoElement): boolean {
  if (networkState === HTMLMediaElement.NETWORK_IDLE) return true;
  const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
  return end >= Math.min(duration - 0.5, currentTime + firstSeconds);
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

/** Full screen on an iPhone and another device that shows the clip belong to its element, and would end with it. */
async function waitUntilHere(clip: HTMLVideoElement, signal: AbortSignal) {
  if ('webkitDisplayingFullscreen' in clip && clip.webkitDisplayingFullscreen)
    await waitFor(clip, ['webkitendfullscreen'], signal);
  // Firefox has no such devices.
  const { remote } = clip as Partial<HTMLVideoElement>;
  if (remote?.state === 'connected') await waitFor(remote, ['disconnect'], signal);
}

function unload(clip: HTMLVideoElement) {
  clip.onerror = null;
  clip.remove();
  clip.pause();
  clip.removeAttribute('src');
  clip.load();
}

/** Shows the present picture over the clip. @returns removes it */
function coverPicture(clip: HTMLVideoElement): () => void {
  const cover = document.createElement('canvas');
  cover.width = clip.videoWidth;
  cover.height = clip.videoHeight;
  cover.getContext('2d', { alpha: false })?.drawImage(clip, 0, 0);
  clip.parentElement?.append(cover);
  return () => cover.remove();
}

/** Frees the line of a clip that has stalled: its picture stays until the other file is there. */
function takeOverAtOnce({ clip, file }: PlayedClip, name: ClipFile, time: number) {
  const { spare } = file;
  const { playbackRate, defaultPlaybackRate } = clip;
  const uncover = coverPicture(clip);
  spare.addEventListener('loadeddata', () => void waitForPaint(spare).then(uncover), { once: true });
  spare.addEventListener('error', uncover, { once: true });
  Object.assign(spare, { playbackRate, defaultPlaybackRate });
  flushSync(() => file.changeTo(name, time));
  unload(clip);
}

/** @param stopped settles when there is no more to wait for */
async function playUntil(clip: HTMLVideoElement, time: number, stopped: Promise<void>) {
  let stop = () => undefined as void;
  const isThere = new Promise<void>((resolve) => {
    ({ stop } = trackPresentedTime(clip, (seconds) => {
      if (seconds > time) resolve();
    }));
  });
  await Promise.race([isThere, stopped]).finally(() => stop());
}

/** Has the spare element lie upon the clip and do the same: show its frame, or play along, as yet without the sound. */
async function catchUp({ clip, file }: PlayedClip, getShownTime: () => number, signal: AbortSignal) {
  const { spare } = file;
  let [lead, delay] = [firstLead, usualDelay];
  const getDistance = () => clip.currentTime - spare.currentTime;
  for (;;) {
    await waitUntilHere(clip, signal);
    const { paused, ended, volume, playbackRate, defaultPlaybackRate } = clip;
    const shown = getShownTime();
    const time = shown + (paused ? intoFrame : lead * playbackRate + delay);
    spare.pause();
    spare.remove();
    const sought = waitFor(spare, ['seeked'], signal);
    spare.currentTime = ended ? spare.duration : time;
    await sought;
    Object.assign(spare, { muted: true, volume, playbackRate, defaultPlaybackRate });
    if (!paused) {
      const isLate = clip.currentTime > time - delay;
      if (isLate) lead *= 2;
      if (isLate || clip.paused) continue;
      const stopped = waitFor(clip, ['pause', 'seeking'], signal);
      await playUntil(clip, time - delay, stopped);
      if (Math.abs(getDistance() + delay) > maxStep) continue;
      await Promise.race([spare.play(), stopped]);
      await playUntil(spare, time, stopped);
      delay = clamp(delay + getDistance(), 0, maxDelay);
    }
    clip.after(spare);
    await waitForPaint(spare);
    signal.throwIfAborted();
    const isAlike = paused ? getShownTime() === shown : Math.abs(getDistance()) < maxStep;
    if (isAlike && clip.paused === paused) return;
  }
}

/** @throws DOMException when the browser does not let the element sound */
async function takeOver({ clip, file }: PlayedClip, name: ClipFile, time: number) {
  const { spare } = file;
  // Without a click, only instead of another.
  if (document.pictureInPictureElement === clip) await spare.requestPictureInPicture();
  spare.muted = clip.muted;
  if (spare.paused && !clip.paused) throw new DOMException('The sound is refused', 'NotAllowedError');
  flushSync(() => file.changeTo(name, time));
  unload(clip);
}

const isLighter = (one: ClipFile, other: ClipFile) => clipFiles.indexOf(one) < clipFiles.indexOf(other);

/**
 * Has the player go on with another file of the clip at the frame that it shows, in the spare element, once there is enough
 * of it; at once with a lighter one when it has stalled.
 *
 * @param getShownTime in seconds
 * @throws when `signal` aborts before the change, or the browser refuses it
 */
export async function switchFile(
  played: PlayedClip,
  name: ClipFile,
  getShownTime: () => number,
  signal: AbortSignal,
): Promise<void> {
  const { clip, file } = played;
  const { spare } = file;
  await waitUntilHere(clip, signal);
  if (isStalled(clip) && isLighter(name, file.name)) return takeOverAtOnce(played, name, getShownTime());
  while (!hasEnough(clip)) await waitFor(clip, ['progress', 'suspend'], signal);
  const failure = new AbortController();
  const end = AbortSignal.any([signal, failure.signal]);
  const drop = () => unload(spare);
  end.addEventListener('abort', drop);
  try {
    const time = getShownTime();
    Object.assign(spare, { muted: true, preload: 'auto', src: `${file.getUrl(name)}#t=${time}` });
    spare.onerror = () => failure.abort();
    await waitFor(spare, [clip.paused ? 'loadeddata' : 'canplaythrough'], end);
    await catchUp(played, getShownTime, end);
    end.removeEventListener('abort', drop);
    await takeOver(played, name, time);
  } catch (error) {
    signal.throwIfAborted();
    drop();
    if (!failure.signal.aborted) throw error;
    file.giveUp(name);
  }
}
