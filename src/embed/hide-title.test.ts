import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideTitleWhenIdle } from './hide-title.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete document.body.dataset['idle'];
});

const isHidden = () => document.body.dataset['idle'] !== undefined;

test('the title of a playing ride is hidden three seconds after the last move', () => {
  const video = document.createElement('video');
  Object.defineProperty(video, 'paused', { value: false, writable: true });
  hideTitleWhenIdle(video);
  vi.advanceTimersByTime(2000);
  document.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(2900);
  expect(isHidden()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(isHidden()).toBe(true);
  Object.assign(video, { paused: true });
  video.dispatchEvent(new Event('pause'));
  vi.advanceTimersByTime(10_000);
  expect(isHidden()).toBe(false);
});
