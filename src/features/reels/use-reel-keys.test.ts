import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useReelKeys } from './use-reel-keys.ts';
import type { ReelShow } from './use-reel-show.ts';

test('[PLY-09] arrow keys move by what the ride is long, wherever in the reel it is', () => {
  const seekTo = vi.fn<(time: number) => void>();
  const press = (duration: number) => {
    const show = { ride: { duration }, reelTime: 100, seekTo } as unknown as ReelShow;
    const actions = { toggleMuted: () => undefined, toggleFullscreen: () => undefined };
    const { unmount } = renderHook(() => useReelKeys(show, actions));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    unmount();
    return seekTo.mock.lastCall?.[0];
  };
  expect([press(8), press(40)]).toEqual([101, 105]);
});
