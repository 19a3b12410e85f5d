import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClipFile } from '#src/domain/clip-file.ts';
import { outlastGlance, switchFile } from './switch-file.ts';
import type { PlayedClip } from './use-clip.ts';

Object.assign(HTMLMediaElement, { NETWORK_IDLE: 1, HAVE_FUTURE_DATA: 3 });
const duration = 20;
/** Between a call and what a browser does. */
const delayMs = 30;

/** An element that plays and seeks as a browser's does, for a clip of 20 s. */
function createMedia(canSound = () => true) {
  const video = document.createElement('video');
  const media = { time: 4, startedAt: 0, isPaused: true, isMuted: false, readyState: 4, bufferedEnd: 20 };
  const fire = (type: string) => video.dispatchEvent(new Event(type));
  const later = (action: () => void, ms = delayMs) => setTimeout(action, ms);
  const getTime = () =>
    media.isPaused ? media.time : media.time + Math.max(0, performance.now() - media.startedAt) / 1000;
  const pause = () => {
    if (media.isPaused) return;
    Object.assign(media, { time: getTime(), isPaused: true });
    later(() => fire('pause'), 0);
  };
  Object.defineProperties(video, {
    currentTime: {
      get: getTime,
      set: (seconds: number) => {
        Object.assign(media, { time: Math.min(duration, seconds), startedAt: performance.now() });
        later(() => fire('seeking'), 0);
        later(() => fire('seeked'));
      },
    },
    muted: {
      get: () => media.isMuted,
      // As in WebKit.
      set: (isMuted: boolean) => {
        media.isMuted = isMuted;
        if (!isMuted && !canSound()) pause();
      },
    },
    buffered: { get: () => ({ length: 1, end: () => media.bufferedEnd }) },
    paused: { get: () => media.isPaused },
    readyState: { get: () => media.readyState },
    ended: { get: () => media.isPaused && media.time === duration },
    error: { value: null, writable: true },
    duration: { value: duration },
    networkState: { value: 2 },
  });
  const play = vi.fn<() => Promise<void>>(() => {
    if (!media.isMuted && !canSound()) return Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.assign(media, { isPaused: false, startedAt: performance.now() + delayMs });
    return Promise.resolve();
  });
  Object.assign(video, { play, pause });
  return { video, media, play, fire };
}
type Media = ReturnType<typeof createMedia>;

let clip: Media;
let spare: Media;
/** What the browser says to sound that no click has turned on. */
let canSpareSound: boolean;
const changeTo = vi.fn<(file: ClipFile, time: number) => void>();
const giveUp = vi.fn<(file: ClipFile) => void>();

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const fire = async ({ fire: tell }: Media, type: string) => {
  tell(type);
  await wait(0);
};
const isCovered = () => document.querySelector('canvas') !== null;
const getSource = ({ video }: Media) => video.getAttribute('src');

function start(name: ClipFile = 'original', signal = new AbortController().signal) {
  const getUrl = (file: ClipFile) => `https://clips.example/${file}`;
  const file = { name: 720, spare: spare.video, getUrl, changeTo, giveUp };
  const played = { clip: clip.video, file } as unknown as PlayedClip;
  const done = switchFile(played, name, () => clip.video.currentTime, signal);
  done.catch(() => undefined);
  return done;
}

/** Until the other file is there. */
async function load(name?: ClipFile, signal?: AbortSignal) {
  const done = start(name, signal);
  await wait(0);
  await fire(spare, clip.media.isPaused ? 'loadeddata' : 'canplaythrough');
  return { done };
}

beforeEach(() => {
  vi.useFakeTimers();
  canSpareSound = true;
  clip = createMedia();
  spare = createMedia(() => canSpareSound);
  clip.video.src = 'https://clips.example/720';
  document.body.append(clip.video);
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'pictureInPictureElement');
  vi.clearAllMocks();
  vi.useRealTimers();
});

test('the other file takes over a paused clip at the frame that is shown', async () => {
  const { done } = await load();
  await wait(1000);
  await done;
  expect(changeTo).toHaveBeenCalledExactlyOnceWith('original', 4);
  expect(getSource(spare)).toBe('https://clips.example/original#t=4');
  expect(spare.video.currentTime).toBe(4.002);
  expect([...document.querySelectorAll('video')]).toEqual([spare.video]);
  expect([getSource(clip), spare.play.mock.calls]).toEqual([null, []]);
});

