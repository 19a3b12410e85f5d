import { useRef, useState } from 'react';
import { getAdjacentRate, normalRate } from '#src/domain/playback-rate.ts';
import { autoplay, startPlayback } from './autoplay.ts';
import { continuePlayback, initialPlayback, readPlayback } from './playback-state.ts';
import { startsStill } from './start-file.ts';
import type { PlayedFile } from './use-clip-file.ts';

interface ClipEvent {
  readonly currentTarget: HTMLVideoElement;
}

/** By the type of event. */
export type ClipHandlers = Readonly<Record<string, (event: ClipEvent) => void>>;

interface PlaybackListeners {
  /** Not when playback goes on after a seek, a loop or waiting for data. */
  onPlay: () => void;
  /** Seconds. */
  onProgress: (time: number, duration: number) => void;
}

function moveTo(clip: HTMLVideoElement, seconds: number) {
  clip.currentTime = seconds;
}

/** A clip that is loaded again has its default rate. */
function applyRate(clip: HTMLVideoElement, rate: number) {
  Object.assign(clip, { defaultPlaybackRate: rate, playbackRate: rate });
}

export function usePlayback(file: PlayedFile, listeners: PlaybackListeners) {
  const { clip } = file;
  const [state, setState] = useState(initialPlayback);
  const [rate, setRate] = useState<number>(normalRate);
  // The page's own clip may play without its sound.
  const [isSilenced, setIsSilenced] = useState(() => clip.muted);
  /** Autoplay mutes and unmutes the video to find out what the browser allows. */
  const isStarting = useRef(false);
  const sync = ({ currentTarget }: ClipEvent) => {
    const next = readPlayback(currentTarget);
    setState((previous) => continuePlayback(previous, next));
    if (next.phase === 'playing' || next.phase === 'ended') listeners.onProgress(next.time, next.duration);
  };
  const seekTo = (seconds: number) => {
    moveTo(clip, Math.max(0, Math.min(state.duration, seconds)));
  };
  const changeRate = (next: number) => {
    setRate(next);
    applyRate(clip, next);
  };
  const actions = {
    toggle: () => {
      if (clip.paused) void startPlayback(clip);
      else clip.pause();
    },
    seekTo,
    seekBy: (seconds: number) => seekTo(clip.currentTime + seconds),
    setRate: changeRate,
    changeRate: (direction: 1 | -1) => changeRate(getAdjacentRate(rate, direction)),
    allowSound: () => setIsSilenced(false),
    retry: () => {
      setState({ ...initialPlayback, time: state.time });
      file.retry();
    },
  };
  const start = async () => {
    if (startsStill()) return;
    isStarting.current = true;
    if (await autoplay(clip)) setIsSilenced(true);
    isStarting.current = false;
  };
  const events: ClipHandlers = {
    loadstart: () => void start(),
    // An extension or the controls of the system may change the rate, too. Nothing plays at 0.
    ratechange: ({ currentTarget: { playbackRate } }) => {
      if (playbackRate > 0 && playbackRate !== rate) changeRate(playbackRate);
    },
    playing: (event) => {
      file.countPlay();
      sync(event);
    },
    loadedmetadata: sync,
    play: (event) => {
      sync(event);
      if (state.phase !== 'buffering') listeners.onPlay();
    },
    pause: sync,
    ended: sync,
    waiting: sync,
    canplay: sync,
    seeked: sync,
    timeupdate: sync,
    error: sync,
  };
  return { state: { ...state, rate, isSilenced }, actions, isStarting, events };
}
