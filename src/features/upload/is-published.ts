import { fetchVideo } from '#src/data/firestore/videos.ts';
import type { Transfer } from '#src/domain/upload-draft.ts';

/** Whether an earlier attempt has written the document without our knowing. @throws DataError */
export async function isPublished({ mayBePublished, videoId }: Transfer): Promise<boolean> {
  return mayBePublished && (await fetchVideo(videoId)) !== undefined;
}
