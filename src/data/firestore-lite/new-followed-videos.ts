import type { Follows } from '#src/domain/follow.ts';
import { isPostedBy } from '#src/domain/is-posted-by.ts';
import type { VideoCursor } from '#src/domain/video-filter.ts';
import { fetchFollowedVideoPage } from './followed-videos.ts';

/**
 * Counts the videos of followed people, animals, rodeos and events since a time, but for the member's own.
 *
 * @param since in milliseconds since the epoch
 * @param max more are not counted
 * @throws DataError
 */
export async function countNewFollowedVideos(
  follows: Follows,
  memberId: string,
  since: number,
  max: number,
): Promise<number> {
  let count = 0;
  let after: VideoCursor | undefined;
  do {
    const { videos, nextCursor } = await fetchFollowedVideoPage(follows, max, after);
    const fresh = videos.filter(({ created }) => (created?.getTime() ?? 0) > since);
    count += fresh.filter((video) => !isPostedBy(video, memberId)).length;
    // One's own may fill a page.
    after = fresh.length === videos.length ? nextCursor : undefined;
  } while (after && count < max);
  return Math.min(count, max);
}
