import { getAdjacentRate } from '#src/domain/playback-rate.ts';
import { getSeekSeconds } from '#src/lib/seek-steps.ts';
import { useVideoCommandKeys } from '#src/lib/use-video-command-keys.ts';
import type { SyncedPlayback } from './synced-playback.ts';

/** The keys of the player that make sense for two clips. */
export function useCompareKeys(playback: SyncedPlayback, step: (frames: 1 | -1) => void) {
  useVideoCommandKeys((command) => {
    const { time, rate } = playback.getState();
    switch (command.name) {
      case 'toggle-playback':
        playback.toggle();
        break;
      case 'step':
        step(command.frames);
        break;
      case 'seek-by':
        playback.seekTo(time + getSeekSeconds(command, playback.getDuration()));
        break;
      case 'change-rate':
        playback.setRate(getAdjacentRate(rate, command.direction));
        break;
      default:
        return false;
    }
    return true;
  });
}
