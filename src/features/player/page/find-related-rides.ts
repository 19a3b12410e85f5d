import type { Video } from '#src/domain/video.ts';
import { relatedVideosQuery } from '#src/queries/video-queries.ts';
import { queryClient } from '#src/session/query-provider.tsx';
import { listRelated } from './list-related.ts';

/** The rides that follow one without a list of its own, each once, in the order of the lists beside it. */
export async function findRelatedRides(video: Video): Promise<string[]> {
  const lists = await Promise.all(
    listRelated(video).map(({ filter }) => queryClient.fetchQuery(relatedVideosQuery(filter))),
  );
  const ids = lists.flat().map(({ video_id: id }) => id);
  return [...new Set(ids)].filter((id) => id !== video.video_id);
}
