import { clipUrl } from '#src/config/service-urls.ts';
import { fetchNextEvent } from '#src/data/device/stored-next-event.ts';
import { fetchStoredPrivate } from '#src/data/firestore-lite/users.ts';
import { fetchBlockedIds } from '#src/data/firestore-lite/blocks.ts';
import { fetchFollows } from '#src/data/firestore-lite/follows.ts';
import { fetchPushChoice } from '#src/data/firestore-lite/push-choice.ts';
import { withoutKeys } from '#src/domain/push.ts';
import { fetchOwnedDocuments, fetchStoredProfile } from '#src/data/firestore-lite/owned-documents.ts';
import { fetchProposedLinks } from '#src/data/firestore-lite/ride-links.ts';
import { fetchSavedVideoIds } from '#src/data/firestore-lite/saved-videos.ts';
import { fetchTippedIds } from '#src/data/realtime-database/hats.ts';
import { parseVideo } from '#src/domain/video.ts';
import { formatLocalDay } from '#src/lib/dates.ts';

/** Example: rodeo-reel-my-data-2026-11-21.json */
export function getExportFileName(productName: string, now: Date): string {
  const product = productName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${product}-my-data-${formatLocalDay(now)}.json`;
}

/**
 * Documents are exported as stored. They contain the URLs of pictures; clip URLs are derived from the video id.
 *
 * @throws DataError
 */
export async function fetchAccountExport(accountId: string, now: Date) {
  const [
    profile,
    contact,
    agreement,
    videos,
    reels,
    linkedFilms,
    animals,
    pedigrees,
    notifications,
    blockedIds,
    savedVideoIds,
    follows,
    pushChoice,
    tippedIds,
    nextEvent,
  ] = await Promise.all([
    fetchStoredProfile(accountId),
    fetchStoredPrivate(accountId, 'contact'),
    fetchStoredPrivate(accountId, 'agreement'),
    fetchOwnedDocuments('videos', accountId),
    fetchOwnedDocuments('reels', accountId),
    fetchProposedLinks(accountId),
    fetchOwnedDocuments('animals', accountId),
    fetchOwnedDocuments('pedigrees', accountId),
    fetchOwnedDocuments('notifications', accountId),
    fetchBlockedIds(accountId),
    fetchSavedVideoIds(accountId),
    fetchFollows(accountId),
    fetchPushChoice(accountId),
    fetchTippedIds(accountId),
    // Device storage may be unavailable in private windows.
    fetchNextEvent(accountId).catch(() => null),
  ]);
  return {
    exported_at: now,
    profile,
    contact,
    agreement,
    videos: videos.map((video) => ({ ...video, clip_url: clipUrl(parseVideo(video.id, video).video_id) })),
    reels,
    linked_films: linkedFilms,
    animals,
    pedigrees,
    notifications,
    blocked_accounts: blockedIds,
    saved_videos: savedVideoIds,
    tipped_videos: tippedIds,
    followed_accounts: follows.user_ids,
    followed_animals: follows.animal_ids,
    followed_rodeos: follows.rodeo_ids,
    followed_events: follows.event_ids,
    told_devices: withoutKeys(pushChoice),
    my_next_event: nextEvent,
  };
}
