import { firstPages } from '#scripts/vite/first-page-chunks.ts';
import type { Budget } from '../bench-result.ts';

const createKibibyteBudget = (target: number, limit: number): Budget => ({ unit: 'KiB', target, limit });

/** A route and the lazy modules that its initial render needs. */
export interface RouteBudget extends Budget {
  metric: string;
  pages: readonly string[];
  /** Counts only chunks that a member has not loaded yet. */
  isForMembers?: true;
}

/** What a member has loaded before another page is opened: the session and the menu follow the cards. */
export const memberPages = [
  ...firstPages.feed,
  'src/session/session-effects.ts',
  'src/app/shell/app-bar.tsx',
  'src/app/pages/member-updates.tsx',
  'src/app/pages/card-video-options.tsx',
];

/**
 * Budgets for the compressed JavaScript that a page needs before its first render. The targets are what to aim for. What
 * they do not allow for: dayjs on cards (4 KiB), texts in one file per folder (2).
 */
export const routeBudgets: readonly RouteBudget[] = [
  { metric: '/login, JS', pages: ['src/features/auth/login-page.tsx'], ...createKibibyteBudget(90, 100) },
  {
    metric: '/video/:id signed out, JS',
    pages: ['src/app/pages/video-page.tsx'],
    ...createKibibyteBudget(96, 105),
  },
  {
    metric: '/feed signed in, JS before the first cards',
    pages: firstPages.feed,
    ...createKibibyteBudget(120, 132),
  },
  {
    metric: '/search, JS on top of the feed',
    pages: ['src/features/search/search-page.tsx'],
    isForMembers: true,
    ...createKibibyteBudget(40, 45),
  },
  {
    metric: '/upload, JS on top of the feed, without the ffmpeg core',
    pages: ['src/features/upload/upload-page.tsx'],
    isForMembers: true,
    ...createKibibyteBudget(45, 50),
  },
];

export const landingBudget = createKibibyteBudget(2, 5);
export const embedBudget = createKibibyteBudget(3.5, 4.5);
/** Pages whose own styles load with them, after the first screen. */
export const laterPages = ['src/app/pages/compare-page.tsx', 'src/app/pages/herd-sheet-page.tsx'];
export const styleBudget = createKibibyteBudget(10, 15.2);
