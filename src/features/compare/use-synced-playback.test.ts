import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSyncedPlayback } from './use-synced-playback.ts';

test('nothing plays on after the page is left', () => {
  const cancel = vi.fn<(frame: number) => void>();
  vi.stubGlobal('cancelAnimationFrame', cancel);
  const clip = { zero: 0, duration: 9 };
  const { unmount } = renderHook(() => useSyncedPlayback(clip, clip, 0));
  expect(cancel).not.toHaveBeenCalled();
  unmount();
  expect(cancel).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
