import type { SourceMutant } from './source-mutant.ts';
import { uploadMutants } from './upload-mutants.ts';

/** Wrong messages, removed listeners, changed constants, inverted guards, page sizes, delays and time limits. */
export const sourceMutants: readonly SourceMutant[] = [
  ...uploadMutants,
  {
    file: 'src/app/guards.tsx',
    find: 'return canPublish(',
    replace: 'return !canPublish(',
    killedBy: ['src/app/access-table.test.tsx', '[GRD-01, GRD-02, GRD-03, GRD-06]'],
  },
  {
    file: 'src/app/guards.tsx',
    find: 'if (!user || user.emailVerified) return',
    replace: 'if (!user || !user.emailVerified) return',
    killedBy: ['src/app/access-table.test.tsx', '[GRD-01, GRD-02, GRD-03, GRD-06]'],
  },
  {
    file: 'src/app/guards.tsx',
    find: 'useStoreHistoryPath(pathname + search + hash)',
    replace: 'useStoreHistoryPath(pathname + search)',
    killedBy: ['src/app/access-table.test.tsx', '[GRD-01, GRD-02, GRD-03, GRD-06]'],
  },
  {
    file: 'src/app/guards.tsx',
    find: 'if (isArrived) clearHistoryPath();',
    replace: '',
    killedBy: ['src/app/access-table.test.tsx', 'leads a'],
  },
  {
    file: 'src/app/member-routes.tsx',
    find: '<Route path={paths.news} element={<NewsPage />} />',
    replace: '<Route path={paths.news} element={<FeedPage />} />',
    killedBy: ['src/app/access-table.test.tsx', '[GRD-01, GRD-02, GRD-03, GRD-06]'],
  },
  {
    file: 'src/app/player-parameter.tsx',
    find: 'if (!videoId || !hasSettled)',
    replace: 'if (videoId || !hasSettled)',
    killedBy: ['src/app/access-table.test.tsx', '[GRD-09] a video link opens where it leads'],
  },
  {
    file: 'src/session/history-path.ts',
    find: " && path.startsWith('/')",
    replace: '',
    killedBy: ['src/session/history-path.test.ts', '[GRD-04] rejects'],
  },
  {
    file: 'src/session/session-effects.ts',
    find: 'onAccountLeave(leaveUnpublishedRide),',
    replace: '',
    killedBy: ['src/session/session-effects.test.ts', '[DATA-08] leave an upload when the account changes'],
  },
  {
    file: 'src/session/session-state.ts',
    find: 'canActAs(event.selected, state.own.id) ? event.selected : state.own',
    replace: 'event.selected',
    killedBy: ['src/session/session-state.test.ts', 'selectedRevoked'],
  },
  {
    file: 'src/session/copy.ts',
    find: "'Logout successful!'",
    replace: "'You are logged out.'",
    killedBy: [
      'src/session/log-out.test.ts',
      '[AUTH-08] notifies the server, signs out and returns the result',
    ],
  },
  {
    file: 'src/session/log-out.ts',
    find: 'if (await isFulfilled(signedOut))',
    replace: 'if (!(await isFulfilled(signedOut)))',
    killedBy: ['src/session/log-out.test.ts', "[AUTH-08] shows the server's message when it arrives"],
  },
  {
    file: 'src/session/alerts-store.ts',
    find: 'defaultDurationMs = 7000',
    replace: 'defaultDurationMs = 6000',
    killedBy: ['src/app/shell/alerts.test.tsx', '[ALRT-01] closes after seven seconds'],
  },
  {
    file: 'src/session/alerts-store.ts',
    find: 'briefDurationMs = 2000',
    replace: 'briefDurationMs = 7000',
    killedBy: ['src/app/shell/alerts.test.tsx', '[ALRT-01] closes after two seconds when it is brief'],
  },
  {
    file: 'src/data/legacy-api/notify-logout.ts',
    find: "method: 'POST'",
    replace: "method: 'GET'",
    killedBy: ['src/features/auth/logged-out-page.test.tsx', '[AUTH-09] calls the logout endpoint once'],
  },
  {
    file: 'src/features/auth/email-action-page.tsx',
    find: 'if (mobileAppUrl && !staysInBrowser)',
    replace: 'if (mobileAppUrl)',
    killedBy: [
      'src/features/auth/email-action-page.test.tsx',
      'a phone opens it, and continues in the browser on request',
    ],
  },
  {
    file: 'src/domain/password-lengths.ts',
    find: 'minPasswordLength = 8',
    replace: 'minPasswordLength = 7',
    killedBy: ['src/features/auth/reset-password-schema.test.ts', '[RST-01]'],
  },
  {
    file: 'src/domain/password-lengths.ts',
    find: 'maxPasswordLength = 40',
    replace: 'maxPasswordLength = 64',
    killedBy: [
      'src/features/auth/register/registration-schema.test.ts',
      '[REG-02] limits a password to 40 characters',
    ],
  },
  {
    file: 'src/app/shell/settings-menu.tsx',
    find: 'href={`mailto:${env.contactEmail}`}',
    replace: 'href={env.contactEmail}',
    killedBy: ['src/app/shell/settings-menu.test.tsx', 'writes to the contact address'],
  },
  {
    file: 'src/features/feed/page-sizes.ts',
    find: '{ first: 6, next: 4 }',
    replace: '{ first: 6, next: 6 }',
    killedBy: ['src/features/feed/feed-pages.test.tsx', '[FEED-01] the feed loads all rides'],
  },
  {
    file: 'src/features/feed/top-rides-page.tsx',
    find: '{ first: 6, next: 6 }',
    replace: '{ first: 6, next: 4 }',
    killedBy: ['src/features/feed/feed-pages.test.tsx', '[FEED-02] Top Rides loads rides of the week'],
  },
  {
    file: 'src/data/public/documents.ts',
    find: "direction: 'DESCENDING'",
    replace: "direction: 'ASCENDING'",
    killedBy: ['src/data/public/videos.test.ts', 'is ordered by publication, newest first'],
  },
  {
    file: 'src/ui/refresh-button.tsx',
    find: 'onAnimationEnd={handleAnimationEnd}',
    replace: '',
    killedBy: ['src/ui/refresh-button.test.tsx', '[FEED-04] refreshes once the rotation has ended'],
  },
  {
    file: 'src/ui/video-card.tsx',
    find: "video.contestants_names.join(', ')",
    replace: 'video.contestants_names[0]',
    killedBy: ['src/features/feed/video-card-grid.test.tsx', '[FEED-05] a card has everything about a ride'],
  },
  {
    file: 'src/lib/use-infinite-scroll.ts',
    find: "rootMargin = '10px'",
    replace: "rootMargin = '100px'",
    killedBy: ['src/lib/use-infinite-scroll.test.tsx', '[FEED-03] loads more within 10 px of the end'],
  },
  {
    file: 'src/lib/use-client-pages.ts',
    find: 'pageDelayMs = 500',
    replace: 'pageDelayMs = 0',
    killedBy: ['src/lib/use-client-pages.test.tsx', '[MYR-06] shows 10 items'],
  },
  {
    file: 'src/queries/profile-skeleton.ts',
    find: 'minimumSkeletonTimeMs = 1000',
    replace: 'minimumSkeletonTimeMs = 500',
    killedBy: [
      'src/app/pages/use-minimum-skeleton-time.test.tsx',
      '[MYR-06] shows the skeleton for a second',
    ],
  },
  {
    file: 'src/lib/use-debounced-value.ts',
    find: 'defaultDelayMs = 500',
    replace: 'defaultDelayMs = 250',
    killedBy: ['src/app/pages/use-filter-text.test.ts', '[LIST-02] filters by the text half a second'],
  },
  {
    file: 'src/features/search/use-search-box.ts',
    find: 'debounceDelayMs = 1000',
    replace: 'debounceDelayMs = 500',
    killedBy: ['src/features/search/use-search-box.test.ts', '[SRCH-03] searches once after a second'],
  },
  {
    file: 'src/data/search/search.ts',
    find: 'maxAnimals = 200',
    replace: 'maxAnimals = 250',
    killedBy: ['src/data/search/search.test.ts', '[SRCH-05] searches at most 200 animals'],
  },
  {
    file: 'src/data/content/content.ts',
    find: 'schedulePageSize = 24',
    replace: 'schedulePageSize = 10',
    killedBy: ['src/data/content/content.test.ts', '[SCH-02] requests twenty-four rodeos'],
  },
  {
    file: 'src/data/data-error.ts',
    find: 'defaultTimeoutMs = 20_000',
    replace: 'defaultTimeoutMs = 40_000',
    killedBy: ['src/data/data-error.test.ts', '[LIST-01] times out in less than 30 s'],
  },
  {
    file: 'src/data/data-error.ts',
    find: 'Videos must be 2 minutes or less.',
    replace: 'Videos must be 120 seconds or less.',
    killedBy: ['src/data/storage/upload-file.test.ts', '[UPL-09] shows the message of error code 3'],
  },
  {
    file: 'src/app/pages/video-page.tsx',
    find: 'if (!isSignedIn) void',
    replace: 'if (isSignedIn) void',
    killedBy: ['src/app/pages/video-page.test.tsx', '[PLY-03] closing the player'],
  },
  {
    file: 'src/data/search/search.ts',
    find: "owner === 'own' ? '=' : '!='",
    replace: "owner === 'own' ? '!=' : '='",
    killedBy: ['src/data/search/search.test.ts', '[UPL-08, UPL-11] searches'],
  },
  {
    file: 'src/data/firestore/users.ts',
    find: "orderBy('first_name'),",
    replace: '',
    killedBy: [
      'src/data/firestore/users.test.ts',
      '[SRCH-08] lists the users of one account type by first name',
    ],
  },
  {
    file: 'src/queries/tag-choices.ts',
    find: "if (text === '') return {",
    replace: "if (text !== '') return {",
    killedBy: [
      'src/queries/tag-choices.test.ts',
      '[SRCH-08] are listed by first name before anything is typed',
    ],
  },
  {
    file: 'src/session/session-effects.ts',
    find: 'await withTimeout(fetchProfiles(user), loadingTimeoutMs)',
    replace: 'await fetchProfiles(user)',
    killedBy: ['src/session/session-effects.test.ts', '[LIST-01] fails after 30 s at most'],
  },
  {
    file: 'src/app/require-visitor.tsx',
    find: 'session.user.emailVerified ? getPathAfterLogin() : paths.verify',
    replace: 'getPathAfterLogin()',
    killedBy: ['src/app/access-table.test.tsx', 'of a public page waits for the verification'],
  },
  {
    file: 'src/features/search/recent-searches.tsx',
    find: "onClick={() => trackEvent({ name: 'search', category: allCategories.id, text })}",
    replace: '',
    killedBy: ['src/features/search/search-tracking.test.tsx', 'is tracked'],
  },
  {
    file: 'src/features/options/share-video.ts',
    find: 'if (isCopied) trackEvent',
    replace: 'if (!isCopied) trackEvent',
    killedBy: [
      'src/features/options/share-video.test.ts',
      '[ANA-01, OPT-02] a link that could not be copied',
    ],
  },
];
