import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { useSound } from './use-sound.ts';

/** @returns the changes of the settings that the button for the sound makes */
function toggle(settings: Pick<PlayerSettings, 'volume' | 'isMuted'>, isSilenced = false) {
  const changes: Partial<PlayerSettings>[] = [];
  const options = {
    ...{ rate: 1, isSilenced, isStarting: { current: false }, settings: settings as PlayerSettings },
    allowSound: () => undefined,
    onChange: (change: Partial<PlayerSettings>) => changes.push(change),
  };
  const { result } = renderHook(() => useSound(document.createElement('video'), options));
  result.current.sound.toggleMuted();
  return changes;
}

test.each([
  ['that plays is muted', { volume: 0.4, isMuted: false }, false, { isMuted: true }],
  ['that is muted sounds', { volume: 0.4, isMuted: true }, false, { isMuted: false }],
  ['that the browser silenced sounds', { volume: 0.4, isMuted: false }, true, { isMuted: false }],
  ['without any volume has it all', { volume: 0, isMuted: false }, false, { isMuted: false, volume: 1 }],
])('by its button a clip %s', (_case, settings, isSilenced, change) => {
  expect(toggle(settings, isSilenced)).toEqual([change]);
});
