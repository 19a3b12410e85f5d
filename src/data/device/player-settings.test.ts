import { afterEach, expect, test, vi } from 'vitest';
import { readPlayerSettings, storePlayerSettings } from './player-settings.ts';

const defaults = {
  ...{ volume: 1, isMuted: false, hasShortcuts: true, playsNext: true, knowsSwipe: false },
  quality: 'auto' as const,
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('keeps the settings on the device', () => {
  expect(readPlayerSettings()).toEqual(defaults);
  const changed = {
    ...{ volume: 0.4, isMuted: true, hasShortcuts: false, playsNext: false, knowsSwipe: true },
    quality: 'original' as const,
  };
  storePlayerSettings(changed);
  expect(readPlayerSettings()).toEqual(changed);
});

test('does not move on by itself for people who want less motion, unless they have asked for it', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  expect(readPlayerSettings().playsNext).toBe(false);
  storePlayerSettings({ ...defaults, playsNext: true });
  expect(readPlayerSettings().playsNext).toBe(true);
});

test.each(['nonsense', '[]', 'null', '{"volume":7,"isMuted":"yes"}'])(
  'reads %s as the defaults',
  (stored) => {
    localStorage.setItem('rodeo-reel.player', stored);
    expect(readPlayerSettings()).toEqual(defaults);
  },
);
