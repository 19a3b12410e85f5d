import { useRef, useState } from 'react';
import { clipUrl } from '#src/config/service-urls.ts';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import type { ClipFile } from '#src/domain/clip-file.ts';
import { useVideoSource } from '#src/lib/use-video-source.ts';
import { findFirstClip, getStartFragment } from './first-ride.ts';
import { getStartFile } from './start-file.ts';

const files: readonly ClipFile[] = [360, 720, 'original'];

// The URLs of missing renditions. They are kept for the page, so that each is requested only once.
const missingFiles = new Set<string>();

/** Which file of a clip the element plays: a light one, if there is one, until another is chosen (use-quality.tsx). */
export function useClipFile(clipId: string, quality: PlayerSettings['quality']) {
  const getUrl = (name: ClipFile) => clipUrl(clipId, name);
  /** The same file, or what is played instead. */
  const find = (name: ClipFile): ClipFile =>
    files.find((file, place) => place >= files.indexOf(name) && !missingFiles.has(getUrl(file))) ??
    'original';
  const [{ name, fragment }, setFile] = useState(() => {
    const start = getStartFragment();
    const started = files.find((file) => findFirstClip(getUrl(file) + start));
    return { name: started ?? find(getStartFile(quality)), fragment: start };
  });
  const url = getUrl(name) + fragment;
  const [clip] = useState(() => findFirstClip(url) ?? document.createElement('video'));
  const element = useRef<HTMLVideoElement | null>(clip);
  useVideoSource(element, url);
  return {
    clip,
    element,
    name,
    find,
    getUrl,
    giveUp: (missing: ClipFile) => {
      missingFiles.add(getUrl(missing));
      // What is found has changed.
      setFile((file) => ({ ...file }));
    },
    /** @param time where it goes on, in seconds */
    changeTo: (next: ClipFile, time: number) => setFile({ name: next, fragment: `#t=${time}` }),
    /** After an error. @returns whether a heavier file is tried instead */
    tryHeavier: () => {
      if (name === 'original' || clip.readyState > HTMLMediaElement.HAVE_NOTHING) return false;
      missingFiles.add(getUrl(name));
      setFile({ name: find(name), fragment });
      return true;
    },
  };
}
