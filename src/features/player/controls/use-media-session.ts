import { useEffect, useEffectEvent } from 'react';
import { getRiders, type Video } from '#src/domain/video.ts';
import { usePoster } from '#src/lib/use-picture.ts';

type SessionActions = Partial<Record<MediaSessionAction, (() => void) | undefined>>;

const actionNames: readonly MediaSessionAction[] = [
  'play',
  'pause',
  'seekbackward',
  'seekforward',
  'previoustrack',
  'nexttrack',
];

/** Shows the video on lock screens and obeys the media keys of keyboards and headphones. */
export function useMediaSession(video: Video | undefined, actions: SessionActions) {
  const title = video?.title ?? '';
  const poster = usePoster(video?.thumbnail_url);
  const riders = video ? getRiders(video) : [];
  const artist = riders.map(({ name }) => name).join(', ');
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
