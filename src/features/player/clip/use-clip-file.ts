import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { clipUrl } from '#src/config/service-urls.ts';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import { listClipUrls } from '#src/data/storage/clip-urls.ts';
import { clipFiles, type ClipFile } from '#src/domain/clip-file.ts';
import { useAppMemory } from '#src/lib/app-memory.ts';
import { closeClip, createViewCounter, openClip, reloadClip } from '#src/lib/clip-player.ts';
import { findFirstClip, findWaitingClip } from '#src/lib/hand-over.ts';
import { getStartFile, getStartFragment } from './start-file.ts';

/** The URLs of missing renditions, each of which is requested only once. */
const createMissingFiles = () => new Set<string>();

const createElement = () => Object.assign(document.createElement('video'), { playsInline: true });

const withoutFragment = (url: string) => url.replace(/#.*/, '');

/**
 * Which file of a clip is played, and in which of two elements: a light file, if there is one, until another is chosen
 * (use-wanted-file.ts), which the spare element loads.
 *
 * @param onFirstPlay gets the id of the clip
 * @param isHeld whether nothing of the clip may be loaded yet
 */
export function useClipFile(
  clipId: string,
  quality: PlayerSettings['quality'],
  onFirstPlay: (clipId: string) => void,
  isHeld = false,
) {
  const missingFiles = useAppMemory(createMissingFiles);
  const getUrl = (name: ClipFile) => clipUrl(clipId, name);
  /** The same file, or what is played instead. */
  const find = (name: ClipFile): ClipFile =>
    clipFiles.slice(clipFiles.indexOf(name)).find((file) => !missingFiles.has(getUrl(file))) ?? 'original';
  const [{ name, fragment, clip, spare }, setFile] = useState(() => {
    const start = getStartFragment();
    const started = clipFiles.find((file) => findFirstClip(getUrl(file) + start));
    const first = started ? findFirstClip(getUrl(started) + start) : findWaitingClip();
    return {
      name: started ?? find(getStartFile(quality)),
      fragment: start,
      clip: first ?? createElement(),
      spare: createElement(),
    };
  });
  const [countPlay] = useState(() => createViewCounter(onFirstPlay));
  const handleReplaced = useEffectEvent((url: string) => {
    missingFiles.add(withoutFragment(url));
    setFile((file) => ({ ...file, name: find(name) }));
  });
  useLayoutEffect(() => {
    if (isHeld) return closeClip(clip);
    const urls = listClipUrls(clipId, fragment, name).filter(
      (url, place, all) => !missingFiles.has(withoutFragment(url)) || place === all.length - 1,
    );
    // What fails is told by the events of the clip, which starts by its 'loadstart'.
    openClip(clip, urls, { onFail: () => undefined, onReplaced: (url) => handleReplaced(url) });
  }, [isHeld, missingFiles, clip, clipId, name, fragment]);
  return {
    clip,
    spare,
    name,
    find,
    getUrl,
    giveUp: (missing: ClipFile) => {
      missingFiles.add(getUrl(missing));
      // What is found has changed.
      setFile((file) => ({ ...file }));
    },
    /** Goes on with another file in the spare element. @param time where that file starts, in seconds */
    changeTo: (next: ClipFile, time: number) =>
      setFile({ name: next, fragment: `#t=${time}`, clip: spare, spare: clip }),
    retry: () => reloadClip(clip),
    countPlay: () => countPlay(clipId),
  };
}

export type PlayedFile = ReturnType<typeof useClipFile>;
