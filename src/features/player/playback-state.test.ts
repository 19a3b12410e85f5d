import { beforeAll, expect, test } from 'vitest';
import { isStuck } from './playback-state.ts';

beforeAll(() => {
  // Missing in happy-dom.
  Object.assign(HTMLMediaElement, { HAVE_FUTURE_DATA: 3 });
});

const stuck = { paused: false, readyState: 2, start: 0, end: 40 };

test.each([
  [true, 'waits for data that it has', stuck],
  [false, 'waits for data that comes slowly', { ...stuck, end: 12.1 }],
  [false, 'has other parts of the clip only', { ...stuck, start: 20 }],
  [false, 'plays', { ...stuck, readyState: 3 }],
  [false, 'is paused', { ...stuck, paused: true }],
])('is stuck: %s, when the browser %s', (expected, _state, { paused, readyState, start, end }) => {
  const buffered = { length: 1, start: () => start, end: () => end };
  expect(isStuck({ paused, readyState, buffered, currentTime: 12 })).toBe(expected);
});
