import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { SyncedPlayback } from './synced-playback.ts';
import { useFrameSteps } from './use-compared-frame-steps.ts';

test.each([
  [true, 1],
  [false, 0],
])(
  'a step stops two clips that play (%s), since one wants to look at their frames',
  async (isPlaying, count) => {
    const playback = new SyncedPlayback();
    const state = { time: 2, isPlaying, rate: 1 };
    Object.assign(playback, { getState: () => state, seekTo: vi.fn<(time: number) => void>() });
    const pause = vi.spyOn(playback, 'pause').mockReturnValue();
    const { result } = renderHook(() => useFrameSteps(playback, []), { wrapper: QueryProvider });
    await result.current(-1);
    expect(pause).toHaveBeenCalledTimes(count);
    expect(playback.seekTo).toHaveBeenCalledWith(2 - 1 / 30);
  },
);
