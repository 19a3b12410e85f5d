import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLoop } from './use-loop.ts';

test('a loop starts again at its end, but a paused clip stays at the frame that was looked for', () => {
  const video = document.createElement('video');
  let showFrame: VideoFrameRequestCallback = () => undefined;
  const cancelVideoFrameCallback = vi.fn<() => void>();
  let isPaused = false;
  Object.defineProperties(video, {
    paused: { get: () => isPaused },
    requestVideoFrameCallback: { value: (callback: VideoFrameRequestCallback) => (showFrame = callback) },
    cancelVideoFrameCallback: { value: cancelVideoFrameCallback },
  });
  const show = (mediaTime: number) => {
    video.currentTime = mediaTime;
    showFrame(0, { mediaTime } as VideoFrameCallbackMetadata);
    return video.currentTime;
  };
  const loop = { start: 2, end: 4 };
  const { unmount } = renderHook(() => useLoop(video, loop));
  expect([show(3), show(4.1)]).toEqual([3, 2]);
  isPaused = true;
  expect(show(4.1)).toBe(4.1);
  unmount();
  expect(cancelVideoFrameCallback).toHaveBeenCalled();
});
