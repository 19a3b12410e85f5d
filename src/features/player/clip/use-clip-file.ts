import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { clipUrl } from '#src/config/service-urls.ts';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { listClipUrls } from '#src/data/storage/clip-urls.ts';
import { clipFiles, type ClipFile } from '#src/domain/clip-file.ts';
import { useAppMemory } from '#src/lib/app-memory.ts';
import { createViewCounter, openClip, reloadClip } from '#src/lib/clip-player.ts';
import { findFirstClip } from '#src/lib/hand-over.ts';
import { getStartFile, getStartFragment } from './start-file.ts';

/** The URLs of missing renditions, each of which is requested only once. */
const createMissingFiles = () => new Set<string>();

const withoutFragment = (url: string) => url.replace(/#.*/, '');

/**
 * Which file of a clip the element plays: a light one, if there is one, until another is chosen (use-wanted-file.ts).
 *
 * @param onFirstPlay gets the id of the clip
 */
export function useClipFile(
  clipId: string,
  quality: PlayerSettings['quality'],
  onFirstPlay: (clipId: string) => void,
) {
  const missingFiles = useAppMemory(createMissingFiles);
  const getUrl = (name: ClipFile) => clipUrl(clipId, name);
  /** The same file, or what is played instead. */
  const find = (name: ClipFile): ClipFile =>
    clipFiles.slice(clipFiles.indexOf(name)).find((file) => !missingFiles.has(getUrl(file))) ?? 'original';
  const [{ name, fragment }, setFile] = useState(() => {
    const start = getStartFragment();
    const started = clipFiles.find((file) => findFirstClip(getUrl(file) + start));
    return { name: started ?? find(getStartFile(quality)), fragment: start };
  });
  const [clip] = useState(() => findFirstClip(getUrl(name) + fragment) ?? document.createElement('video'));
  const [countPlay] = useState(() => createViewCounter(onFirstPlay));
  const handleReplaced = useEffectEvent((url: string) => {
    missingFiles.add(withoutFragment(url));
    setFile({ name: find(name), fragment });
  });
  useLayoutEffect(() => {
    const urls = listClipUrls(clipId, fragment, name).filter(
      (url, place, all) => !missingFiles.has(withoutFragment(url)) || place === all.length - 1,
    );
    // What fails is told by the events of the clip, which starts by its 'loadstart'.
    openClip(clip, urls, { onFail: () => undefined, onReplaced: (url) => handleReplaced(url) });
  }, [missingFiles, clip, clipId, name, fragment]);
  return {
    clip,
    element: useRef<HTMLVideoElement | null>(clip),
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
    retry: () => reloadClip(clip),
    countPlay: () => countPlay(clipId),
  };
}

export type PlayedFile = ReturnType<typeof useClipFile>;
