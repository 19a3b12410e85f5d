import { getSeekSeconds } from '#src/lib/seek-steps.ts';
import type { VideoCommand } from '#src/lib/video-keys.ts';
import type { Sound } from '../clip/use-sound.ts';

/** What the buttons and keys of the player do; times are in seconds. */
export interface PlayerCommands {
  toggle: () => void;
  seekTo: (seconds: number) => void;
  seekBy: (seconds: number) => void;
  step: (frames: 1 | -1) => void;
  setRate: (rate: number) => void;
  changeRate: (direction: 1 | -1) => void;
  retry: () => void;
  toggleFullscreen: () => void;
  togglePictureInPicture: () => void;
  showShortcuts: () => void;
  hideShortcuts: () => void;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

interface CommandTargets {
  commands: PlayerCommands;
  sound: Sound;
  /** Seconds. */
  duration: number;
}

export function runCommand(command: VideoCommand, { commands, sound, duration }: CommandTargets): void {
  switch (command.name) {
    case 'toggle-playback':
      return commands.toggle();
    case 'seek-by':
      return commands.seekBy(getSeekSeconds(command, duration));
    case 'seek-to':
      return commands.seekTo(command.share * duration);
    case 'step':
      return commands.step(command.frames);
    case 'change-rate':
      return commands.changeRate(command.direction);
    case 'change-volume':
      return sound.setVolume(sound.volume + command.by);
    case 'toggle-muted':
      return sound.toggleMuted();
    case 'toggle-fullscreen':
      return commands.toggleFullscreen();
    case 'toggle-picture-in-picture':
      return commands.togglePictureInPicture();
    case 'show-help':
      return commands.showShortcuts();
    case 'previous-video':
      return commands.previous?.();
    case 'next-video':
      return commands.next?.();
  }
}
