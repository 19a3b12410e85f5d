import type { Budget } from '../bench-result.ts';

const createKibibyteBudget = (target: number, limit: number): Budget => ({ unit: 'KiB', target, limit });

/** A route and the lazy modules that its initial render needs. */
export interface RouteBudget extends Budget {
  metric: string;
  pages: readonly string[];
  /** Counts only chunks that the feed does not load, including those that the page loads later. */
  isOnTopOfFeed?: true;
}

/** Signed-in pages also load the session and the shell. */
export const feedPages = [
  'src/session/load-profile.ts',
  'src/app/pages/shell-page.tsx',
  'src/features/feed/feed-page.tsx',
];

/** Budgets for the compressed JavaScript that a page needs before its first render. */
export const routeBudgets: readonly RouteBudget[] = [
  { metric: '/login, JS', pages: ['src/features/auth/login-page.tsx'], ...createKibibyteBudget(90, 100) },
  {
    metric: '/video/:id signed out, JS',
    pages: ['src/app/pages/video-page.tsx'],
    ...createKibibyteBudget(96, 105),
  },
  { metric: '/feed signed in, JS', pages: feedPages, ...createKibibyteBudget(120, 132) },
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
    ...createKibibyteBudget(45, 50),
  },
];

export const landingBudget = createKibibyteBudget(2, 5);
export const embedBudget = createKibibyteBudget(3.5, 4.5);
export const styleBudget = createKibibyteBudget(10, 14);
