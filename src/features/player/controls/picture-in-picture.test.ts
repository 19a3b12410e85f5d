import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canShowPictureInPicture, togglePictureInPicture } from './picture-in-picture.ts';

let shownVideo: Element | null;
const exitPictureInPicture = vi.fn<() => Promise<void>>();

beforeEach(() => {
  shownVideo = null;
  Object.defineProperties(document, {
    pictureInPictureElement: { configurable: true, get: () => shownVideo },
    pictureInPictureEnabled: { configurable: true, value: true },
    exitPictureInPicture: { configurable: true, value: exitPictureInPicture },
  });
});
afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(document, 'pictureInPictureEnabled');
});

test('is offered where the browser has it', () => {
  expect(canShowPictureInPicture()).toBe(true);
  Reflect.deleteProperty(document, 'pictureInPictureEnabled');
  expect(canShowPictureInPicture()).toBe(false);
});

test('shows the video in its own window, and brings it back', async () => {
  const requestPictureInPicture = vi.fn<() => Promise<void>>();
  const video = Object.assign(document.createElement('video'), { requestPictureInPicture });
  await togglePictureInPicture(video);
  expect(requestPictureInPicture).toHaveBeenCalledOnce();

  shownVideo = video;
  await togglePictureInPicture(video);
  expect(exitPictureInPicture).toHaveBeenCalledOnce();
  expect(requestPictureInPicture).toHaveBeenCalledOnce();
});
