import { afterEach, expect, test, vi } from 'vitest';
import { readPlayerSettings, storePlayerSettings } from './player-settings.ts';

const defaults = { volume: 1, isMuted: false, hasShortcuts: true };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('keeps the settings on the device', () => {
  expect(readPlayerSettings()).toEqual(defaults);
  storePlayerSettings({ volume: 0.4, isMuted: true, hasShortcuts: false });
  expect(readPlayerSettings()).toEqual({ volume: 0.4, isMuted: true, hasShortcuts: false });
});

test.each(['nonsense', '[]', 'null', '{"volume":7,"isMuted":"yes"}'])(
  'reads %s as the defaults',
  (stored) => {
    localStorage.setItem('rodeo-reel.player', stored);
    expect(readPlayerSettings()).toEqual(defaults);
  },
);
