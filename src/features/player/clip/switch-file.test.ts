import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outlastGlance, switchFile } from './switch-file.ts';
import type { ClipFile } from '#src/domain/clip-file.ts';
import type { PlayedClip } from './use-clip.ts';

Object.assign(HTMLMediaElement, { NETWORK_IDLE: 1, HAVE_FUTURE_DATA: 3 });
const create = document.createElement.bind(document);
let clip: HTMLVideoElement;
/** What is loaded beside the clip. */
let beside: HTMLVideoElement[];
let bufferedEnd: number;
let isPaused: boolean;
let readyState: number;
const play = vi.fn<() => Promise<void>>();
const changeTo = vi.fn<(file: ClipFile, time: number) => void>();
const giveUp = vi.fn<(file: ClipFile) => void>();
const isSwitching = { current: false };

const isCovered = () => document.querySelector('canvas') !== null;
const flush = () => vi.advanceTimersByTimeAsync(0);
const fire = async (target: HTMLVideoElement | undefined, type: string) => {
  target?.dispatchEvent(new Event(type));
  await flush();
};

function start(signal = new AbortController().signal) {
  const getUrl = (file: ClipFile) => `https://clips.example/${file}`;
  const player = {
    clip,
    isSwitching,
    file: { name: 720, getUrl, changeTo, giveUp },
  } as unknown as PlayedClip;
  return switchFile(player, 'original', () => 4, signal);
}

beforeEach(() => {
  vi.useFakeTimers();
  beside = [];
  bufferedEnd = 20;
  isPaused = true;
  readyState = 4;
  clip = create('video');
  document.body.append(clip);
  Object.defineProperties(clip, {
    buffered: { get: () => ({ length: 1, end: () => bufferedEnd }) },
    duration: { value: 20 },
    paused: { get: () => isPaused },
    readyState: { get: () => readyState },
    seeking: { value: false },
    networkState: { value: 2 },
    currentTime: { value: 4, writable: true },
  });
  Object.assign(clip, { play });
  changeTo.mockImplementation((_file, time) => (clip.currentTime = time));
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLVideoElement) beside.push(element);
    return element;
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
});

test('the original takes over at the frame that is shown, once it is there, without a gap in the picture', async () => {
  const told = vi.fn<() => void>();
  clip.addEventListener('seeked', () => !isSwitching.current && told());
  const done = start();
  await flush();
  expect([beside[0]?.src, isCovered()]).toEqual(['https://clips.example/original#t=4', false]);
  await fire(beside[0], 'loadeddata');
  expect(changeTo).toHaveBeenCalledExactlyOnceWith('original', 4.002);
  expect([isCovered(), isSwitching.current]).toEqual([true, true]);
  await fire(clip, 'loadeddata');
  await vi.advanceTimersByTimeAsync(300);
  await done;
  expect([isCovered(), isSwitching.current]).toEqual([false, false]);
  expect(told).toHaveBeenCalledOnce();
  expect(play).not.toHaveBeenCalled();
});

test('what plays goes on playing, and is loaded first', async () => {
  isPaused = false;
  bufferedEnd = 6;
  const done = start();
  await fire(clip, 'progress');
  expect(beside).toEqual([]);
  bufferedEnd = 14;
  await fire(clip, 'progress');
  await fire(beside[0], 'loadeddata');
  expect(changeTo).not.toHaveBeenCalled();
  await fire(beside[0], 'canplaythrough');
  await fire(clip, 'loadeddata');
  await vi.advanceTimersByTimeAsync(300);
  await done;
  expect(play).toHaveBeenCalledOnce();
});

describe('a glance at a clip that plays', () => {
  const glance = (signal = new AbortController().signal) => outlastGlance(clip, signal);
  const isStillPending = async (promise: Promise<void>, ms: number) => {
    let isPending = true;
    void promise.then(() => (isPending = false));
    await vi.advanceTimersByTimeAsync(ms);
    return isPending;
  };
  beforeEach(() => (isPaused = false));

  test('is over after three seconds', async () => {
    const looked = glance();
    expect(await isStillPending(looked, 2900)).toBe(true);
    expect(await isStillPending(looked, 200)).toBe(false);
  });

  test('is over when the clip pauses, or stands still', async () => {
    const looked = glance();
    await fire(clip, 'pause');
    expect(await isStillPending(looked, 0)).toBe(false);
    readyState = 2;
    expect(await isStillPending(glance(), 0)).toBe(false);
    isPaused = true;
    readyState = 4;
    expect(await isStillPending(glance(), 0)).toBe(false);
  });

  test('ends without more when the other file is not wanted any more', async () => {
    const end = new AbortController();
    const looked = glance(end.signal);
    end.abort();
    await expect(looked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('a clip that has stalled gets the other file at once, which has the line to itself', async () => {
  isPaused = false;
  readyState = 2;
  bufferedEnd = 4;
  const done = start();
  await flush();
  expect(beside).toEqual([]);
  expect(changeTo).toHaveBeenCalledExactlyOnceWith('original', 4.002);
  expect(isCovered()).toBe(true);
  await fire(clip, 'loadeddata');
  await vi.advanceTimersByTimeAsync(300);
  await done;
  expect(play).toHaveBeenCalledOnce();
});

test('a file that cannot be loaded changes nothing', async () => {
  const done = start();
  await flush();
  await fire(beside[0], 'error');
  await done;
  expect(changeTo).not.toHaveBeenCalled();
  expect(giveUp).toHaveBeenCalledExactlyOnceWith('original');
});

test('a file that fails during the change gives way to the former one', async () => {
  const done = start();
  await flush();
  await fire(beside[0], 'loadeddata');
  await fire(clip, 'error');
  expect(changeTo.mock.calls.map(([file]) => file)).toEqual(['original', 720]);
  expect(giveUp).toHaveBeenCalledExactlyOnceWith('original');
  await fire(clip, 'loadeddata');
  await vi.advanceTimersByTimeAsync(300);
  await done;
  expect(isCovered()).toBe(false);
});

test('nothing changes after the end of the wish', async () => {
  const end = new AbortController();
  const done = start(end.signal);
  await flush();
  end.abort();
  await expect(done).rejects.toMatchObject({ name: 'AbortError' });
  await fire(beside[0], 'loadeddata');
  expect(changeTo).not.toHaveBeenCalled();
});
