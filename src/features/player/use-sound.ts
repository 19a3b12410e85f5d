import { useEffect, type RefObject } from 'react';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { isMutedAtRate } from '#src/domain/playback-rate.ts';

interface SoundOptions {
  rate: number;
  settings: PlayerSettings;
  onChange: (changes: Partial<PlayerSettings>) => void;
}

export interface Sound {
  volume: number;
  isMuted: boolean;
  isTooSlow: boolean;
  toggleMuted: () => void;
  setVolume: (volume: number) => void;
}

function applyVolume(video: HTMLVideoElement | null, volume: number) {
  if (video) video.volume = volume;
}

export function useSound(
  video: RefObject<HTMLVideoElement | null>,
  { rate, settings, onChange }: SoundOptions,
): Sound {
  const { volume } = settings;
  const isTooSlow = isMutedAtRate(rate);
  useEffect(() => applyVolume(video.current, volume), [video, volume]);
  return {
    volume,
    isTooSlow,
    isMuted: settings.isMuted || isTooSlow || volume === 0,
    toggleMuted: () =>
      onChange(volume === 0 ? { isMuted: false, volume: 1 } : { isMuted: !settings.isMuted }),
    setVolume: (next) => onChange({ volume: Math.max(0, Math.min(1, next)), isMuted: false }),
  };
}
