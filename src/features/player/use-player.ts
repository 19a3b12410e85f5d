import { useRef, useState } from 'react';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { reportError } from '#src/lib/log.ts';
import { togglePictureInPicture } from './picture-in-picture.ts';
import { runCommand, type PlayerCommands } from './run-player-command.ts';
import { useClipFile } from './use-clip-file.ts';
import { useControlsVisibility } from './use-controls-visibility.ts';
import type { Fullscreen } from './use-fullscreen.ts';
import { usePlayback, type ClipHandlers } from './use-playback.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useSound } from './use-sound.ts';
import type { FrameStepper } from './frame-stepper.ts';
import { trackEvent } from '#src/data/analytics/track-event.ts';
import { getWatchBucket, type WatchBucket } from '#src/domain/analytics-event.ts';

/** Records each bucket once per opening. */
function useWatchTracking(videoId: string) {
  const recorded = useRef(new Set<WatchBucket>());
  return (time: number, duration: number) => {
    const bucket = getWatchBucket(time, duration);
    if (!bucket || recorded.current.has(bucket)) return;
    recorded.current.add(bucket);
    trackEvent({ name: 'watch', videoId, bucket });
  };
}

interface PlayerOptions {
  clipId: string;
  settings: PlayerSettings;
  onSettingsChange: (changes: Partial<PlayerSettings>) => void;
  fullscreen: Fullscreen;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** With code that loads only then. */
function countView(clipId: string): void {
  import('./view-count.tsx')
    .then(({ countVideoView }) => countVideoView(clipId))
    .catch((error: unknown) => reportError(error, 'The view could not be counted'));
}

export function usePlayer({ clipId, settings, fullscreen, ...options }: PlayerOptions) {
  const [stepper, setStepper] = useState<FrameStepper>();
  const [areShortcutsOpen, setAreShortcutsOpen] = useState(false);
  const [hasStepped, setHasStepped] = useState(false);
  const { clip, element, ...file } = useClipFile(clipId, settings.quality);
  /** While the element gets another file of the clip, and goes on at the same frame. */
  const isSwitching = useRef(false);
  const controls = useControlsVisibility();
  const { state, actions, isStarting, events } = usePlayback(element, {
    onPlay: controls.keepVisible,
    onFirstPlay: () => countView(clipId),
    onProgress: useWatchTracking(clipId),
  });
  const { sound, events: soundEvents } = useSound(element, {
    rate: state.rate,
    isSilenced: state.isSilenced,
    isStarting,
    allowSound: actions.allowSound,
    settings,
    onChange: options.onSettingsChange,
  });
  const isPlaying = state.phase === 'playing' || state.phase === 'buffering';
  const areControlsVisible = controls.isActive || !isPlaying;
  const commands: PlayerCommands = {
    ...actions,
    step: (frames) => void stepper?.step(frames).then(() => setHasStepped(true)),
    toggleFullscreen: () => fullscreen.toggle(element.current),
    togglePictureInPicture: () => {
      if (element.current) void togglePictureInPicture(element.current);
    },
    showShortcuts: () => setAreShortcutsOpen(true),
    hideShortcuts: () => setAreShortcutsOpen(false),
    previous: options.onPrevious,
    next: options.onNext,
  };
  usePlayerKeys(settings.hasShortcuts, (command) => {
    controls.keepVisible();
    runCommand(command, { commands, sound, duration: state.duration });
  });
  return {
    state,
    isPlaying,
    commands,
    sound,
    areControlsVisible,
    areShortcutsOpen,
    setStepper,
    hideControls: controls.hide,
    showControls: controls.keepVisible,
    stageProps: controls.handlers,
    clip,
    file,
    isSwitching,
    hasStepped,
    isMuted: sound.isMuted,
    mediaEvents: {
      ...events,
      ...soundEvents,
      error: (event) => {
        if (!file.tryHeavier()) events['error']?.(event);
      },
    } satisfies ClipHandlers,
    element,
  };
}

export type Player = ReturnType<typeof usePlayer>;
