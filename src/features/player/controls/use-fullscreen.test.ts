import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFullscreen } from './use-fullscreen.ts';

let fullscreenElement: Element | null;
let isEnabled: boolean;

beforeEach(() => {
  [fullscreenElement, isEnabled] = [null, true];
  Object.defineProperties(document, {
    fullscreenElement: { configurable: true, get: () => fullscreenElement },
    fullscreenEnabled: { configurable: true, get: () => isEnabled },
    exitFullscreen: { configurable: true, value: () => setFullscreen(null) },
  });
});

function setFullscreen(element: Element | null): Promise<void> {
  fullscreenElement = element;
  document.dispatchEvent(new Event('fullscreenchange'));
  return Promise.resolve();
}

test('fills the screen with the player, and leaves it again', async () => {
  const { result } = renderHook(() => useFullscreen());
  const area = document.createElement('div');
  area.requestFullscreen = () => setFullscreen(area);
  result.current[0].current = area;

  await act(async () => result.current[1].toggle(document.createElement('video')));
  expect(fullscreenElement).toBe(area);
  expect(result.current[1].isFullscreen).toBe(true);

  await act(async () => result.current[1].toggle(document.createElement('video')));
  expect(result.current[1].isFullscreen).toBe(false);
});

test('on iPhones fills the screen with the video', async () => {
  isEnabled = false;
  const { result } = renderHook(() => useFullscreen());
  const webkitEnterFullscreen = vi.fn<() => void>();
  const video = Object.assign(document.createElement('video'), { webkitEnterFullscreen });
  await act(async () => result.current[1].toggle(video));
  expect(webkitEnterFullscreen).toHaveBeenCalledOnce();
});
