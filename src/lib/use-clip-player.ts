import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { closeClip, openClip, reloadClip, startClip } from './clip-player.ts';
import { reportError } from './log.ts';

interface ClipOptions {
  /** Whether it is to go on after another file or a retry; not for a clip that others start. */
  isOn?: boolean;
  /** The browser asks for a click on the page first. */
  onRefusal?: () => void;
}

/**
 * Shows a clip in an element of React. The source is not an attribute: React creates the element some time before it shows
 * it, and the events of a clip that loads in between would be lost.
 *
 * @param urls none while nothing may be loaded
 * @returns whether the clip could not be played, and ways to play it and to try again
 */
export function useClipPlayer(
  video: RefObject<HTMLVideoElement | null>,
  urls: readonly string[],
  { isOn = false, onRefusal }: ClipOptions = {},
) {
  const name = urls.at(-1);
  const [failed, setFailed] = useState<string>();
  const play = () => {
    if (!video.current) return;
    startClip(video.current).then(
      (isStarted) => isStarted || onRefusal?.(),
      (error: unknown) => reportError(error, 'The clip could not be started'),
    );
  };
  const goOn = () => {
    if (isOn) play();
  };
  const handleReplaced = useEffectEvent(goOn);
  const open = useEffectEvent((element: HTMLVideoElement) => {
    if (name === undefined) return closeClip(element);
    openClip(element, urls, {
      onFail: () => setFailed(name),
      onReplaced: () => handleReplaced(),
    });
  });
  useLayoutEffect(() => {
    if (video.current) open(video.current);
  }, [video, name]);
  const retry = () => {
    if (!video.current) return;
    setFailed(undefined);
    reloadClip(video.current);
    goOn();
  };
  return { hasFailed: name !== undefined && failed === name, play, retry };
}