test('a clip at its end is at its end in the other file', async () => {
  clip.video.currentTime = duration;
  const { done } = await load();
  await wait(1000);
  await done;
  expect([changeTo.mock.calls, spare.video.ended]).toEqual([[['original', duration]], true]);
});

describe('a clip that plays', () => {
  beforeEach(() => void clip.video.play());

  /** How both elements play and sound, and how far they are apart, when one takes over. */
  function recordChange() {
    const changes: object[] = [];
    changeTo.mockImplementation(() => {
      const step = spare.video.currentTime - clip.video.currentTime;
      const isSmall = Math.abs(step) < 0.1;
      const [from, to] = [clip, spare].map(({ media: { isPaused, isMuted } }) => ({ isPaused, isMuted }));
      changes.push({ from, to, isSmall });
    });
    return changes;
  }
  const sounds = { isPaused: false, isMuted: false };

  test('[PLY-08] goes on in the other file, which starts without its sound and has it once it takes over', async () => {
    const changes = recordChange();
    const muted: boolean[] = [];
    const { play } = spare.video;
    spare.video.play = () => {
      muted.push(spare.media.isMuted);
      return play();
    };
    const { done } = await load();
    await wait(1000);
    await done;
    expect(muted).toEqual([true]);
    expect(changes).toEqual([{ from: sounds, to: sounds, isSmall: true }]);
    expect([clip.video.paused, spare.video.paused]).toEqual([true, false]);
    expect([...document.querySelectorAll('video')]).toEqual([spare.video]);
  });

  test('[PLY-08] goes on with its sound where the browser refuses that of the other file', async () => {
    canSpareSound = false;
    const { done } = await load();
    await wait(1000);
    await expect(done).rejects.toMatchObject({ name: 'NotAllowedError' });
    expect([changeTo.mock.calls, giveUp.mock.calls]).toEqual([[], []]);
    expect(clip.media).toMatchObject(sounds);
    expect([...document.querySelectorAll('video')]).toEqual([clip.video]);
    expect(getSource(spare)).toBeNull();
  });

  test('has the sound, the volume and the speed that were chosen', async () => {
    Object.assign(clip.video, { muted: true, volume: 0.4, playbackRate: 0.5, defaultPlaybackRate: 0.5 });
    const { done } = await load();
    await wait(1000);
    await done;
    const { muted, volume, playbackRate, defaultPlaybackRate } = spare.video;
    expect([muted, volume, playbackRate, defaultPlaybackRate]).toEqual([true, 0.4, 0.5, 0.5]);
  });

  test('is loaded first', async () => {
    clip.media.bufferedEnd = 6;
    const { done } = await load();
    await fire(clip, 'progress');
    expect(getSource(spare)).toBeNull();
    clip.media.bufferedEnd = 16;
    await fire(clip, 'progress');
    expect(getSource(spare)).not.toBeNull();
    await fire(spare, 'canplaythrough');
    await wait(1000);
    await done;
    expect(changeTo).toHaveBeenCalledOnce();
  });

  test('may be paused, or be sent elsewhere, while the other file waits for it', async () => {
    const changes = recordChange();
    const { done } = await load();
    await wait(100);
    clip.video.currentTime = 12;
    await wait(200);
    clip.video.pause();
    await wait(1000);
    await done;
    expect(changes).toMatchObject([{ from: { isPaused: true }, to: { isPaused: true }, isSmall: true }]);
    expect(spare.video.currentTime).toBeCloseTo(clip.video.currentTime, 2);
  });

  test('that has stalled leaves the line to a lighter file, and shows its picture until that is there', async () => {
    clip.media.readyState = 2;
    await start(360);
    expect(changeTo).toHaveBeenCalledExactlyOnceWith(360, clip.video.currentTime);
    expect([getSource(clip), isCovered()]).toEqual([null, true]);
    await fire(spare, 'loadeddata');
    await wait(300);
    expect(isCovered()).toBe(false);
  });

  test('is shown by the other file where its own window shows it', async () => {
    Object.defineProperty(document, 'pictureInPictureElement', { value: clip.video, configurable: true });
    const requestPictureInPicture = vi.fn<() => Promise<void>>(() => Promise.resolve());
    Object.assign(spare.video, { requestPictureInPicture });
    const { done } = await load();
    await wait(1000);
    await done;
    expect(requestPictureInPicture).toHaveBeenCalledOnce();
    expect(changeTo).toHaveBeenCalledOnce();
  });

  test("keeps its element in an iPhone's full screen", async () => {
    Object.assign(clip.video, { webkitDisplayingFullscreen: true });
    const done = start();
    await wait(1000);
    expect(getSource(spare)).toBeNull();
    Object.assign(clip.video, { webkitDisplayingFullscreen: false });
    await fire(clip, 'webkitendfullscreen');
    await fire(spare, 'canplaythrough');
    await wait(1000);
    await done;
    expect(changeTo).toHaveBeenCalledOnce();
  });
});

