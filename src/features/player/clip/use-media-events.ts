import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ClipHandlers } from './use-playback.ts';

/** What has happened to a clip that was there before the app. */
function listPastEvents({ readyState, paused }: HTMLVideoElement): string[] {
  const isPlaying = !paused && readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
  return [
    'loadstart',
    ...(readyState >= HTMLMediaElement.HAVE_METADATA ? ['loadedmetadata'] : []),
    ...(isPlaying ? ['playing'] : []),
  ];
}

/** Media events do not bubble. An event that was fired before is passed on, too. */
export function useMediaEvents(clip: HTMLVideoElement, handlers: ClipHandlers) {
  const [takenOver] = useState(clip.networkState === HTMLMediaElement.NETWORK_EMPTY ? undefined : clip);
  const handle = useEffectEvent((type: string) => handlers[type]?.({ currentTarget: clip }));
  const listen = useEffectEvent((signal: AbortSignal) => {
    for (const type of Object.keys(handlers)) clip.addEventListener(type, () => handle(type), { signal });
  });
  useLayoutEffect(() => {
    const listening = new AbortController();
    listen(listening.signal);
    if (clip === takenOver) for (const type of listPastEvents(clip)) clip.dispatchEvent(new Event(type));
    return () => listening.abort();
  }, [clip, takenOver]);
}
