import { useEffect, useEffectEvent } from 'react';
import { getAdjacentRate } from '#src/domain/playback-rate.ts';
import { getVideoCommand, usesKey } from '#src/lib/video-keys.ts';
import type { SyncedPlayback } from './synced-playback.ts';

/** The keys of the player that make sense for two clips. */
export function useCompareKeys(playback: SyncedPlayback, step: (frames: 1 | -1) => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest('dialog') || usesKey(event.target, event.key)) return;
    const command = getVideoCommand(event);
    const { time, rate } = playback.getState();
    switch (command?.name) {
      case 'toggle-playback':
        playback.toggle();
        break;
      case 'step':
        step(command.frames);
        break;
      case 'seek-by':
        playback.seekTo(time + command.seconds);
        break;
      case 'change-rate':
        playback.setRate(getAdjacentRate(rate, command.direction));
        break;
      default:
        return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
