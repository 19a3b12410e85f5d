import { expect, test as base } from '@playwright/test';
import { getDemoAccount } from '#tests/support/demo/demo-accounts.ts';
import { AccountPage } from '../pages/account.page.ts';
import { AccountChooser } from '../pages/account-chooser.page.ts';
import { FeedPage } from '../pages/feed.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { PlayerPage } from '../pages/player.page.ts';
import { SchedulePage } from '../pages/schedule.page.ts';
import { SearchPage } from '../pages/search.page.ts';
import { AppShell } from '../pages/app-shell.page.ts';
import { UploadPage } from '../pages/upload.page.ts';
import { SharedContexts } from './shared-context.ts';
import { storeSession } from './stored-session.ts';
import type { TestUser } from '#tests/support/test-users.ts';

interface Options {
  /** Whether no code and no file of an earlier test is cached. */
  hasEmptyCache: boolean;
}

interface WorkerFixtures {
  sharedContexts: SharedContexts;
}

interface Fixtures extends Options {
  login: LoginPage;
  shell: AppShell;
  feed: FeedPage;
  player: PlayerPage;
  chooser: AccountChooser;
  upload: UploadPage;
  account: AccountPage;
  schedule: SchedulePage;
  search: SearchPage;
  /**
   * Has a test user or the demo account of a role be logged in on the next page that opens, as after an earlier visit.
   */
  logInAs: (user: string | TestUser) => Promise<void>;
  /** Opens the feed of a test user or of the demo account of a role. */
  openFeedAs: (user: string | TestUser) => Promise<void>;
  /** Messages of uncaught errors on the page. */
  consoleErrors: string[];
  /** What the Content-Security-Policy has blocked and the app may need. */
  policyViolations: string[];
}

const intendedViolations = [
  // Other sites must not frame the app, which a test tries.
  /frame-ancestors/,
  // After a network error the Firestore SDK loads this image, only to count whether Google can be reached.
  /Loading the image 'https:\/\/www\.google\.com\/images\/cleardot\.gif\?zx=\w+' violates/,
];

export const test = base.extend<Fixtures, WorkerFixtures>({
  hasEmptyCache: [false, { option: true }],
  sharedContexts: [
    // Created once a browser runs, which closes after them.
    async ({ browser }, use) => {
      const contexts = new SharedContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      sharedContexts,
      hasEmptyCache,
      serviceWorkers,
      baseURL,
      viewport,
      hasTouch,
      locale,
      timezoneId,
      colorScheme,
      contextOptions,
    },
    use,
  ) => {
    // A worker keeps files of its own.
    if (hasEmptyCache || serviceWorkers === 'allow') {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const options = [viewport, hasTouch, locale, timezoneId, colorScheme, contextOptions];
    const shared = await sharedContexts.get(options, baseURL ?? '');
    await use(shared.context);
    await shared.clean();
  },
  login: ({ page }, use) => use(new LoginPage(page)),
  shell: ({ page }, use) => use(new AppShell(page)),
  feed: ({ page }, use) => use(new FeedPage(page)),
  player: ({ page }, use) => use(new PlayerPage(page)),
  chooser: ({ page }, use) => use(new AccountChooser(page)),
  upload: ({ page }, use) => use(new UploadPage(page)),
  account: ({ page }, use) => use(new AccountPage(page)),
  schedule: ({ page }, use) => use(new SchedulePage(page)),
  search: ({ page }, use) => use(new SearchPage(page)),
  logInAs: ({ page }, use) =>
    use((user) => storeSession(page, typeof user === 'string' ? getDemoAccount(user) : user)),
  openFeedAs: ({ logInAs, feed }, use) =>
    use(async (user) => {
      await logInAs(user);
      await feed.open();
      await feed.heading.waitFor();
    }),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
    },
    { auto: true },
  ],
  policyViolations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        const isViolation = /content security policy|trusted ?(types|script|html)/i.test(text);
        if (isViolation && !intendedViolations.some((pattern) => pattern.test(text))) violations.push(text);
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
