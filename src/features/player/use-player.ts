import { useRef, useState, useEffect, type RefObject } from 'react';
import { clipUrl } from '#src/config/service-urls.ts';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import type { Video } from '#src/domain/video.ts';
import { reportError } from '#src/lib/log.ts';
import { useVideoSource } from '#src/lib/use-video-source.ts';
import { togglePictureInPicture } from './picture-in-picture.ts';
import { runCommand, type PlayerCommands } from './run-player-command.ts';
import { useControlsVisibility } from './use-controls-visibility.ts';
import type { Fullscreen } from './use-fullscreen.ts';
import { useMediaSession } from './use-media-session.ts';
import { usePictureGestures } from './use-picture-gestures.ts';
import { usePlayback } from './use-playback.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useSound } from './use-sound.ts';
import { useStuckPlayback } from './use-stuck-playback.ts';
import { loadClipTimeline } from '#src/queries/clip-timeline-query.ts';
import { createFrameStepper, type FrameStepper } from './frame-stepper.ts';
import { trackEvent } from '#src/data/analytics/track-event.ts';
import { takeFirstClip } from './first-ride.ts';
import { getWatchBucket, type WatchBucket } from '#src/domain/analytics-event.ts';

/** Keeps the screen on. Browsers refuse it at low battery, and end it when the page is hidden. */
function useWakeLock(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const request = () => {
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      void lock?.then((sentinel) => sentinel?.release());
    };
  }, [isNeeded]);
}

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

function useFrameSteps(video: RefObject<HTMLVideoElement | null>, videoId: string) {
  const stepper = useRef<FrameStepper>(undefined);
  useEffect(() => {
    if (!video.current) return;
    const created = createFrameStepper(video.current, () => loadClipTimeline(videoId));
    stepper.current = created;
    return () => created.dispose();
  }, [video, videoId]);
  return (frames: 1 | -1) => void stepper.current?.step(frames);
}

interface PlayerOptions {
  clipId: string;
  video: Video | undefined;
  settings: PlayerSettings;
  onSettingsChange: (changes: Partial<PlayerSettings>) => void;
  fullscreen: Fullscreen;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The start of a link to a moment (src/domain/moment.ts); browsers ignore what is no time. */
function getStartFragment(): string {
  const start = new URLSearchParams(location.search).get('t');
  return start === null ? '' : `#t=${start}`;
}

/** With code that loads only then. */
function countView(clipId: string): void {
  import('./view-count.tsx')
    .then(({ countVideoView }) => countVideoView(clipId))
    .catch((error: unknown) => reportError(error, 'The view could not be counted'));
}

export function usePlayer({ clipId, video, settings, fullscreen, ...options }: PlayerOptions) {
  const [areShortcutsOpen, setAreShortcutsOpen] = useState(false);
  const [startFragment] = useState(getStartFragment);
  const url = clipUrl(clipId) + startFragment;
  const [clip] = useState(() => takeFirstClip(url) ?? document.createElement('video'));
  const element = useRef<HTMLVideoElement | null>(clip);
  useVideoSource(element, url);
  const controls = useControlsVisibility();
  const { state, actions, events } = usePlayback(element, {
    onPlay: controls.keepVisible,
    onFirstPlay: () => countView(clipId),
    onProgress: useWatchTracking(clipId),
  });
  const sound = useSound(element, {
    rate: state.rate,
    isSilenced: state.isSilenced,
    allowSound: actions.allowSound,
    settings,
    onChange: options.onSettingsChange,
  });
  const isPlaying = state.phase === 'playing' || state.phase === 'buffering';
  const areControlsVisible = controls.isActive || !isPlaying;
  const commands: PlayerCommands = {
    ...actions,
    step: useFrameSteps(element, clipId),
    toggleFullscreen: () => fullscreen.toggle(element.current),
    togglePictureInPicture: () => {
      if (element.current) void togglePictureInPicture(element.current);
    },
    showShortcuts: () => setAreShortcutsOpen(true),
    hideShortcuts: () => setAreShortcutsOpen(false),
    previous: options.onPrevious,
    next: options.onNext,
  };
  useStuckPlayback(element, isPlaying, actions.retry);
  useWakeLock(state.phase === 'playing');
  useMediaSession(video, {
    play: isPlaying ? undefined : commands.toggle,
    pause: isPlaying ? commands.toggle : undefined,
    seekbackward: () => commands.seekBy(-5),
    seekforward: () => commands.seekBy(5),
    previoustrack: commands.previous,
    nexttrack: commands.next,
  });
  usePlayerKeys(settings.hasShortcuts, (command) => {
    controls.keepVisible();
    runCommand(command, { commands, sound, duration: state.duration });
  });
  const { feedback, handlers } = usePictureGestures({
    areControlsVisible,
    showControls: controls.keepVisible,
    hideControls: controls.hide,
    togglePlayback: commands.toggle,
    toggleFullscreen: commands.toggleFullscreen,
    seekBy: commands.seekBy,
  });
  return {
    state,
    isPlaying,
    commands,
    sound,
    areControlsVisible,
    areShortcutsOpen,
    seekFeedback: feedback,
    stageProps: controls.handlers,
    clip,
    isMuted: sound.isMuted,
    mediaEvents: events,
    gestures: handlers,
    element,
  };
}

export type Player = ReturnType<typeof usePlayer>;
