import { useCallback, useRef, useState } from 'react';
import type { Selection } from '#src/domain/trim.ts';
import { setObjectUrl } from './object-url.ts';

/** A seek to the very start of a frame may show the one before: aim a little behind it. Seconds. */
const seekOffset = 0.001;

/** Plays the selection of a film, and only that. */
export function useTrimPlayback(file: File, selection: Selection) {
  const video = useRef<HTMLVideoElement>(null);
  const mount = useCallback(
    (element: HTMLVideoElement) => {
      video.current = element;
      return setObjectUrl(element, file);
    },
    [file],
  );
  const [time, setTime] = useState(selection.start);
  const [playing, setPlaying] = useState(false);
  const seek = (seconds: number) => {
    if (video.current) video.current.currentTime = seconds + seekOffset;
    setTime(seconds);
  };
  const { start, end } = selection;
  const follow = () => {
    const film = video.current;
    if (!film || film.paused) return;
    setTime(Math.min(film.currentTime, end));
    if (film.currentTime >= end) film.pause();
    else requestAnimationFrame(follow);
  };
  const toggle = () => {
    const film = video.current;
    if (!film) return;
    if (!film.paused) return film.pause();
    if (film.currentTime < start || film.currentTime >= end - seekOffset)
      film.currentTime = start + seekOffset;
    void film.play();
  };
  const attributes = {
    ref: mount,
    onPlay: () => {
      setPlaying(true);
      requestAnimationFrame(follow);
    },
    onPause: () => setPlaying(false),
    onLoadedMetadata: () => seek(start),
  };
  return { time, playing, seek, toggle, attributes };
}
