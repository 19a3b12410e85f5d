import { getSeekSeconds } from '#src/lib/seek-steps.ts';
import { getVideoCommand, usesKey, type VideoCommand } from '#src/lib/video-keys.ts';
import type { EmbeddedPlayer } from './player.ts';

async function toggleFullscreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}

/** @returns whether the command is one of this page */
function runCommand(command: VideoCommand, video: HTMLVideoElement, player: EmbeddedPlayer): boolean {
  switch (command.name) {
    case 'toggle-playback':
      if (video.paused) player.play();
      else video.pause();
      return true;
    case 'seek-by':
      video.currentTime += getSeekSeconds(command, video.duration || 0);
      return true;
    case 'seek-to':
      video.currentTime = command.share * (video.duration || 0);
      return true;
    case 'change-rate':
      player.changeSpeed(command.direction);
      return true;
    case 'change-volume':
      video.volume = Math.max(0, Math.min(1, video.volume + command.by));
      return true;
    case 'toggle-muted':
      video.muted = !video.muted;
      return true;
    case 'toggle-fullscreen':
      // The frame may lack the permission.
      toggleFullscreen().catch(() => undefined);
      return true;
    default:
      return false;
  }
}

/** While the native controls have focus, the browser handles the space bar. */
export function addKeyboardControls(video: HTMLVideoElement, player: EmbeddedPlayer): void {
  const handleKey = (event: KeyboardEvent) => {
    const command = getVideoCommand(event);
    const { target, key } = event;
    if (!command || (target === video && key === ' ') || (target instanceof Element && usesKey(target, key)))
      return;
    if (!runCommand(command, video, player)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Captured before the native controls, which use some of the same keys.
  document.addEventListener('keydown', handleKey, { capture: true });
}
