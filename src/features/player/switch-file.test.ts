import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchFile } from './switch-file.ts';
import type { Player } from './use-player.ts';

Object.assign(HTMLMediaElement, { NETWORK_IDLE: 1 });
const create = document.createElement.bind(document);
let clip: HTMLVideoElement;
/** What is loaded beside the clip. */
let beside: HTMLVideoElement[];
let bufferedEnd: number;
let isPaused: boolean;
const play = vi.fn<() => Promise<void>>();
const changeFile = vi.fn<(isLight: boolean, time: number) => void>();
const isSwitching = { current: false };

const isCovered = () => document.querySelector('canvas') !== null;
const flush = () => vi.advanceTimersByTimeAsync(0);
const fire = async (target: HTMLVideoElement | undefined, type: string) => {
  target?.dispatchEvent(new Event(type));
  await flush();
};

function start(signal = new AbortController().signal) {
  const getUrl = (isLight: boolean) => `https://clips.example/${isLight ? '720.mp4' : 'ride.mov'}`;
  const player = { clip, isSwitching, file: { getUrl, changeFile } } as unknown as Player;
  return switchFile(player, false, () => 4, signal);
}

beforeEach(() => {
  vi.useFakeTimers();
  beside = [];
  bufferedEnd = 20;
  isPaused = true;
  clip = create('video');
  document.body.append(clip);
  Object.defineProperties(clip, {
    buffered: { get: () => ({ length: 1, end: () => bufferedEnd }) },
    duration: { value: 20 },
    paused: { get: () => isPaused },
    seeking: { value: false },
    networkState: { value: 2 },
    currentTime: { value: 4, writable: true },
  });
  Object.assign(clip, { play });
  changeFile.mockImplementation((_isLight, time) => (clip.currentTime = time));
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
  expect([beside[0]?.src, isCovered()]).toEqual(['https://clips.example/ride.mov#t=4', false]);
  await fire(beside[0], 'loadeddata');
  expect(changeFile).toHaveBeenCalledExactlyOnceWith(false, 4.002);
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
  expect(changeFile).not.toHaveBeenCalled();
  await fire(beside[0], 'canplaythrough');
  await fire(clip, 'loadeddata');
  await vi.advanceTimersByTimeAsync(300);
  await done;
  expect(play).toHaveBeenCalledOnce();
});

test('a file that cannot be loaded changes nothing', async () => {
  const done = start();
  await flush();
  await Promise.all([expect(done).rejects.toThrow('The file cannot be played'), fire(beside[0], 'error')]);
  expect(changeFile).not.toHaveBeenCalled();
});

test('a file that fails during the change gives way to the former one', async () => {
  const done = start();
  await flush();
  await fire(beside[0], 'loadeddata');
  await fire(clip, 'error');
  expect(changeFile.mock.calls.map(([isLight]) => isLight)).toEqual([false, true]);
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
  expect(changeFile).not.toHaveBeenCalled();
});
