import { useLayoutEffect, useRef, type RefObject } from 'react';
import { forgetFirstRide } from '#src/lib/hand-over.ts';
import type { PlayedClip } from './use-clip.ts';

function insertClip(clip: HTMLVideoElement, picture: HTMLElement | null) {
  clip.className = '';
  clip.controls = false;
  // One that takes over is there, and would stop for a moment if it was moved.
  if (clip.parentElement !== picture) picture?.append(clip);
}

function useInsertedClip(clip: HTMLVideoElement, picture: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    insertClip(clip, picture.current);
    return () => {
      clip.remove();
      forgetFirstRide();
    };
  }, [clip, picture]);
}

function applyMuted(clip: HTMLVideoElement, isMuted: boolean) {
  clip.muted = isMuted;
}

/**
 * Apart from the poster, whose arrival must not turn on the sound of a clip that is just starting without it. The spare
 * element gets it in the same moment: in WebKit an element may sound once a click has turned on its own sound.
 */
function useMuted({ clip, file }: PlayedClip, isMuted: boolean) {
  const { spare } = file;
  useLayoutEffect(() => {
    applyMuted(clip, isMuted);
    applyMuted(spare, isMuted);
  }, [clip, spare, isMuted]);
}

function applyPoster(clip: HTMLVideoElement, poster: string | undefined) {
  if (poster !== undefined) clip.poster = poster;
}

function usePoster(clip: HTMLVideoElement, poster: string | undefined) {
  useLayoutEffect(() => applyPoster(clip, poster), [clip, poster]);
}

interface ClipProps {
  played: PlayedClip;
  poster: string | undefined;
  /** Whether other rides come before or after: swipes lead to them and do not scroll the page. Two fingers enlarge. */
  hasOthers: boolean;
}

/**
 * The picture. Its element is not React's, because it may play since before the app was there (src/lib/hand-over.ts), and
 * another one may take over (switch-file.ts).
 */
export function Clip({ played, poster, hasOthers }: ClipProps) {
  const { clip, sound } = played;
  const picture = useRef<HTMLDivElement>(null);
  useInsertedClip(clip, picture);
  useMuted(played, sound.isMuted);
  usePoster(clip, poster);
  return (
    <div
      ref={picture}
      className="player-picture"
      style={{ touchAction: hasOthers ? 'none' : 'pan-x pan-y' }}
    />
  );
}
