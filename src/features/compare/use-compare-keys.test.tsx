import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SyncedPlayback } from './synced-playback.ts';
import { useCompareKeys } from './use-compare-keys.ts';

test.each([
  ['rides of seconds', 12, 7],
  ['long films', 60, 15],
])('the keys of the player move %s as far as there', (_what, duration, expected) => {
  const seekTo = vi.fn<SyncedPlayback['seekTo']>();
  const playback = {
    ...{ seekTo, getState: () => ({ time: 5, isPlaying: false, rate: 1 }), getDuration: () => duration },
  } as unknown as SyncedPlayback;
  renderHook(() => useCompareKeys(playback, () => undefined));
  fireEvent.keyDown(document.body, { key: 'l' });
  expect(seekTo.mock.calls).toEqual([[expected]]);
});
