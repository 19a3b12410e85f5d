import { useRef, useState } from 'react';
import { clipUrl } from '#src/config/service-urls.ts';
import { getHeavierFile, type ClipFile } from '#src/domain/clip-file.ts';
import type { Video } from '#src/domain/video.ts';
import { isConnectionWeak } from '#src/lib/connection.ts';
import { useVideoSource } from '#src/lib/use-video-source.ts';

/** Which file of a ride the element plays: a light one, and a heavier one where that is missing. */
export function useReelClip(ride: Video, start: number) {
  const element = useRef<HTMLVideoElement>(null);
  const [light] = useState<ClipFile>(() => (isConnectionWeak() ? 360 : 720));
  const [chosen, setChosen] = useState<{ rideId: string; file: ClipFile }>();
  const [failedId, setFailedId] = useState<string>();
  const file = chosen?.rideId === ride.id ? chosen.file : light;
  const url = clipUrl(ride.video_id, file) + (start > 0 ? `#t=${start}` : '');
  useVideoSource(element, url);
  return {
    element,
    url,
    hasFailed: failedId === ride.id,
    handleError: ({ readyState }: HTMLVideoElement) => {
      if (file === 'original' || readyState > HTMLMediaElement.HAVE_NOTHING) setFailedId(ride.id);
      else setChosen({ rideId: ride.id, file: getHeavierFile(file) });
    },
    retry: () => {
      setFailedId(undefined);
      element.current?.load();
    },
  };
}
