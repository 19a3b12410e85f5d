import { afterEach, expect, test, vi } from 'vitest';
import { getUnpublishedRide, leaveUnpublishedRide, setUnpublishedRide } from './unsaved-work.ts';

afterEach(() => {
  setUnpublishedRide('upload', undefined);
  setUnpublishedRide('night', undefined);
});

test('leaving a ride and a night leaves both, and keeps them only if the device keeps both', () => {
  const [leaveRide, leaveNight] = [vi.fn<() => void>(), vi.fn<() => void>()];
  setUnpublishedRide('upload', { leave: leaveRide, isKept: true, isRunning: false });
  expect(getUnpublishedRide()).toMatchObject({ isKept: true, isRunning: false });
  setUnpublishedRide('night', { leave: leaveNight, isKept: false, isRunning: true });
  expect(getUnpublishedRide()).toMatchObject({ isKept: false, isRunning: true });
  expect(leaveUnpublishedRide()).toBe('discarded');
  expect([leaveRide, leaveNight].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
