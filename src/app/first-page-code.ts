import { matchPath } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { waitForFirstMedia } from '#src/lib/wait-for-first-media.ts';
import { hasSessionHint } from '#src/session/session-hint.ts';
import { isPublicDataPath } from './public-data-paths.ts';

export const loadShellPage = () => import('./pages/shell-page.tsx');
export const loadFeedPage = () => import('#src/features/feed/feed-page.tsx');
export const loadVideoPage = () => import('./pages/video-page.tsx');

const isVideoPage = matchPath(paths.video, location.pathname) !== null;
let firstClip: Promise<void> | undefined;

async function waitForFirstClip(): Promise<void> {
  await Promise.allSettled([loadVideoPage()]);
  await waitForFirstMedia();
}

/** On the page that is opened first, the clip comes before what lies over it. */
export async function loadPlayerParts() {
  if (isVideoPage) await (firstClip ??= waitForFirstClip());
  return import('./pages/player-parts.tsx');
}

const loadMemberPages = () =>
  Promise.allSettled([import('./member-routes.tsx'), loadShellPage(), loadFeedPage()]);

async function importFirstPage(): Promise<void> {
  if (isVideoPage) {
    await Promise.allSettled([loadPlayerParts()]);
    if (hasSessionHint()) void loadMemberPages();
  } else if (hasSessionHint()) {
    const pages = loadMemberPages();
    if (!isPublicDataPath(location.pathname)) return;
    await pages;
    await waitForFirstMedia();
  }
}

let firstPage: Promise<void> | undefined;

/** Settles when other code no longer competes with what the first page shows; failures are left to the page. */
export const loadFirstPage = () => (firstPage ??= importFirstPage());
