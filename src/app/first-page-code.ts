import { playParameter } from '#src/config/paths.ts';
import { loadPlayerInterface } from '#src/features/player/page/load-player-interface.ts';
import { waitForFirstMedia, waitForHeading } from '#src/lib/defer.ts';
import { hasMemberHint, hasSessionHint } from '#src/session/session-hint.ts';
import { findFirstPage, isSharedPage } from './find-first-page.ts';

export const loadVideoPage = () => import('./pages/video-page.tsx');
export const loadMemberRoutes = () => import('./member-routes.tsx');

/** The chunks of this code are in `scripts/vite/pages/table.ts`. Failures are left to the page, which loads the same code. */
const code = {
  video: () => Promise.allSettled([loadVideoPage()]),
  feed: () =>
    Promise.allSettled([
      loadMemberRoutes(),
      import('./pages/shell-page.tsx'),
      import('#src/features/feed/feed-page.tsx'),
    ]),
};

/** On a slow line, before what visitors do not wait for. */
const maxPictureDelayMs = 4000;

/** Settles when other code no longer competes with what the first page shows. */
export async function loadFirstPage(): Promise<void> {
  const page = findFirstPage(location.pathname);
  const isMember = hasMemberHint();
  if (page === 'video' || (page === 'feed' && isMember)) {
    await code[page]();
    await waitForFirstMedia();
    if (page === 'video') await loadPlayerInterface().catch(() => undefined);
  }
  // A visitor is not waiting for a session, unless a player is to open above the page.
  const opensPlayer = new URLSearchParams(location.search).has(playParameter);
  if (!hasSessionHint() && !opensPlayer && isSharedPage(location.pathname)) {
    if (await waitForHeading()) await waitForFirstMedia(maxPictureDelayMs);
  }
  if (isMember) void code.feed();
}
