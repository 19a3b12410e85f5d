import { isOneRide } from '#src/domain/one-ride.ts';
import type { Video } from '#src/domain/video.ts';
import { relatedVideosQuery } from '#src/queries/video-queries.ts';
import { queryClient } from '#src/session/query-provider.tsx';
import { listRelated } from '#src/queries/list-related.ts';

/**
 * The rides that follow one without a list of its own, each once, in the order of the lists beside it; last what may be
 * another film of the same ride.
 */
export async function findRelatedRides(video: Video): Promise<string[]> {
  const lists = await Promise.all(
    listRelated(video).map(({ filter }) => queryClient.fetchQuery(relatedVideosQuery(filter))),
  );
  const others = lists.flat().filter((each) => each.video_id !== video.video_id);
  const isFilm = (each: Video) => Number(isOneRide(video, each));
  const ordered = others.toSorted((one, other) => isFilm(one) - isFilm(other));
  return [...new Set(ordered.map(({ video_id }) => video_id))];
}
