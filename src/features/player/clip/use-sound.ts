import { useLayoutEffect, type RefObject } from 'react';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { isMutedAtRate } from '#src/domain/playback-rate.ts';
import type { ClipHandlers } from './use-playback.ts';

interface SoundOptions {
  rate: number;
  /** The browser started the video only without its sound. */
  isSilenced: boolean;
  /** While the player finds out whether it may start with sound. */
  isStarting: RefObject<boolean>;
  allowSound: () => void;
  settings: PlayerSettings;
  onChange: (changes: Partial<PlayerSettings>) => void;
}

export interface Sound {
  volume: number;
  isMuted: boolean;
  isTooSlow: boolean;
  isSilenced: boolean;
  toggleMuted: () => void;
  setVolume: (volume: number) => void;
}

function applyVolume(clip: HTMLVideoElement, volume: number) {
  clip.volume = volume;
}

export function useSound(
  clip: HTMLVideoElement,
  { rate, isSilenced, isStarting, allowSound, settings, onChange }: SoundOptions,
) {
  const { volume } = settings;
  const isTooSlow = isMutedAtRate(rate);
  // Together with `muted`: an event between the two would look like a change from outside.
  useLayoutEffect(() => applyVolume(clip, volume), [clip, volume]);
  const change = (changes: Partial<PlayerSettings>) => {
    allowSound();
    onChange(changes);
  };
  const isMuted = settings.isMuted || isTooSlow || isSilenced || volume === 0;
  const sound: Sound = {
    volume,
    isTooSlow,
    isSilenced,
    isMuted,
    toggleMuted: () => {
      const wasMuted = settings.isMuted || isSilenced;
      change(volume === 0 ? { isMuted: false, volume: 1 } : { isMuted: !wasMuted });
    },
    setVolume: (next) => change({ volume: Math.max(0, Math.min(1, next)), isMuted: false }),
  };
  const events: ClipHandlers = {
    // The controls of the system or an extension may change the volume, too.
    volumechange: ({ currentTarget }) => {
      if (isStarting.current) return;
      const { volume: nextVolume, muted } = currentTarget;
      if (nextVolume !== volume) sound.setVolume(nextVolume);
      else if (isTooSlow) currentTarget.muted = true;
      else if (muted !== isMuted) change({ isMuted: muted });
    },
  };
  return { sound, events };
}
