import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { forgetFirstRide } from './first-ride.ts';
import type { ClipHandlers } from './use-playback.ts';
import type { Player } from './use-player.ts';

/** What has happened to a clip that was there before the app. */
function listPastEvents({ networkState, readyState, paused }: HTMLVideoElement): string[] {
  if (networkState === HTMLMediaElement.NETWORK_EMPTY) return [];
  const isPlaying = !paused && readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
  return [
    'loadstart',
    ...(readyState >= HTMLMediaElement.HAVE_METADATA ? ['loadedmetadata'] : []),
    ...(isPlaying ? ['playing'] : []),
  ];
}

function insertClip(clip: HTMLVideoElement, picture: HTMLElement | null) {
  clip.className = 'size-full object-contain';
  clip.playsInline = true;
  clip.controls = false;
  picture?.append(clip);
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

/** Apart from the poster, whose arrival must not turn on the sound of a clip that is just starting without it. */
function useMuted(clip: HTMLVideoElement, isMuted: boolean) {
  useLayoutEffect(() => applyMuted(clip, isMuted), [clip, isMuted]);
}

function applyPoster(clip: HTMLVideoElement, poster: string | undefined) {
  if (poster !== undefined) clip.poster = poster;
}

function usePoster(clip: HTMLVideoElement, poster: string | undefined) {
  useLayoutEffect(() => applyPoster(clip, poster), [clip, poster]);
}

/** Media events do not bubble. An event that was fired before is passed on, too. */
function useMediaEvents(clip: HTMLVideoElement, handlers: ClipHandlers, isSwitching: RefObject<boolean>) {
  const handle = useEffectEvent((type: string) => {
    if (!isSwitching.current) handlers[type]?.({ currentTarget: clip });
  });
  const listen = useEffectEvent((signal: AbortSignal) => {
    for (const type of Object.keys(handlers)) clip.addEventListener(type, () => handle(type), { signal });
  });
  useLayoutEffect(() => {
    const listening = new AbortController();
    listen(listening.signal);
    for (const type of listPastEvents(clip)) clip.dispatchEvent(new Event(type));
    return () => listening.abort();
  }, [clip]);
}

interface ClipProps {
  player: Player;
  poster: string | undefined;
  /** Whether other rides come before or after: swipes lead to them and do not scroll the page. */
  hasOthers: boolean;
}

/** The picture. Its element is not React's, because it may play since before the app was there (first-ride.ts). */
export function Clip({ player, poster, hasOthers }: ClipProps) {
  const { clip, isMuted, mediaEvents, isSwitching } = player;
  const picture = useRef<HTMLDivElement>(null);
  useInsertedClip(clip, picture);
  useMuted(clip, isMuted);
  usePoster(clip, poster);
  useMediaEvents(clip, mediaEvents, isSwitching);
  return (
    <div
      ref={picture}
      className="player-picture"
      style={{ touchAction: hasOthers ? 'pinch-zoom' : 'manipulation' }}
    />
  );
}
