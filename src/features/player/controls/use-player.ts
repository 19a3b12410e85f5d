import { useRef, useState } from 'react';
import { trackEvent } from '#src/session/track-event.ts';
import { getWatchBucket, type WatchBucket } from '#src/domain/analytics-event.ts';
import { reportError } from '#src/lib/log.ts';
import type { FrameStepper } from '../clip/frame-stepper.ts';
import { useClip } from '../clip/use-clip.ts';
import { togglePictureInPicture } from './picture-in-picture.ts';
import { usePlayerPage } from './player-context.ts';
import { runCommand, type PlayerCommands } from './run-player-command.ts';
import { useControlsVisibility } from './use-controls-visibility.ts';
import { usePlayerKeys } from './use-player-keys.ts';

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

function countView(clipId: string): void {
  import('./count-view.ts')
    .then(({ countVideoView }) => countVideoView(clipId))
    .catch((error: unknown) => reportError(error, 'The view could not be counted'));
}

/**
 * The clip of a ride with what its buttons and keys do.
 *
 * @param hold while it is there, nothing of the clip is loaded, and whoever wants to play it calls `release`
 */
export function usePlayer(clipId: string, hold: { release: () => void } | undefined) {
  const page = usePlayerPage();
  const [stepper, setStepper] = useState<FrameStepper>();
  const [areShortcutsOpen, setAreShortcutsOpen] = useState(false);
  const [hasStepped, setHasStepped] = useState(false);
  const controls = useControlsVisibility();
  const { actions, ...clipPlayed } = useClip(clipId, {
    settings: page.settings,
    isHeld: hold !== undefined,
    changeSettings: page.changeSettings,
    onPlay: controls.keepVisible,
    onFirstPlay: (id) => {
      // A clip that the page has started tells this first.
      controls.keepVisible();
      countView(id);
    },
    onProgress: useWatchTracking(clipId),
  });
  // What is held waits for nothing.
  const played = hold
    ? { ...clipPlayed, state: { ...clipPlayed.state, phase: 'paused' as const } }
    : clipPlayed;
  const { state, sound, clip } = played;
  const isPlaying = state.phase === 'playing' || state.phase === 'buffering';
  const commands: PlayerCommands = {
    ...actions,
    toggle: hold?.release ?? actions.toggle,
    step: (frames) => {
      if (!hold) void stepper?.step(frames).then(() => setHasStepped(true));
    },
    toggleFullscreen: () => page.fullscreen.toggle(clip),
    togglePictureInPicture: () => void togglePictureInPicture(clip),
    showShortcuts: () => setAreShortcutsOpen(true),
    hideShortcuts: () => setAreShortcutsOpen(false),
    previous: page.onPrevious,
    next: page.onNext,
  };
  usePlayerKeys(page.settings.hasShortcuts, (command) => {
    controls.keepVisible();
    runCommand(command, { commands, sound, duration: state.duration });
  });
  return {
    ...played,
    hold,
    isPlaying,
    commands,
    areControlsVisible: controls.isActive || !isPlaying,
    areShortcutsOpen,
    setStepper,
    hasStepped,
    hideControls: controls.hide,
    showControls: controls.keepVisible,
    stageProps: controls.handlers,
  };
}

export type Player = ReturnType<typeof usePlayer>;
