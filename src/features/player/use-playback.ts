import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { getAdjacentRate, normalRate } from '#src/domain/playback-rate.ts';
import { reportError } from '#src/lib/log.ts';
import { initialPlayback, readPlayback } from './playback-state.ts';

interface PlaybackListeners {
  onPlay: () => void;
  onFirstPlay: () => void;
  /** Seconds. */
  onProgress: (time: number, duration: number) => void;
}

const hasName = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

/** @returns false if the browser asks for a click on the page first */
async function startPlayback(video: HTMLVideoElement): Promise<boolean> {
  try {
    await video.play();
  } catch (error) {
    if (hasName(error, 'NotAllowedError')) return false;
    // Pausing in time rejects play() too.
    if (!hasName(error, 'AbortError') && !video.error) reportError(error, 'The video could not be started');
  }
  return true;
}

/** @returns whether the video had to start without its sound */
async function autoplay(video: HTMLVideoElement): Promise<boolean> {
  if (await startPlayback(video)) return false;
  video.muted = true;
  const isStarted = await startPlayback(video);
  video.muted = isStarted;
  return isStarted;
}

function moveTo(video: HTMLVideoElement | null, seconds: number) {
  if (video) video.currentTime = seconds;
}

function applyRate(video: HTMLVideoElement | null, rate: number) {
  if (video) video.playbackRate = rate;
}

export function usePlayback(video: RefObject<HTMLVideoElement | null>, listeners: PlaybackListeners) {
  const hasStarted = useRef(false);
  const [resumeTime, setResumeTime] = useState(0);
  const [state, setState] = useState(initialPlayback);
  const [rate, setRate] = useState<number>(normalRate);
  const [isSilenced, setIsSilenced] = useState(false);
  const sync = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    const next = readPlayback(currentTarget);
    setState(next);
    if (next.phase === 'playing' || next.phase === 'ended') listeners.onProgress(next.time, next.duration);
  };
  const seekTo = (seconds: number) => {
    moveTo(video.current, Math.max(0, Math.min(state.duration, seconds)));
  };
  const changeRate = (next: number) => {
    setRate(next);
    applyRate(video.current, next);
  };
  const actions = {
    toggle: () => {
      if (!video.current) return;
      if (video.current.paused) void startPlayback(video.current);
      else video.current.pause();
    },
    seekTo,
    seekBy: (seconds: number) => seekTo((video.current?.currentTime ?? 0) + seconds),
    setRate: changeRate,
    changeRate: (direction: 1 | -1) => changeRate(getAdjacentRate(rate, direction)),
    allowSound: () => setIsSilenced(false),
    retry: () => {
      setResumeTime(state.time);
      setState({ ...initialPlayback, time: state.time });
      video.current?.load();
    },
  };
  const videoProps = {
    onLoadStart: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
      void autoplay(currentTarget).then(setIsSilenced),
    onPlaying: (event: SyntheticEvent<HTMLVideoElement>) => {
      sync(event);
      listeners.onPlay();
      if (hasStarted.current) return;
      hasStarted.current = true;
      listeners.onFirstPlay();
    },
    onLoadedMetadata: (event: SyntheticEvent<HTMLVideoElement>) => {
      applyRate(event.currentTarget, rate);
      if (resumeTime > 0) moveTo(event.currentTarget, resumeTime);
      sync(event);
    },
    onPlay: sync,
    onPause: sync,
    onEnded: sync,
    onWaiting: sync,
    onCanPlay: sync,
    onSeeked: sync,
    onTimeUpdate: sync,
    onError: sync,
  };
  return { state: { ...state, rate, isSilenced }, actions, videoProps };
}
