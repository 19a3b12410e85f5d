import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createViewCounter, openClip, reloadClip, startClip } from './clip-player.ts';

const clip = ['/light', '/middle', '/heavy'];
const other = ['/other'];
const withStart = clip.map((url) => `${url}#t=1`);

let video: HTMLVideoElement;
let media: { readyState: number };
const load = vi.fn<() => void>();
const onFail = vi.fn<() => void>();
const onReplaced = vi.fn<(missing: string) => void>();
const open = (opened = clip) => openClip(video, opened, { onFail, onReplaced });
const getSource = () => video.getAttribute('src');
const fire = (type: string) => video.dispatchEvent(new Event(type));

beforeEach(() => {
  vi.clearAllMocks();
  video = document.createElement('video');
  media = { readyState: 0 };
  Object.defineProperty(video, 'readyState', { get: () => media.readyState });
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true });
  // As in a browser.
  load.mockImplementation(() => {
    media.readyState = 0;
    video.currentTime = 0;
  });
  video.load = load;
  const setAttribute = video.setAttribute.bind(video);
  vi.spyOn(video, 'setAttribute').mockImplementation((name, value) => {
    setAttribute(name, value);
    if (name === 'src') load();
  });
});

describe('the files of a clip', () => {
  test('are tried from the lightest one on; then it has failed', () => {
    open();
    const sources = [getSource()];
    for (let errors = 0; errors < 2; errors += 1) {
      fire('error');
      sources.push(getSource());
    }
    expect(sources).toEqual(clip);
    expect(onReplaced.mock.calls).toEqual([['/light'], ['/middle']]);
    expect(onFail).not.toHaveBeenCalled();
    fire('error');
    expect(onFail).toHaveBeenCalledOnce();
    expect(getSource()).toBe('/heavy');
  });

  test('are tried again when it is opened again', () => {
    open();
    fire('error');
    open(other);
    expect(getSource()).toBe('/other');
    open(withStart);
    fire('error');
    expect(getSource()).toBe('/middle#t=1');
  });

  test('are not changed when the connection is lost while one plays', () => {
    open();
    media.readyState = 1;
    fire('error');
    expect(getSource()).toBe('/light');
    expect(onFail).toHaveBeenCalledOnce();
  });

  test('are not loaded again when the element has the right one', () => {
    video.setAttribute('src', '/light#t=1');
    load.mockClear();
    open(withStart);
    expect(load).not.toHaveBeenCalled();
    open();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a clip that is loaded again', () => {
  beforeEach(() => {
    open();
    video.currentTime = 12;
    load.mockClear();
  });

  test('goes on where it was, also after a second time', () => {
    reloadClip(video);
    expect([load.mock.calls.length, video.currentTime]).toEqual([1, 0]);
    reloadClip(video);
    fire('loadedmetadata');
    expect([load.mock.calls.length, video.currentTime]).toEqual([2, 12]);
    video.currentTime = 20;
    fire('loadedmetadata');
    expect(video.currentTime).toBe(20);
  });

  test('has no part in where the next one begins', () => {
    reloadClip(video);
    open(other);
    fire('loadedmetadata');
    expect(video.currentTime).toBe(0);
  });
});

test.each([
  ['NotAllowedError', false],
  ['AbortError', true],
  ['NotSupportedError', true],
])('a start that is rejected with %s is not refused: %s', async (name, expected) => {
  video.play = () => Promise.reject(new DOMException('', name));
  expect(await startClip(video)).toBe(expected);
});

test('a start that fails in another way throws', async () => {
  video.play = () => Promise.resolve();
  expect(await startClip(video)).toBe(true);
  const error = new DOMException('', 'InvalidStateError');
  video.play = () => Promise.reject(error);
  await expect(startClip(video)).rejects.toBe(error);
});

test('a view counts once for each clip', () => {
  const count = vi.fn<(id: string) => void>();
  const play = createViewCounter(count);
  for (const id of ['a', 'a', 'b', 'a']) play(id);
  expect(count.mock.calls).toEqual([['a'], ['b']]);
});
