/* Files of the pages that people open from links, from the root of the repository. */

/** What all of them show to visitors. */
const visitorModules = ['src/app/member-routes.tsx', 'src/app/shell/visitor-layout.tsx'];
const shareButton = 'src/features/options/share-page-button.tsx';
const embedButton = 'src/features/options/embed-page-button.tsx';
const recordParts = ['src/features/compare/compare-button.tsx', 'src/features/feed/video-card-grid.tsx'];

/**
 * What each page renders before its data is there, by the name of its chunk; the lightest page first. What several share is
 * in a chunk of the first of them, so that no page loads what only heavier ones need.
 */
export const sharedPageModules = {
  watch: [...visitorModules, 'src/features/feed/watch-page.tsx'],
  compare: [...visitorModules, 'src/app/pages/compare-page.tsx'],
  reel: [...visitorModules, 'src/app/pages/reel-page.tsx', shareButton, embedButton],
  rodeo: [
    ...visitorModules,
    'src/features/rodeos/rodeo-page.tsx',
    'src/features/following/follow-button.tsx',
  ],
  leaderboards: [
    ...visitorModules,
    'src/features/leaderboards/leaderboards-page.tsx',
    shareButton,
    embedButton,
  ],
  season: [...visitorModules, 'src/features/records/season-page.tsx', ...recordParts],
  matchup: [...visitorModules, 'src/features/records/matchup-page.tsx', ...recordParts],
  animal: [
    ...visitorModules,
    'src/app/pages/animal-page.tsx',
    'src/features/records/animal-record.tsx',
    ...recordParts,
  ],
} satisfies Readonly<Record<string, readonly string[]>>;
