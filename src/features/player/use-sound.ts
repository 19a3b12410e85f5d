import { useEffect, type RefObject } from 'react';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { isMutedAtRate } from '#src/domain/playback-rate.ts';

interface SoundOptions {
  rate: number;
  /** The browser started the video only without its sound. */
  isSilenced: boolean;
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

function applyVolume(video: HTMLVideoElement | null, volume: number) {
  if (video) video.volume = volume;
}

export function useSound(
  video: RefObject<HTMLVideoElement | null>,
  { rate, isSilenced, allowSound, settings, onChange }: SoundOptions,
): Sound {
  const { volume } = settings;
  const isTooSlow = isMutedAtRate(rate);
  useEffect(() => applyVolume(video.current, volume), [video, volume]);
  const change = (changes: Partial<PlayerSettings>) => {
    allowSound();
    onChange(changes);
  };
  return {
    volume,
    isTooSlow,
    isSilenced,
    isMuted: settings.isMuted || isTooSlow || isSilenced || volume === 0,
    toggleMuted: () => {
      const isMuted = settings.isMuted || isSilenced;
      change(volume === 0 ? { isMuted: false, volume: 1 } : { isMuted: !isMuted });
    },
    setVolume: (next) => change({ volume: Math.max(0, Math.min(1, next)), isMuted: false }),
  };
}
