import { useRef, useSyncExternalStore } from 'react';
import { reportError } from '#src/lib/log.ts';

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** On iPhones only the video itself, with controls of the system. */
interface NativeFullscreenVideo extends HTMLVideoElement {
  webkitEnterFullscreen: () => void;
}

const hasNativeFullscreen = (video: HTMLVideoElement): video is NativeFullscreenVideo =>
  'webkitEnterFullscreen' in video;

export function useFullscreen() {
  const area = useRef<HTMLDivElement>(null);
  // Older iPhones do not know it.
  const isFullscreen = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  const toggle = async (video: HTMLVideoElement) => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else if (document.fullscreenEnabled) await area.current?.requestFullscreen();
      else if (hasNativeFullscreen(video)) video.webkitEnterFullscreen();
    } catch (error) {
      reportError(error, 'The browser refused fullscreen');
    }
  };
  return [area, { isFullscreen, toggle: (video: HTMLVideoElement) => void toggle(video) }] as const;
}

export type Fullscreen = ReturnType<typeof useFullscreen>[1];
