import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callAfterClips } from './call-after-clips.ts';

Object.assign(HTMLMediaElement, { NETWORK_LOADING: 2 });
const call = vi.fn<() => void>();
let clip: { paused: boolean; networkState: number; currentTime: number; end: number };

beforeEach(() => {
  vi.useFakeTimers();
  clip = { paused: false, networkState: 2, currentTime: 3, end: 4 };
  const video = document.createElement('video');
  for (const name of ['paused', 'networkState', 'currentTime'] as const)
    Object.defineProperty(video, name, { get: () => clip[name] });
  Object.defineProperty(video, 'buffered', {
    get: () => ({ length: clip.end > 0 ? 1 : 0, end: () => clip.end }),
  });
  document.body.append(video);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test.each([
  ['has more ahead', { end: 8.1 }],
  ['has all', { networkState: 1 }],
  ['is paused', { paused: true }],
])('waits until a clip that plays %s', (_case, change) => {
  callAfterClips(call);
  vi.advanceTimersByTime(2000);
  expect(call).not.toHaveBeenCalled();
  Object.assign(clip, change);
  vi.advanceTimersByTime(250);
  expect(call).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(20_000);
  expect(call).toHaveBeenCalledOnce();
});

test('waits for a clip of which nothing has arrived, for ten seconds', () => {
  clip.end = 0;
  callAfterClips(call);
  vi.advanceTimersByTime(9900);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  expect(call).toHaveBeenCalledOnce();
});

test('can be canceled', () => {
  const cancel = callAfterClips(call);
  Object.assign(clip, { paused: true });
  cancel();
  vi.advanceTimersByTime(20_000);
  expect(call).not.toHaveBeenCalled();
});
