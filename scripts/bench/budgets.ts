import { firstPages } from '#scripts/vite/pages/table.ts';
import { sharedPageModules } from '#src/config/shared-page-modules.ts';
import type { Metric } from './run-part.ts';

/** The compressed JavaScript that a page needs before its first render. */
export interface RouteBudget extends Metric {
  /** The lazy modules of that render. */
  readonly pages: readonly string[];
  /** Counts only chunks that a member has not loaded yet. */
  readonly isForMembers?: true;
}

/** What a member has loaded before another page is opened: the session and the menu follow the cards. */
export const memberPages = [
  ...firstPages.feed,
  'src/session/session-effects.ts',
  'src/app/shell/app-bar.tsx',
  'src/app/shell/member-updates.tsx',
];

/** The most that it may be: what was measured, and 3 % of room. */
const kibibytes = (target: number) => ({ unit: 'KiB', target });

const searchPages = ['src/features/search/search-page.tsx'];
const uploadPages = ['src/features/upload/upload-page.tsx'];

/** Of pages that people open from links. An SDK among what they import would be seen at once. */
const linkBudgets = {
  watch: 151,
  compare: 189,
  reel: 189,
  rodeo: 186,
  leaderboards: 191,
  season: 193,
  matchup: 191,
  animal: 198,
};

export const routeBudgets: readonly RouteBudget[] = [
  { name: '/login, JS', pages: firstPages.login, ...kibibytes(106) },
  { name: '/video/:id signed out, JS', pages: firstPages.video, ...kibibytes(112) },
  { name: '/feed signed in, JS before the first cards', pages: firstPages.feed, ...kibibytes(142) },
  ...Object.entries(sharedPageModules).map(([name, pages]) => ({
    name: `${name} signed out, JS`,
    // Its buttons have no chunk of their own.
    pages: pages.filter((module) => /(routes|layout|page)\.tsx$/.test(module)),
    ...kibibytes(linkBudgets[name as keyof typeof linkBudgets]),
  })),
  { name: '/search, JS on top of the feed', pages: searchPages, isForMembers: true, ...kibibytes(11.4) },
  { name: '/upload, JS on top, without ffmpeg', pages: uploadPages, isForMembers: true, ...kibibytes(52) },
];

/** What has styles of its own, which load with it after the first screen. */
export const laterPages = [
  'src/app/pages/compare-page.tsx',
  'src/app/pages/reel-page.tsx',
  'src/features/reels/printed-reel-page.tsx',
  'src/features/reels/results/result-paper.tsx',
  'src/features/reels/results/result-view.tsx',
  'src/features/draw/my-draw-page.tsx',
  'src/features/herd/herd-sheet-page.tsx',
  'src/features/pedigree/sale-sheet-page.tsx',
  'src/features/pedigree/pedigree-section.tsx',
  'src/features/player/page/player-interface.tsx',
  'src/features/upload/night-page.tsx',
  'src/features/upload/sheet/day-sheet-dialog.tsx',
  'src/features/upload/upload-page.tsx',
];

export const sizeMetrics: readonly Metric[] = [
  { name: '/embed/:id, JS', ...kibibytes(4.3) },
  { name: '/embed/reels/:id, JS', ...kibibytes(5.6) },
  ...routeBudgets,
  { name: '/video/:id, HTML and CSS before the clip', ...kibibytes(7.4) },
  { name: 'CSS, without later pages', ...kibibytes(16.2) },
];
