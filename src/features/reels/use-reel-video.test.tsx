import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as files from '#src/lib/save-file.ts';
import type * as Making from './make-reel-video.ts';
import { useReelVideo } from './use-reel-video.ts';

const makeReelVideo = vi.hoisted(() => vi.fn<typeof Making.makeReelVideo>());
vi.mock('./make-reel-video.ts', () => ({ makeReelVideo }));

const saveFile = vi.spyOn(files, 'saveFile');
const made = new File([], 'reel');
const minuteMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  saveFile.mockReset().mockReturnValue();
  makeReelVideo.mockReset();
});
afterEach(() => vi.useRealTimers());

/** Starts to make one. @returns leaves the page, and whether its file is still there */
async function start() {
  const { result, unmount } = renderHook(() => useReelVideo('The season', [], () => undefined));
  await act(async () => {
    void result.current.start();
    await vi.waitFor(() => expect(makeReelVideo).toHaveBeenCalledOnce());
  });
  const { lifetime } = makeReelVideo.mock.lastCall![1];
  return { unmount, isThere: () => !lifetime.aborted };
}

test('[REEL-07] the file stays for minutes after it was saved, in which the browser copies it, also on other pages', async () => {
  makeReelVideo.mockResolvedValue(made);
  const { unmount, isThere } = await start();
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('The season.mp4', made);
  unmount();
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  expect(isThere()).toBe(true);
  await vi.advanceTimersByTimeAsync(6 * minuteMs);
  expect(isThere()).toBe(false);
});

test('[REEL-07] who leaves the page gets no file, and nothing is left of it', async () => {
  let finish: (file: File) => void = () => undefined;
  makeReelVideo.mockReturnValue(new Promise((resolve) => void (finish = resolve)));
  const { unmount, isThere } = await start();
  unmount();
  finish(made);
  await vi.advanceTimersByTimeAsync(0);
  expect([saveFile.mock.calls.length, isThere()]).toEqual([0, false]);
});
