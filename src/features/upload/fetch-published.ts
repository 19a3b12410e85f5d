import { fetchVideo } from '#src/data/firestore-rest/public-videos.ts';
import type { Transfer } from '#src/domain/upload-draft.ts';
import type { Video } from '#src/domain/video.ts';

/** The video of which an earlier attempt has written the document without our knowing. @throws DataError */
export async function fetchPublished({ mayBePublished, videoId }: Transfer): Promise<Video | undefined> {
  return mayBePublished ? fetchVideo(videoId) : undefined;
}
