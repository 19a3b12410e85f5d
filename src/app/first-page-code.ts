import { matchPath } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { loadPlayerInterface } from '#src/features/player/load-player-interface.ts';
import { waitForFirstMedia } from '#src/lib/defer.ts';
import { hasMemberHint } from '#src/session/session-hint.ts';

type LoadCode = () => Promise<unknown>;

export const loadVideoPage = () => import('./pages/video-page.tsx');
export const loadMemberRoutes = () => import('./member-routes.tsx');
export const loadShellPage = () => import('./pages/shell-page.tsx');
export const loadFeedPage = () => import('#src/features/feed/feed-page.tsx');

const memberCode = [loadMemberRoutes, loadShellPage, loadFeedPage];

interface FirstPage {
  code: LoadCode[];
  /** Loads once the page's first picture or clip is there. */
  next?: LoadCode;
}

/**
 * The pages that show public data first, so that they need not wait for the session. The chunks of their code are in
 * `scripts/vite/first-page-chunks.ts`.
 */
const firstPages: Readonly<Record<string, FirstPage>> = {
  [paths.video]: { code: [loadVideoPage], next: loadPlayerInterface },
  [paths.feed]: { code: memberCode },
  [paths.topRides]: { code: memberCode },
};

const findFirstPage = (pathname: string) =>
  Object.entries(firstPages).find(([path]) => matchPath(path, pathname))?.[1];

export const showsPublicData = (pathname: string) => findFirstPage(pathname) !== undefined;

/** Failures are left to the page, which loads the same code. */
const load = (code: readonly LoadCode[]) => Promise.allSettled(code.map((each) => each()));

async function importFirstPage(): Promise<void> {
  const page = findFirstPage(location.pathname);
  const isMember = hasMemberHint();
  if (page && (isMember || page.code !== memberCode)) {
    await load(page.code);
    await waitForFirstMedia();
    await page.next?.().catch(() => undefined);
  }
  if (isMember) void load(memberCode);
}

// One for each load of the app, of which the first page is a fact.
let firstPage: Promise<void> | undefined;

/** Settles when other code no longer competes with what the first page shows. */
export const loadFirstPage = () => (firstPage ??= importFirstPage());