describe('a glance at a clip that plays', () => {
  const glance = (signal = new AbortController().signal) => outlastGlance(clip.video, signal);
  const isStillPending = async (promise: Promise<void>, ms: number) => {
    let isPending = true;
    void promise.then(() => (isPending = false));
    await wait(ms);
    return isPending;
  };
  beforeEach(() => void clip.video.play());

  test('is over after three seconds', async () => {
    const looked = glance();
    expect(await isStillPending(looked, 2900)).toBe(true);
    expect(await isStillPending(looked, 200)).toBe(false);
  });

  test('is over when the clip pauses, or stands still', async () => {
    const looked = glance();
    await fire(clip, 'pause');
    expect(await isStillPending(looked, 0)).toBe(false);
    clip.media.readyState = 2;
    expect(await isStillPending(glance(), 0)).toBe(false);
    Object.assign(clip.media, { isPaused: true, readyState: 4 });
    expect(await isStillPending(glance(), 0)).toBe(false);
  });

  test('ends without more when the other file is not wanted any more', async () => {
    const end = new AbortController();
    const looked = glance(end.signal);
    end.abort();
    await expect(looked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('a file that cannot be loaded changes nothing', async () => {
  const done = start();
  await wait(0);
  Object.assign(spare.video, { error: { code: 4 } });
  await fire(spare, 'error');
  await done;
  expect([changeTo.mock.calls, getSource(spare)]).toEqual([[], null]);
  expect(giveUp).toHaveBeenCalledExactlyOnceWith('original');
});

test('a file that fails while it catches up changes nothing', async () => {
  void clip.video.play();
  const { done } = await load();
  await wait(100);
  Object.assign(spare.video, { error: { code: 3 } });
  await fire(spare, 'error');
  await wait(1000);
  await done;
  expect([changeTo.mock.calls, getSource(spare), clip.video.paused]).toEqual([[], null, false]);
  expect(giveUp).toHaveBeenCalledExactlyOnceWith('original');
});

test('the last wish counts', async () => {
  void clip.video.play();
  const end = new AbortController();
  const { done: first } = await load('original', end.signal);
  await wait(100);
  end.abort();
  expect(getSource(spare)).toBeNull();
  const { done: second } = await load(360);
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  await wait(1000);
  await second;
  expect(changeTo.mock.calls.map(([name]) => name)).toEqual([360]);
  expect(getSource(spare)).toMatch(/\/360#/);
});

test.each([0, 100, 250, 330])(
  'nothing is left of a file that is not wanted any more after %i ms',
  async (ms) => {
    void clip.video.play();
    const end = new AbortController();
    const { done } = await load('original', end.signal);
    await wait(ms);
    expect(getSource(spare)).not.toBeNull();
    end.abort();
    expect([getSource(spare), spare.video.paused]).toEqual([null, true]);
    await wait(1000);
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
    expect(changeTo).not.toHaveBeenCalled();
    expect([...document.querySelectorAll('video')]).toEqual([clip.video]);
    expect([getSource(spare), spare.video.paused]).toEqual([null, true]);
  },
);
