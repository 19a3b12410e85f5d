import { useRef, useState, type SyntheticEvent } from 'react';
import { normalRate, isMutedAtRate } from './speed.ts';

interface PlaybackState {
  isPlaying: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; 0 until it is known. */
  duration: number;
  hasFailed: boolean;
}

const initialPlayback: PlaybackState = { isPlaying: false, time: 0, duration: 0, hasFailed: false };

/** About one frame, in seconds: most rides are filmed at 30 a second. */
const frameDuration = 1 / 30;

interface PlaybackListeners {
  /** Playback starts, for the first time or again. */
  onPlay: () => void;
  /** Playback starts for the first time. */
  onFirstPlay: () => void;
}

/** The state of a film and what can be done with it. */
export function usePlayback({ onPlay, onFirstPlay }: PlaybackListeners) {
  const video = useRef<HTMLVideoElement>(null);
  const started = useRef(false);
  const [state, setState] = useState(initialPlayback);
  const [rate, setRate] = useState<number>(normalRate);
  const [muted, setMuted] = useState(false);
  const follow = (event: SyntheticEvent<HTMLVideoElement>) => {
    const { currentTime, duration, paused, ended } = event.currentTarget;
    const isPlaying = !paused && !ended;
    setState({ isPlaying, time: currentTime, duration: duration || 0, hasFailed: false });
  };
  const actions = {
    toggle: () => {
      if (!video.current) return;
      if (video.current.paused) void video.current.play();
      else video.current.pause();
    },
    seek: (seconds: number) => {
      if (video.current) video.current.currentTime = seconds;
    },
    step: (frames: number) => {
      if (!video.current) return;
      video.current.pause();
      video.current.currentTime += frames * frameDuration;
    },
    setRate: (next: number) => {
      setRate(next);
      if (video.current) video.current.playbackRate = next;
    },
    toggleMuted: () => setMuted(!muted),
    retry: () => {
      setState(initialPlayback);
      video.current?.load();
    },
  };
  const attributes = {
    ref: video,
    muted: muted || isMutedAtRate(rate),
    onPlaying: (event: SyntheticEvent<HTMLVideoElement>) => {
      follow(event);
      onPlay();
      if (started.current) return;
      started.current = true;
      onFirstPlay();
    },
    onPlay: follow,
    onPause: follow,
    onEnded: follow,
    onSeeked: follow,
    onTimeUpdate: follow,
    onLoadedMetadata: follow,
    onError: () => setState({ ...initialPlayback, hasFailed: true }),
  };
  return { state: { ...state, rate, muted: muted || isMutedAtRate(rate) }, actions, attributes };
}

export type PlaybackControls = Pick<ReturnType<typeof usePlayback>, 'state' | 'actions'>;
