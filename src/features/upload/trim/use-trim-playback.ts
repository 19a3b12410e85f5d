import { useCallback, useEffect, useRef, useState } from 'react';
import { clamp } from '#src/domain/timeline.ts';
import type { Selection } from '#src/domain/trim.ts';
import { trackPresentedTime, type PresentedTime } from '#src/lib/presented-time.ts';
import { setObjectUrl } from '../clip-image.tsx';

/** A seek to the exact start of a frame may show the frame before it. */
const seekOffsetSeconds = 0.001;

function attachSource(video: HTMLVideoElement, source: File | string): () => void {
  if (typeof source !== 'string') return setObjectUrl(video, source);
  video.src = source;
  return () => undefined;
}

const maxPictureWaitMs = 5000;

/** Whether a video shows its picture, which some browsers never load without reporting an error. */
function useHasPicture(): [hasPicture: boolean, setHasPicture: (hasPicture: boolean) => void] {
  const [known, setKnown] = useState<boolean>();
  useEffect(() => {
    if (known !== undefined) return;
    const timer = setTimeout(() => setKnown(false), maxPictureWaitMs);
    return () => clearTimeout(timer);
  }, [known]);
  return [known !== false, setKnown];
}

/** @param source a file, or the URL of a clip @param rate times the normal speed */
export function useTrimPlayback(source: File | string, selection: Selection, rate = 1) {
  const video = useRef<HTMLVideoElement>(null);
  const presentedTime = useRef<PresentedTime>(undefined);
  const ref = useCallback(
    (element: HTMLVideoElement) => {
      video.current = element;
      presentedTime.current = trackPresentedTime(element);
      const detachSource = attachSource(element, source);
      return () => {
        presentedTime.current?.stop();
        detachSource();
      };
    },
    [source],
  );
  const [time, setTime] = useState(selection.start);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasPicture, setHasPicture] = useHasPicture();
  const seek = (seconds: number) => {
    if (video.current) video.current.currentTime = seconds + seekOffsetSeconds;
    setTime(seconds);
  };
  const { start, end } = selection;
  const syncTime = () => {
    const element = video.current;
    if (!element || element.paused) return;
    setTime(Math.min(element.currentTime, end));
    if (element.currentTime >= end) element.pause();
    else requestAnimationFrame(syncTime);
  };
  useEffect(() => {
    if (!video.current) return;
    // A source that is loaded starts at the default rate.
    video.current.defaultPlaybackRate = rate;
    video.current.playbackRate = rate;
  }, [rate]);
  const toggle = () => {
    const element = video.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    if (element.currentTime < start || element.currentTime >= end - seekOffsetSeconds)
      element.currentTime = start + seekOffsetSeconds;
    element.play().catch(() => undefined); // stays paused, as the button shows
  };
  /** In seconds; another moment than `time` while it plays. */
  const getShownTime = () => (hasPicture && presentedTime.current?.get()) || time;
  const videoProps = {
    ref,
    onPlay: () => {
      setIsPlaying(true);
      requestAnimationFrame(syncTime);
    },
    onPause: () => setIsPlaying(false),
    // Another place may have been chosen meanwhile.
    onLoadedMetadata: () => seek(clamp(time, start, end)),
    // An unsupported codec may load without an error and without a picture.
    onLoadedData: () => setHasPicture(video.current?.videoWidth !== 0),
    onError: () => setHasPicture(false),
  };
  return { time, isPlaying, hasPicture, getShownTime, seek, toggle, videoProps };
}
