import { beforeEach, expect, test, vi } from 'vitest';
import { SyncedPlayback } from './synced-playback.ts';

let runFrame: () => void;

/** Stands in for an element; jsdom plays nothing. */
function createVideo() {
  const video = {
    currentTime: 0,
    playbackRate: 1,
    paused: true,
    ended: false,
    seeking: false,
    readyState: 4,
    error: null,
    play: () => {
      video.paused = false;
      return Promise.resolve();
    },
    pause: () => {
      video.paused = true;
    },
  };
  return video;
}

type FakeVideo = ReturnType<typeof createVideo>;

const asElement = (video: FakeVideo) => video as unknown as HTMLVideoElement;

/** The gate opens after 2 s of the first clip and after 3 s of the second. */
function createPlayback() {
  const [left, right] = [createVideo(), createVideo()];
  const playback = new SyncedPlayback();
  playback.setClips([
    { video: asElement(left), zero: 2, duration: 6 },
    { video: asElement(right), zero: 3, duration: 5 },
  ]);
  return { left, right, playback };
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    runFrame = callback;
    return 1;
  });
  vi.stubGlobal('HTMLMediaElement', { HAVE_FUTURE_DATA: 3 });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});

const expectTimes = ({ left, right }: { left: FakeVideo; right: FakeVideo }, times: readonly number[]) =>
  expect([left.currentTime, right.currentTime]).toEqual(
    times.map((time): unknown => expect.closeTo(time, 3)),
  );

test('both clips begin at their gates', () => {
  expectTimes(createPlayback(), [2, 3]);
});

test('a clip that falls behind plays faster, and one far behind is moved', () => {
  const { left, right, playback } = createPlayback();
  playback.setRate(0.5);
  playback.toggle();
  left.currentTime = 3;
  right.currentTime = 3.9;
  runFrame();
  expect([left.playbackRate, right.playbackRate]).toEqual([0.5, 0.55]);
  right.currentTime = 3.5;
  runFrame();
  expectTimes({ left, right }, [3, 4]);
});

test('after a pause both clips show the same common time', () => {
  const { left, right, playback } = createPlayback();
  playback.toggle();
  left.currentTime = 3.25;
  right.currentTime = 4.3;
  runFrame();
  playback.pause();
  expect([left.paused, right.paused]).toEqual([true, true]);
  expectTimes({ left, right }, [3.25, 4.25]);
});

test('a clip waits for the other one to load', () => {
  const { left, right, playback } = createPlayback();
  playback.toggle();
  right.readyState = 2;
  runFrame();
  expect([left.paused, right.paused]).toEqual([true, true]);
  right.readyState = 4;
  runFrame();
  expect([left.paused, right.paused]).toEqual([false, false]);
});

test('the longer clip goes on when the other one has ended, and both stop at its end', () => {
  const { left, right, playback } = createPlayback();
  playback.seekTo(1.9);
  playback.toggle();
  right.currentTime = 5;
  Object.assign(right, { ended: true, paused: true });
  left.currentTime = 4.5;
  runFrame();
  expect([left.paused, playback.getState().isPlaying]).toEqual([false, true]);
  left.currentTime = 6;
  Object.assign(left, { ended: true, paused: true });
  runFrame();
  expect(playback.getState()).toMatchObject({ time: 4, isPlaying: false });
});

test('who plays once more after the end sees both from their start', () => {
  const { left, right, playback } = createPlayback();
  playback.seekTo(4);
  playback.toggle();
  expectTimes({ left, right }, [0, 0]);
  expect(playback.getState()).toMatchObject({ time: -3, isPlaying: true });
});
