import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStuckPlayback } from './use-stuck-playback.ts';

/** What a browser would report of the video; happy-dom does not play. */
let media: { currentTime: number; paused: boolean; buffered: object };
let isHidden: boolean;
const reload = vi.fn<() => void>();

const buffer = (start: number, end: number) => ({ length: 1, start: () => start, end: () => end });
const watch = (isPlaying = true) =>
  renderHook(
    (props: { isPlaying: boolean }) => useStuckPlayback(media as HTMLVideoElement, props.isPlaying, reload),
    { initialProps: { isPlaying } },
  );

beforeEach(() => {
  vi.useFakeTimers();
  media = { currentTime: 12, paused: false, buffered: buffer(0, 40) };
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  reload.mockReset();
});

test('loads a clip again that stands still with its data, each time later', () => {
  watch();
  vi.advanceTimersByTime(3000);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('leaves alone a clip that goes on, also slowly', () => {
  watch();
  for (let seconds = 0; seconds < 20; seconds++) {
    vi.advanceTimersByTime(1000);
    media.currentTime += 0.1;
  }
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['is paused', () => (media.paused = true)],
  ['waits for data that comes slowly', () => (media.buffered = buffer(0, 12.1))],
  ['has other parts of the clip only', () => (media.buffered = buffer(20, 40))],
  ['is on a hidden page', () => (isHidden = true)],
])('leaves alone a clip that %s', (_state, change) => {
  change();
  watch();
  vi.advanceTimersByTime(20_000);
  expect(reload).not.toHaveBeenCalled();
});

test('leaves alone a clip that stops in time', () => {
  const { rerender } = watch(false);
  vi.advanceTimersByTime(20_000);
  rerender({ isPlaying: true });
  vi.advanceTimersByTime(2000);
  rerender({ isPlaying: false });
  vi.advanceTimersByTime(20_000);
  expect(reload).not.toHaveBeenCalled();
});
