import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMediaSession } from './use-media-session.ts';

const handlers = new Map<string, (() => void) | null>();
const mediaSession = {
  metadata: null as unknown,
  setActionHandler: (name: string, handler: (() => void) | null) => void handlers.set(name, handler),
};

beforeEach(() => {
  vi.stubGlobal('navigator', { ...navigator, mediaSession });
  vi.stubGlobal('MediaMetadata', function MediaMetadata(this: object, metadata: object) {
    Object.assign(this, metadata);
  });
});
afterEach(() => vi.unstubAllGlobals());

const clip = { title: 'Bovina Buckout', artist: 'Cody Latham', poster: 'https://example.com/ride.png' };

test('shows the ride on lock screens, and nothing once the player is closed', () => {
  const { unmount } = renderHook(() => useMediaSession(clip, {}));
  expect(mediaSession.metadata).toEqual({
    title: 'Bovina Buckout',
    artist: 'Cody Latham',
    artwork: [{ src: 'https://example.com/ride.png' }],
  });
  unmount();
  expect(mediaSession.metadata).toBeNull();
});

test('obeys media keys for what is possible', () => {
  const pause = vi.fn<() => void>();
  const nextVideo = vi.fn<() => void>();
  const { rerender, unmount } = renderHook(
    ({ nexttrack }) => useMediaSession(clip, { pause, nexttrack, previoustrack: undefined }),
    { initialProps: { nexttrack: undefined as (() => void) | undefined } },
  );
  handlers.get('pause')?.();
  expect(pause).toHaveBeenCalledOnce();
  expect(handlers.get('previoustrack')).toBeNull();
  expect(handlers.get('nexttrack')).toBeNull();

  rerender({ nexttrack: nextVideo });
  handlers.get('nexttrack')?.();
  expect(nextVideo).toHaveBeenCalledOnce();

  unmount();
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
});
