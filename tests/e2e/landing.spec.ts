import type { ConsoleMessage } from '@playwright/test';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { getDemoAccount, expect, test as base } from './support/test.ts';
import { LandingPage } from './pages/landing-page.ts';

const test = base.extend<{ landing: LandingPage; refused: string[] }>({
  landing: ({ page }, use) => use(new LandingPage(page)),
  /** What the browser did not let the page do: above all, what the Content-Security-Policy stopped. */
  refused: async ({ page }, use) => {
    const refused: string[] = [];
    // People of other tests, whose rides the feed shows, may have no picture; a stand-in is drawn.
    const isMissingPicture = (message: ConsoleMessage) =>
      message.text().includes('404') && /profile\.jpg|\.png/.test(message.location().url);
    page.on('console', (message) => {
      if (message.type() === 'error' && !isMissingPicture(message)) refused.push(message.text());
    });
    await use(refused);
  },
});

const prerenderedPaths = ['/', '/privacy-policy', '/terms-and-conditions'];

test.describe('the landing page', () => {
  test('[LAND-01] says that all views are free, what members do and how to search @phone', async ({
    landing,
    page,
  }) => {
    await landing.open();
    await expect(landing.heading).toHaveText('All views are free');
    await expect(page.getByText('Upload, save, view and link rodeo videos')).toBeVisible();
    await expect(page.getByText('by brand, name, stock contractor or rider')).toBeVisible();
    for (const by of ['Brand', 'Name', 'Stock contractor', 'Rider'])
      await expect(
        landing.section('Find any ride by').getByRole('term').filter({ hasText: by }),
      ).toBeVisible();
    await expect(page.getByText('Coming to iOS and Android')).toBeVisible();
  });

  test('[LAND-01] leads to the login page @phone', async ({ landing, login, page }) => {
    await landing.open();
    await landing.section('All views are free').getByRole('link', { name: 'Log in' }).click();
    await expect(login.heading).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  test('[LAND-02] tells how it works, in four steps', async ({ landing }) => {
    await landing.open();
    const steps = landing.section('How it works').getByRole('heading', { level: 3 });
    await expect(steps).toHaveText(['Free views', 'Record and categorize', 'Membership', 'Unlimited action']);
  });

  test('[LAND-03] shows two previews that stand still until they are asked to play', async ({
    landing,
    page,
    refused,
  }) => {
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
    expect(refused).toEqual([]);
  });

  test('[LAND-04, LEG-01] links the legal pages, which lead back home @phone', async ({ landing, page }) => {
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

test.describe('the legal pages', () => {
  test('[LEG-01] the privacy policy is dated, speaks of children and knows where it stands', async ({
    page,
  }) => {
    await page.goto('/privacy-policy');
    await expect(page.getByText('Last revised July 17, 2023')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      'Privacy Policy',
    ]);
    await expect(
      page.getByText('not meant for children under 13, and we do not knowingly collect'),
    ).toBeVisible();
  });

  test('[LEG-01] the terms name their subjects, one state and no figures', async ({ page }) => {
    await page.goto('/terms-and-conditions');
    const main = page.getByRole('main');
    for (const name of [
      'Your credentials',
      'Your content and our licence to show it',
      'Classified postings and their fees',
      'Payments held in escrow',
      'Governing law',
    ])
      await expect(main.getByRole('heading', { name })).toBeVisible();
    await expect(main.getByText('governed by the law of the State of Oklahoma')).toBeVisible();
    await expect(main).not.toContainText(/[$€%]|\d+ (dollars|percent)/);
  });
});

test.describe('pages that ship without the app', () => {
  for (const address of prerenderedPaths) {
    test(`[LAND-01, LEG-01] ${address} loads no script`, async ({ landing, page, refused }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(landing.heading).toBeVisible();
      expect(scripts).toEqual([]);
      expect(await page.locator('script').count()).toBe(address === '/' ? 1 : 0);
      expect(refused).toEqual([]);
    });
  }

  test('[GRD-05] who is signed in is led from the landing page to the feed', async ({
    logInAs,
    feed,
    landing,
    page,
    refused,
  }) => {
    await logInAs('contestant');
    await landing.open();
    await expect(page).toHaveURL('/feed');
    await expect(feed.heading).toBeVisible();
    expect(refused).toEqual([]);
  });

  test('[GRD-01] without the mark of a session a visitor stays', async ({ landing, page }) => {
    await landing.open();
    await page.evaluate(() => localStorage.setItem('rodeo-reel.signed-in', 'no'));
    await page.reload();
    await expect(landing.heading).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('[GRD-09] the link to a video is handed over to the app', async ({ logInAs, feed, player, page }) => {
    await page.goto('/?play=no-such-video');
    await expect(page).toHaveURL('/video/no-such-video');
    await logInAs('fan');
    await feed.cards.first().getByRole('link').first().click();
    await expect(player.title).toBeVisible();
    const { search } = new URL(page.url());
    expect(search).toContain('play=');
    await page.goto(`/${search}`);
    await expect(page).toHaveURL(`/feed${search}`);
    await expect(player.title).toBeVisible();
  });

  test('[AUTH-10] a visitor whose mark is stale finds the way back by the login page', async ({
    login,
    page,
  }) => {
    await page.goto('/privacy-policy');
    await page.evaluate(() => localStorage.setItem('rodeo-reel.signed-in', 'yes'));
    await page.goto('/');
    await expect(login.heading).toBeVisible();
    await login.logIn(getDemoAccount('fan'));
    await expect(page).toHaveURL('/feed');
  });

  for (const address of prerenderedPaths) {
    test(`[LAND-01, LEG-01] ${address} has no accessibility violations @phone`, async ({ page }) => {
      await page.goto(address);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const { width, room } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
      }));
      expect(width).toBeLessThanOrEqual(room);
    });
  }
});
