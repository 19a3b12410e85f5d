import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { useClipFile } from './use-clip-file.ts';
import { useMediaEvents } from './use-media-events.ts';
import { usePlayback } from './use-playback.ts';
import { useSound } from './use-sound.ts';

interface ClipOptions {
  settings: PlayerSettings;
  /** Whether nothing of the clip may be loaded yet. */
  isHeld: boolean;
  changeSettings: (changes: Partial<PlayerSettings>) => void;
  /** Not when playback goes on after a seek, a loop or waiting for data. */
  onPlay: () => void;
  onFirstPlay: (clipId: string) => void;
  /** Seconds. */
  onProgress: (time: number, duration: number) => void;
}

/** A clip that plays: its element and file, how far it is, and its sound. */
export function useClip(clipId: string, { settings, isHeld, changeSettings, ...listeners }: ClipOptions) {
  const file = useClipFile(clipId, settings.quality, listeners.onFirstPlay, isHeld);
  const { clip } = file;
  const { state, actions, isStarting, events } = usePlayback(file, listeners);
  const { sound, events: soundEvents } = useSound(clip, {
    rate: state.rate,
    isSilenced: state.isSilenced,
    isStarting,
    allowSound: actions.allowSound,
    settings,
    onChange: changeSettings,
  });
  useMediaEvents(clip, { ...events, ...soundEvents });
  return { clip, file, state, actions, sound };
}

export type PlayedClip = Omit<ReturnType<typeof useClip>, 'actions'>;
