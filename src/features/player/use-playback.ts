import { useRef, useState, type SyntheticEvent } from 'react';
import { normalRate, isMutedAtRate } from './speed.ts';

interface PlaybackState {
  isPlaying: boolean;
  time: number;
  /** In seconds; 0 until the metadata is loaded. */
  duration: number;
  hasFailed: boolean;
}

const initialPlayback: PlaybackState = { isPlaying: false, time: 0, duration: 0, hasFailed: false };

/** Assumes 30 frames per second. */
const frameSeconds = 1 / 30;

interface PlaybackListeners {
  onPlay: () => void;
  onFirstPlay: () => void;
}

export function usePlayback({ onPlay, onFirstPlay }: PlaybackListeners) {
  const video = useRef<HTMLVideoElement>(null);
  const hasStarted = useRef(false);
  const [state, setState] = useState(initialPlayback);
  const [rate, setRate] = useState<number>(normalRate);
  const [isMutedByUser, setIsMutedByUser] = useState(false);
  const syncState = (event: SyntheticEvent<HTMLVideoElement>) => {
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
      video.current.currentTime += frames * frameSeconds;
    },
    setRate: (next: number) => {
      setRate(next);
      if (video.current) video.current.playbackRate = next;
    },
    toggleMuted: () => setIsMutedByUser(!isMutedByUser),
    retry: () => {
      setState(initialPlayback);
      video.current?.load();
    },
  };
  const isMuted = isMutedByUser || isMutedAtRate(rate);
  const videoProps = {
    ref: video,
    muted: isMuted,
    onPlaying: (event: SyntheticEvent<HTMLVideoElement>) => {
      syncState(event);
      onPlay();
      if (hasStarted.current) return;
      hasStarted.current = true;
      onFirstPlay();
    },
    onPlay: syncState,
    onPause: syncState,
    onEnded: syncState,
    onSeeked: syncState,
    onTimeUpdate: syncState,
    onLoadedMetadata: syncState,
    onError: () => setState({ ...initialPlayback, hasFailed: true }),
  };
  return { state: { ...state, rate, isMuted }, actions, videoProps };
}

export type PlaybackControls = Pick<ReturnType<typeof usePlayback>, 'state' | 'actions'>;
