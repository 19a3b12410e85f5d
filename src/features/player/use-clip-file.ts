import { useRef, useState } from 'react';
import { clipUrl, renditionUrl } from '#src/config/service-urls.ts';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { useVideoSource } from '#src/lib/use-video-source.ts';
import { findFirstClip, getStartFragment } from './first-ride.ts';

// Of the page: a ride is asked for its light file once.
const clipsWithoutRendition = new Set<string>();

/** Which file of a clip the element plays: the light one, if there is one, until another is chosen (use-quality.tsx). */
export function useClipFile(clipId: string, quality: PlayerSettings['quality']) {
  const [fragment, setFragment] = useState(getStartFragment);
  const getUrl = (isLight: boolean) => (isLight ? renditionUrl : clipUrl)(clipId);
  const [clip] = useState(
    () =>
      findFirstClip(getUrl(true) + fragment) ??
      findFirstClip(getUrl(false) + fragment) ??
      document.createElement('video'),
  );
  const [isLight, setIsLight] = useState(() => {
    const url = clip.getAttribute('src');
    if (url !== null) return url === getUrl(true) + fragment;
    return quality !== 'original' && !clipsWithoutRendition.has(clipId);
  });
  const element = useRef<HTMLVideoElement | null>(clip);
  useVideoSource(element, getUrl(isLight) + fragment);
  return {
    clip,
    element,
    isLight,
    hasRendition: !clipsWithoutRendition.has(clipId),
    getUrl,
    /** @param time where it goes on, in seconds */
    changeFile: (toLight: boolean, time: number) => {
      setFragment(`#t=${time}`);
      setIsLight(toLight);
    },
    /** After an error. @returns whether the original is tried instead */
    tryOriginal: () => {
      if (!isLight || clip.readyState > HTMLMediaElement.HAVE_NOTHING) return false;
      clipsWithoutRendition.add(clipId);
      setIsLight(false);
      return true;
    },
  };
}
