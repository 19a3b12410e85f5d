import type { Budget } from '../bench-row.ts';

const kibibytes = (target: number, ceiling: number): Budget => ({ unit: 'KiB', target, ceiling });

/** One page of the app: what stands in its address bar, and the lazily loaded modules it needs to be drawn. */
export interface RouteBudget extends Budget {
  figure: string;
  pages: readonly string[];
  /** Only what comes on top of the feed, with everything the page may load later. */
  extra?: true;
}

/** A signed-in page comes with the session, which is restored from the identity provider, and with the shell. */
export const feedPages = [
  'src/session/load-session.ts',
  'src/app/pages/shell-page.tsx',
  'src/features/feed/feed-page.tsx',
];

/** Compressed JavaScript of the app's pages, by what has to be there before they are drawn. */
export const routeBudgets: readonly RouteBudget[] = [
  { figure: '/login, JS', pages: ['src/features/auth/login-page.tsx'], ...kibibytes(110, 125) },
  {
    figure: '/video/:id signed out, JS',
    pages: ['src/app/pages/video-page.tsx', 'src/features/player/player-dialog.tsx'],
    ...kibibytes(95, 128),
  },
  { figure: '/feed signed in, JS', pages: feedPages, ...kibibytes(140, 158) },
  {
    figure: '/search, JS on top of the feed',
    pages: ['src/features/search/search-page.tsx'],
    extra: true,
    ...kibibytes(40, 45),
  },
  {
    figure: '/upload, JS on top of the feed, without the ffmpeg core',
    pages: ['src/features/upload/upload-page.tsx'],
    extra: true,
    ...kibibytes(30, 40),
  },
];

export const landingBudget = kibibytes(2, 5);
export const embedBudget = kibibytes(3, 6);
export const styleBudget = kibibytes(10, 14);
