import { clipUrl } from '#src/config/service-urls.ts';
import { fetchNextEvent } from '#src/data/device/next-event.ts';
import { fetchOwnedDocuments, fetchStoredProfile } from '#src/data/firestore/owned-documents.ts';
import { parseVideo } from '#src/domain/video.ts';

/** Such as rodeo-reel-my-data-2026-11-21.json. */
export function getExportFileName(productName: string, now: Date): string {
  const product = productName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${product}-my-data-${now.toISOString().slice(0, 10)}.json`;
}

/**
 * Everything that is stored about an account, as it is stored, and the next event that this device keeps for it. Pictures have their addresses in the documents; a clip's
 * follows from its video's id.
 *
 * @throws DataError
 */
export async function fetchAccountExport(accountId: string, now: Date) {
  const [profile, videos, animals, notifications, nextEvent] = await Promise.all([
    fetchStoredProfile(accountId),
    fetchOwnedDocuments('videos', accountId),
    fetchOwnedDocuments('animals', accountId),
    fetchOwnedDocuments('notifications', accountId),
    // Some private windows keep nothing: then there is none.
    fetchNextEvent(accountId).catch(() => null),
  ]);
  return {
    exported_at: now,
    profile,
    videos: videos.map((video) => ({ ...video, clip_url: clipUrl(parseVideo(video.id, video).video_id) })),
    animals,
    notifications,
    my_next_event: nextEvent,
  };
}
