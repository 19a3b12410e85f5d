import { afterEach, describe, expect, test, vi } from 'vitest';
import { autoplay } from './autoplay.ts';

const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
const start = () => Promise.resolve();

/** What becomes known of the result; `waiting` as long as the browser may still stop the clip. */
async function startClip(play: (video: HTMLVideoElement) => Promise<void>) {
  const video = document.body.appendChild(document.createElement('video'));
  let played = 0;
  Object.defineProperty(video, 'played', { get: () => ({ length: 1, start: () => 0, end: () => played }) });
  const playing = vi.fn<() => Promise<void>>(() => play(video));
  Object.assign(video, { play: playing });
  let result: boolean | 'waiting' = 'waiting';
  void autoplay(video).then((isMuted) => (result = isMuted));
  const fire = async (event: string, target: EventTarget = video) => {
    target.dispatchEvent(new Event(event));
    await vi.waitFor(() => undefined);
  };
  await vi.waitFor(() => expect(playing).toHaveBeenCalled());
  const playUntil = (seconds: number) => {
    played = seconds;
    return fire('timeupdate');
  };
  return { video, playing, fire, playUntil, getResult: () => result };
}

afterEach(() => document.body.replaceChildren());

describe('autoplay', () => {
  test('keeps the sound of a clip that goes on playing', async () => {
    const { video, playing, playUntil, getResult } = await startClip(start);
    await playUntil(0.4);
    expect(getResult()).toBe('waiting');
    await playUntil(0.6);
    expect(getResult()).toBe(false);
    expect(video.muted).toBe(false);
    expect(playing).toHaveBeenCalledOnce();
  });

  test('starts without sound what the browser starts only without', async () => {
    const { video, getResult } = await startClip((clip) => (clip.muted ? start() : refuse()));
    await vi.waitFor(() => expect(getResult()).toBe(true));
    expect(video.muted).toBe(true);
  });

  test('goes on without sound if the browser pauses the clip once it has found the sound', async () => {
    const { video, playing, playUntil, fire, getResult } = await startClip(start);
    await playUntil(0.2);
    await fire('pause');
    await vi.waitFor(() => expect(getResult()).toBe(true));
    expect(video.muted).toBe(true);
    expect(playing).toHaveBeenCalledTimes(2);
  });

  test('goes on without sound if the browser pauses the clip before it says that it has started', async () => {
    const { video, getResult } = await startClip((clip) => {
      if (clip.muted) return start();
      clip.dispatchEvent(new Event('pause'));
      return Promise.reject(new DOMException('', 'AbortError'));
    });
    await vi.waitFor(() => expect(getResult()).toBe(true));
    expect(video.muted).toBe(true);
  });

  test('watches as long when the clip starts in its middle', async () => {
    const { video, fire, getResult } = await startClip(start);
    video.currentTime = 5;
    await fire('timeupdate');
    await fire('pause');
    await vi.waitFor(() => expect(getResult()).toBe(true));
    expect(video.muted).toBe(true);
  });

  test.each(['pointerdown', 'keydown'])('leaves a clip paused after a %s of the user', async (input) => {
    const { video, playing, fire, getResult } = await startClip(start);
    await fire(input, document);
    await fire('pause');
    expect(getResult()).toBe(false);
    expect(video.muted).toBe(false);
    expect(playing).toHaveBeenCalledOnce();
  });

  test('leaves alone a clip that is paused because it is removed', async () => {
    const { video, playing, fire, getResult } = await startClip(start);
    video.remove();
    await fire('pause');
    await vi.waitFor(() => expect(getResult()).toBe(false));
    expect(playing).toHaveBeenCalledOnce();
  });

  test('leaves a clip with its sound that is paused because it fails', async () => {
    const { video, playing, fire, getResult } = await startClip((clip) => {
      Object.defineProperty(clip, 'error', { value: { code: 4 } });
      return Promise.reject(new DOMException('', 'NotSupportedError'));
    });
    await fire('pause');
    await vi.waitFor(() => expect(getResult()).toBe(false));
    expect(video.muted).toBe(false);
    expect(playing).toHaveBeenCalledOnce();
  });

  test('leaves a clip with its sound that starts neither way', async () => {
    const { video, playing, getResult } = await startClip(refuse);
    await vi.waitFor(() => expect(getResult()).toBe(false));
    expect(video.muted).toBe(false);
    expect(playing).toHaveBeenCalledTimes(2);
  });
});
