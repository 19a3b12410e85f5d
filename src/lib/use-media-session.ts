import { useEffect, useEffectEvent } from 'react';

type SessionActions = Partial<Record<MediaSessionAction, (() => void) | undefined>>;

const actionNames: readonly MediaSessionAction[] = [
  'play',
  'pause',
  'seekbackward',
  'seekforward',
  'previoustrack',
  'nexttrack',
];

interface ShownClip {
  title: string;
  artist: string;
  /** The URL of a picture. */
  poster: string | undefined;
}

/** Shows a clip on lock screens and obeys the media keys of keyboards and headphones. */
export function useMediaSession({ title, artist, poster }: ShownClip, actions: SessionActions) {
  const handleAction = useEffectEvent((name: MediaSessionAction) => actions[name]?.());
  const availableNames = actionNames.filter((name) => actions[name]).join();
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    const artwork = poster ? [{ src: poster }] : [];
    mediaSession.metadata = new MediaMetadata({ title, artist, artwork });
    for (const name of actionNames)
      mediaSession.setActionHandler(
        name,
        availableNames.split(',').includes(name) ? () => handleAction(name) : null,
      );
    return () => {
      mediaSession.metadata = null;
      for (const name of actionNames) mediaSession.setActionHandler(name, null);
    };
  }, [title, artist, poster, availableNames]);
}
