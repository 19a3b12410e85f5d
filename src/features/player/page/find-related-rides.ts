import { getRiders, type Video } from '#src/domain/video.ts';
import type { StoredVideoFilter } from '#src/domain/video-filter.ts';
import { relatedVideosQuery } from '#src/queries/video-queries.ts';
import { queryClient } from '#src/session/query-provider.tsx';

/** What the lists beside a ride show: the rides of its riders, and then those of its animal. */
const listFilters = (video: Video): StoredVideoFilter[] => [
  ...getRiders(video).map(({ id }) => ({ kind: 'of-rider', riderId: id }) as const),
  ...(video.animal_id === '' ? [] : [{ kind: 'of-animal', animalId: video.animal_id } as const]),
];

/** The rides that follow one without a list of its own, each once, in the order of the lists beside it. */
export async function findRelatedRides(video: Video): Promise<string[]> {
  const lists = await Promise.all(
    listFilters(video).map((filter) => queryClient.fetchQuery(relatedVideosQuery(filter))),
  );
  const ids = lists.flat().map(({ video_id: id }) => id);
  return [...new Set(ids)].filter((id) => id !== video.video_id);
}
