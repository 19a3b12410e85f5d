import type { QueryClient } from '@tanstack/react-query';
import { storeLastLists, storeLastThumbnails, type LastLists } from '#src/data/device/last-lists.ts';
import { listPictureUrls } from '#src/lib/picture-urls.ts';
import { reportError } from '#src/lib/log.ts';
import { subscribeToFirstPages } from '#src/queries/first-pages.ts';
import { useSessionStore } from '#src/session/session-store.ts';

function store(lists: Partial<LastLists>): void {
  const session = useSessionStore.getState();
  if (session.status !== 'signed-in' || Object.keys(lists).length === 0) return;
  storeLastLists(session.user.id, lists);
  const thumbnails = lists.videos?.map((video) => listPictureUrls(video.thumbnail_url));
  if (thumbnails) storeLastThumbnails(thumbnails).catch(reportError);
}

/** Stores the last feed and schedule for a start without a connection. @returns stop */
export const keepLastLists = (client: QueryClient): (() => void) => subscribeToFirstPages(client, store);
