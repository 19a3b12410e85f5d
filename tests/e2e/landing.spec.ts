import type { ConsoleMessage, Page } from '@playwright/test';
import { getDemoAccount } from '#tests/support/demo/demo-accounts.ts';
import { expect, test as base } from './support/e2e-test.ts';

/** The landing page and the legal pages, which share its header and footer. */
export class LandingPage {
  readonly heading;
  readonly footer;
  readonly previews;

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.footer = page.getByRole('contentinfo');
    this.previews = page.locator('video');
  }

  async open() {
    await this.#page.goto('/');
  }

  section(name: string) {
    return this.#page
      .locator('section')
      .filter({ has: this.#page.getByRole('heading', { name, exact: true }) });
  }
}

const test = base.extend<{ landing: LandingPage; blockedRequests: string[] }>({
  landing: ({ page }, use) => use(new LandingPage(page)),
  /** Console errors, such as violations of the Content-Security-Policy. */
  blockedRequests: async ({ page }, use) => {
    const blockedRequests: string[] = [];
    // The feed may show rides of other tests' users without a photo or a light file.
    const isMissingFile = (message: ConsoleMessage) =>
      message.text().includes('404') &&
      /(profile(-small)?|poster)\.jpg|\.png|720\.mp4/.test(message.location().url);
    page.on('console', (message) => {
      if (message.type() === 'error' && !isMissingFile(message)) blockedRequests.push(message.text());
    });
    await use(blockedRequests);
  },
});

test('[LAND-01, LAND-03, LAND-04, LEG-01] a visitor watches the previews and reads the legal pages, which load no script, and goes to log in @phone', async ({
  landing,
  login,
  page,
  blockedRequests,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const expectPage = async (path: string, heading: string) => {
    await expect(page).toHaveURL(path);
    await expect(landing.heading).toHaveText(heading);
    expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(1);
    const { width, available } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      available: document.documentElement.clientWidth,
    }));
    expect(width).toBeLessThanOrEqual(available);
  };
  await landing.open();
  await expectPage('/', 'All views are free');
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
  await landing.footer.getByRole('link', { name: 'Privacy policy' }).click();
  await expectPage('/privacy-policy', 'Privacy Policy');
  await landing.footer.getByRole('link', { name: 'Terms and conditions' }).click();
  await expectPage('/terms-and-conditions', 'Terms and Conditions');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expectPage('/', 'All views are free');
  expect(scripts).toEqual([]);
  expect(blockedRequests).toEqual([]);
  await landing.section('All views are free').getByRole('link', { name: 'Log in' }).click();
  await expect(login.heading).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('[GRD-01, GRD-05, GRD-09] the prerendered pages hand over to the app: video links, and members from the landing page', async ({
  landing,
  login,
  feed,
  player,
  page,
  blockedRequests,
}) => {
  const setHint = (hint: string) =>
    page.evaluate((value) => localStorage.setItem('rodeo-reel.signed-in', value), hint);

  for (const path of ['/', '/privacy-policy', '/terms-and-conditions']) {
    await page.goto(`${path}?play=no-such-video`);
    await expect(page).toHaveURL('/video/no-such-video');
  }
  await landing.open();
  await expect(landing.heading).toBeVisible();
  await expect(page).toHaveURL('/');

  // Of a session that has ended.
  await setHint('yes');
  await landing.open();
  await expect(login.heading).toBeVisible();
  await login.logIn(getDemoAccount('fan'));
  await expect(page).toHaveURL('/feed');

  await feed.cards.first().getByRole('link').first().click();
  await expect(player.title).toBeVisible();
  const { search } = new URL(page.url());
  expect(search).toContain('play=');
  blockedRequests.length = 0;
  await page.goto(`/${search}`);
  await expect(page).toHaveURL(`/feed${search}`);
  await expect(player.title).toBeVisible();
  await landing.open();
  await expect(page).toHaveURL('/feed');
  await expect(feed.heading).toBeVisible();
  expect(blockedRequests).toEqual([]);
});
