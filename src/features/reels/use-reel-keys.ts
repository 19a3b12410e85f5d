import { getSeekSeconds } from '#src/lib/seek-steps.ts';
import { useVideoCommandKeys } from '#src/lib/use-video-command-keys.ts';
import type { ReelShow } from './use-reel-show.ts';

interface ReelKeyActions {
  toggleMuted: () => void;
  toggleFullscreen: () => void;
}

/** The keys of the player that make sense for a reel. */
export function useReelKeys(
  { show, ride, reelTime, toggle, choose, seekTo }: ReelShow,
  { toggleMuted, toggleFullscreen }: ReelKeyActions,
) {
  useVideoCommandKeys((command) => {
    switch (command.name) {
      case 'toggle-playback':
        toggle();
        break;
      case 'seek-by':
        seekTo(reelTime + getSeekSeconds(command, ride.duration));
        break;
      case 'previous-video':
        choose(show.index - 1);
        break;
      case 'next-video':
        choose(show.index + 1);
        break;
      case 'toggle-muted':
        toggleMuted();
        break;
      case 'toggle-fullscreen':
        toggleFullscreen();
        break;
      default:
        return false;
    }
    return true;
  });
}
