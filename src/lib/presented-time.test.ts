import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trackPresentedTime } from './presented-time.ts';

let video: HTMLVideoElement;
const media = { currentTime: 0, seeking: false };

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(media, { currentTime: 0, seeking: false });
  video = document.createElement('video');
  Object.defineProperties(video, {
    currentTime: { get: () => media.currentTime },
    seeking: { get: () => media.seeking },
  });
});
afterEach(() => vi.useRealTimers());

describe('where the browser reports presented frames', () => {
  const callbacks = new Map<number, (now: number, metadata: { mediaTime: number }) => void>();
  const present = (mediaTime: number) => {
    const [[id, callback] = []] = callbacks;
    if (id !== undefined) callbacks.delete(id);
    callback?.(0, { mediaTime });
  };

  beforeEach(() => {
    callbacks.clear();
    let count = 0;
    Object.assign(video, {
      requestVideoFrameCallback: (callback: (now: number, metadata: { mediaTime: number }) => void) => {
        callbacks.set(++count, callback);
        return count;
      },
      cancelVideoFrameCallback: (id: number) => callbacks.delete(id),
    });
  });

  test('is the frame that was presented, not the time that runs ahead of it', () => {
    const onFrame = vi.fn<(seconds: number) => void>();
    const presented = trackPresentedTime(video, onFrame);
    expect(presented.get()).toBe(0);
    present(1.2);
    present(1.233333);
    media.currentTime = 1.29;
    expect(presented.get()).toBe(1.233333);
    expect(onFrame.mock.calls).toEqual([[0], [1.2], [1.233333]]);
  });

  test('is the target of a seek until its frame is presented', () => {
    const presented = trackPresentedTime(video);
    present(1.2);
    Object.assign(media, { currentTime: 1.3, seeking: true });
    expect(presented.get()).toBe(1.3);
    Object.assign(media, { currentTime: 7, seeking: false });
    expect(presented.get()).toBe(7);
  });

  test('is no longer followed after the end', () => {
    const presented = trackPresentedTime(video);
    presented.stop();
    expect(callbacks.size).toBe(0);
  });
});

test('elsewhere it is looked up with each repaint of the page', () => {
  const onFrame = vi.fn<(seconds: number) => void>();
  const presented = trackPresentedTime(video, onFrame);
  media.currentTime = 2;
  vi.advanceTimersToNextFrame();
  expect(onFrame).toHaveBeenLastCalledWith(2);
  expect(presented.get()).toBe(2);
  presented.stop();
  media.currentTime = 3;
  vi.advanceTimersToNextFrame();
  expect(onFrame).toHaveBeenLastCalledWith(2);
});
