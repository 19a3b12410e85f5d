import { useEffect, useEffectEvent } from 'react';
import { getVideoCommand, usesKey } from '#src/lib/video-keys.ts';
import type { ReelShow } from './use-reel-show.ts';

interface ReelKeyActions {
  toggleMuted: () => void;
  toggleFullscreen: () => void;
}

/** The keys of the player that make sense for a reel. */
export function useReelKeys(
  { show, reelTime, toggle, choose, seekTo }: ReelShow,
  { toggleMuted, toggleFullscreen }: ReelKeyActions,
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest('dialog') || usesKey(event.target, event.key)) return;
    const command = getVideoCommand(event);
    switch (command?.name) {
      case 'toggle-playback':
        toggle();
        break;
      case 'seek-by':
        seekTo(reelTime + command.seconds);
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
        return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
