import { useEffect, useEffectEvent, useState } from 'react';
import type { Video } from '#src/domain/video.ts';
import { callAfterClips } from '#src/lib/call-after-clips.ts';
import { reportError } from '#src/lib/log.ts';
import { getAdjacentVideos } from './queue.ts';

/**
 * The rides that the player was opened with; then those of the list from which another one was chosen; otherwise the
 * related ones.
 */
export function useQueue(opened: readonly string[], videoId: string) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [related, setRelated] = useState<readonly string[]>([]);
  const queue = [opened, chosen, related].find((list) => list.includes(videoId)) ?? [];
  return {
    ...getAdjacentVideos(queue, videoId),
    /** Whether somebody chose the list, and it is not the rides that the page shows anyway. */
    isChosen: queue.length > 0 && queue !== related,
    choose: setChosen,
    hasNone: queue.length === 0,
    setRelated,
  };
}

interface RelatedQueueOptions {
  /** Whether the ride stands in no list yet. */
  isWanted: boolean;
  onFound: (videoIds: readonly string[]) => void;
}

/**
 * A ride that was opened from a link stands in no list: those of its riders and its animal follow, which are looked for
 * once the clip does not need the line.
 *
 * @param videoId as in the address, which may be another one than the document's
 */
export function useRelatedQueue(
  videoId: string,
  video: Video | null | undefined,
  { isWanted, onFound }: RelatedQueueOptions,
) {
  const handleFound = useEffectEvent(onFound);
  useEffect(() => {
    if (!video || !isWanted) return;
    let isCurrent = true;
    const find = async () => {
      const { findRelatedRides } = await import('./find-related-rides.ts');
      const rides = await findRelatedRides(video);
      if (isCurrent) handleFound([videoId, ...rides]);
    };
    const cancel = callAfterClips(() => {
      // The lists beside the ride say what failed.
      find().catch((error: unknown) => reportError(error, 'No rides were found to go on with'));
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [video, videoId, isWanted]);
}
