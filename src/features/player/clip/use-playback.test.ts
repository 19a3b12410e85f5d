import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakePlayback } from '#tests/support/fake-playback.ts';
import type { PlayedFile } from './use-clip-file.ts';
import { usePlayback } from './use-playback.ts';

test('[PLY-01] the controls come back when a paused clip plays, not when it goes on after waiting', () => {
  const clip = document.createElement('video');
  const { media } = fakePlayback(clip);
  const file = { clip, countPlay: () => undefined } as unknown as PlayedFile;
  const onPlay = vi.fn<() => void>();
  const { result } = renderHook(() => usePlayback(file, { onPlay, onProgress: () => undefined }));
  const fire = (type: string, state: Partial<typeof media>) => {
    Object.assign(media, state);
    act(() => result.current.events[type]?.({ currentTarget: clip }));
  };
  fire('waiting', { paused: false, readyState: 2 });
  fire('play', { readyState: 4 });
  expect(onPlay).not.toHaveBeenCalled();
  fire('pause', { paused: true });
  fire('play', { paused: false });
  expect(onPlay).toHaveBeenCalledOnce();
});
