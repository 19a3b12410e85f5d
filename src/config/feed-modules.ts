/** Files of a member's feed, from the root of the repository. */
export const feedModules = [
  'src/app/member-routes.tsx',
  'src/app/pages/shell-page.tsx',
  'src/features/feed/feed-page.tsx',
];
