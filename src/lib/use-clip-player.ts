import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { openClip, reloadClip, startClip, type Clip } from './clip-player.ts';
import { reportError } from './log.ts';

/**
 * Shows a clip in an element of React. The source is not an attribute: React creates the element some time before it shows
 * it, and the events of a clip that loads in between would be lost.
 *
 * @param onRefusal the browser asks for a click on the page first
 * @returns whether the clip could not be played, and ways to play it and to try again
 */
export function useClipPlayer(
  video: RefObject<HTMLVideoElement | null>,
  clip: Clip & { readonly id: string },
  onRefusal?: () => void,
) {
  const { id, fragment } = clip;
  const [failedId, setFailedId] = useState<string>();
  const play = () => {
    if (!video.current) return;
    startClip(video.current).then(
      (isStarted) => isStarted || onRefusal?.(),
      (error: unknown) => reportError(error, 'The clip could not be started'),
    );
  };
  const goOn = useEffectEvent(play);
  const open = useEffectEvent((element: HTMLVideoElement) =>
    openClip(element, clip, {
      onFail: () => setFailedId(id),
      onReplaced: (_missing, wasPlaying) => wasPlaying && goOn(),
    }),
  );
  useLayoutEffect(() => {
    if (video.current) open(video.current);
  }, [video, id, fragment]);
  const retry = () => {
    if (!video.current) return;
    setFailedId(undefined);
    const wasPlaying = !video.current.paused;
    reloadClip(video.current);
    if (wasPlaying) play();
  };
  return { hasFailed: failedId === id, play, retry };
}
