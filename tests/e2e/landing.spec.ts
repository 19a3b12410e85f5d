import type { ConsoleMessage } from '@playwright/test';
import { getDemoAccount, expect, test as base } from './support/test.ts';
import { LandingPage } from './pages/landing-page.ts';

const test = base.extend<{ landing: LandingPage; blockedRequests: string[] }>({
  landing: ({ page }, use) => use(new LandingPage(page)),
  /** Console errors, such as violations of the Content-Security-Policy. */
  blockedRequests: async ({ page }, use) => {
    const blockedRequests: string[] = [];
    // The feed may show rides of other tests' users without a photo.
    const isMissingPicture = (message: ConsoleMessage) =>
      message.text().includes('404') && /profile(-small)?\.jpg|\.png/.test(message.location().url);
    page.on('console', (message) => {
      if (message.type() === 'error' && !isMissingPicture(message)) blockedRequests.push(message.text());
    });
    await use(blockedRequests);
  },
});

const prerenderedPaths = ['/', '/privacy-policy', '/terms-and-conditions'];

test.describe('landing page', () => {
  test('[LAND-01] explains free views, membership and search @phone', async ({ landing, page }) => {
    await landing.open();
    await expect(landing.heading).toHaveText('All views are free');
    await expect(page.getByText('Upload, save, view and link rodeo videos')).toBeVisible();
    await expect(page.getByText('by brand, name, stock contractor or rider')).toBeVisible();
    for (const criterion of ['Brand', 'Name', 'Stock contractor', 'Rider'])
      await expect(
        landing.section('Find any ride by').getByRole('term').filter({ hasText: criterion }),
      ).toBeVisible();
    await expect(page.getByText('Coming to iOS and Android')).toBeVisible();
  });

  test('[LAND-01] links to the login page @phone', async ({ landing, login, page }) => {
    await landing.open();
    await landing.section('All views are free').getByRole('link', { name: 'Log in' }).click();
    await expect(login.heading).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  test('[LAND-02] explains how it works in four steps', async ({ landing }) => {
    await landing.open();
    const steps = landing.section('How it works').getByRole('heading', { level: 3 });
    await expect(steps).toHaveText(['Free views', 'Record and categorize', 'Membership', 'Unlimited action']);
  });

  test('[LAND-03] shows two previews that do not autoplay', async ({ landing, page, blockedRequests }) => {
    await landing.open();
    await expect(landing.previews).toHaveCount(2);
    for (const preview of await landing.previews.all()) {
      await preview.scrollIntoViewIfNeeded();
      await expect
        .poll(() => preview.evaluate((video: HTMLVideoElement) => video.readyState))
        .toBeGreaterThan(0);
      expect(await preview.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
      expect(await preview.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(5);
      const poster = await preview.getAttribute('poster');
      expect((await page.request.get(poster ?? '')).headers()['content-type']).toContain('image/');
      await preview.evaluate((video: HTMLVideoElement) => video.play());
      await expect
        .poll(() => preview.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0.2);
    }
    expect(blockedRequests).toEqual([]);
  });

  test('[LAND-04, LEG-01] links to the legal pages, which link back', async ({ landing, page }) => {
    await landing.open();
    await landing.footer.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(landing.heading).toHaveText('Privacy Policy');
    await landing.footer.getByRole('link', { name: 'Terms and conditions' }).click();
    await expect(page).toHaveURL('/terms-and-conditions');
    await expect(landing.heading).toHaveText('Terms and Conditions');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await breadcrumb.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(landing.previews).toHaveCount(2);
  });
});

test.describe('legal pages', () => {
  test('[LEG-01] the privacy policy has a date, a section on children and a breadcrumb', async ({ page }) => {
    await page.goto('/privacy-policy');
    await expect(page.getByText('Last revised July 17, 2023')).toBeVisible();
    const deviceSection = page.getByRole('region', { name: 'What we store on your device' });
    await expect(deviceSection.getByText('Updated November 22, 2026')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      'Privacy Policy',
    ]);
    await expect(
      page.getByText('not meant for children under 13, and we do not knowingly collect'),
    ).toBeVisible();
  });

  test('[LEG-01] the terms have all sections, one governing state and no amounts', async ({ page }) => {
    await page.goto('/terms-and-conditions');
    const main = page.getByRole('main');
    for (const name of [
      'Your credentials',
      'Your content and our license to show it',
      'Classified postings and their fees',
      'Payments held in escrow',
      'Governing law',
    ])
      await expect(main.getByRole('heading', { name })).toBeVisible();
    await expect(main.getByText('governed by the law of the State of Oklahoma')).toBeVisible();
    await expect(main).not.toContainText(/[$€%]|\d+ (dollars|percent)/);
  });
});

test.describe('prerendered pages', () => {
  for (const path of prerenderedPaths) {
    test(`[LAND-01, LEG-01] ${path} loads no script and does not scroll sideways`, async ({
      landing,
      page,
      blockedRequests,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      // Previews keep their connections open for seconds.
      await page.route(/\.mp4$/, (route) => route.fulfill({ body: '' }));
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(landing.heading).toBeVisible();
      expect(scripts).toEqual([]);
      expect(await page.locator('script').count()).toBe(1);
      expect(blockedRequests).toEqual([]);
      const { width, available } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        available: document.documentElement.clientWidth,
      }));
      expect(width).toBeLessThanOrEqual(available);
    });
  }

  test('[GRD-05] redirects signed-in users from the landing page to the feed', async ({
    logInAs,
    feed,
    landing,
    page,
    blockedRequests,
  }) => {
    await logInAs('contestant');
    await landing.open();
    await expect(page).toHaveURL('/feed');
    await expect(feed.heading).toBeVisible();
    expect(blockedRequests).toEqual([]);
  });

  test('[GRD-01] does not redirect without a session hint', async ({ landing, page }) => {
    await landing.open();
    await page.evaluate(() => localStorage.setItem('rodeo-reel.signed-in', 'no'));
    await page.reload();
    await expect(landing.heading).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('[GRD-09] redirects a video link to the app', async ({ openFeedAs, feed, player, page }) => {
    for (const path of prerenderedPaths) {
      await page.goto(`${path}?play=no-such-video`);
      await expect(page).toHaveURL('/video/no-such-video');
    }
    await openFeedAs('fan');
    await feed.cards.first().getByRole('link').first().click();
    await expect(player.title).toBeVisible();
    const { search } = new URL(page.url());
    expect(search).toContain('play=');
    await page.goto(`/${search}`);
    await expect(page).toHaveURL(`/feed${search}`);
    await expect(player.title).toBeVisible();
  });

  test('[AUTH-10] a stale session hint leads to the login page', async ({ login, page }) => {
    await page.goto('/privacy-policy');
    await page.evaluate(() => localStorage.setItem('rodeo-reel.signed-in', 'yes'));
    await page.goto('/');
    await expect(login.heading).toBeVisible();
    await login.logIn(getDemoAccount('fan'));
    await expect(page).toHaveURL('/feed');
  });
});
