import type { Budget } from '../bench-result.ts';

const createKibibyteBudget = (target: number, limit: number): Budget => ({ unit: 'KiB', target, limit });

/** One page of the app: what stands in its address bar, and the lazily loaded modules it needs to be drawn. */
export interface RouteBudget extends Budget {
  metric: string;
  pages: readonly string[];
  /** Only what comes on top of the feed, with everything the page may load later. */
  isOnTopOfFeed?: true;
}

/** A signed-in page comes with the session, which is restored from the identity provider, and with the shell. */
export const feedPages = [
  'src/session/load-session.ts',
  'src/app/pages/shell-page.tsx',
  'src/features/feed/feed-page.tsx',
];

/** Compressed JavaScript of the app's pages, by what has to be there before they are drawn. */
export const routeBudgets: readonly RouteBudget[] = [
  { metric: '/login, JS', pages: ['src/features/auth/login-page.tsx'], ...createKibibyteBudget(110, 125) },
  {
    metric: '/video/:id signed out, JS',
    pages: ['src/app/pages/video-page.tsx', 'src/features/player/player-dialog.tsx'],
    ...createKibibyteBudget(95, 128),
  },
  { metric: '/feed signed in, JS', pages: feedPages, ...createKibibyteBudget(140, 158) },
  {
    metric: '/search, JS on top of the feed',
    pages: ['src/features/search/search-page.tsx'],
    isOnTopOfFeed: true,
    ...createKibibyteBudget(40, 45),
  },
  {
    metric: '/upload, JS on top of the feed, without the ffmpeg core',
    pages: ['src/features/upload/upload-page.tsx'],
    isOnTopOfFeed: true,
    ...createKibibyteBudget(30, 40),
  },
];

export const landingBudget = createKibibyteBudget(2, 5);
export const embedBudget = createKibibyteBudget(3, 6);
export const styleBudget = createKibibyteBudget(10, 14);
