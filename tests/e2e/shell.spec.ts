import type { Page } from '@playwright/test';
import { buildContractor } from '#tests/support/factories/user.ts';
import { openReleases } from './support/releases.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

const measureWidth = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.width;

test.describe('shell', () => {
  test('[SIDE-01] the menu lists all pages in order, without upload for fans @phone', async ({
    openFeedAs,
    shell,
    page,
  }) => {
    const pages = [
      'Feed',
      'Top Rides',
      'Search',
      'News',
      'Schedule',
      'Upload Video',
      'Notifications',
      'My Rodeo',
    ];
    const settings = [
      ...['Edit Profile', 'Change Password', 'Grant Account Access', 'Upcoming Event'],
      ...['Change Account Type', 'Contact', 'Switch User', 'Logout'],
    ];
    const contractor = await createTestUser(buildContractor({ name: 'Sweetwater Bucking Bulls' }));
    await openFeedAs(contractor);
    await shell.openMenu();
    await expect(shell.navigation.getByRole('link')).toHaveText(pages);
    await expect(shell.settingsNavigation.locator('a, button')).toHaveText([contractor.name, ...settings]);
    await shell.settings(contractor.name).click();
    await expect(page.getByRole('dialog', { name: 'User Account' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await shell.logOut();

    await openFeedAs(await createTestUser());
    await shell.openMenu();
    await expect(shell.navigation.getByRole('link')).toHaveText(
      pages.filter((name) => name !== 'Upload Video'),
    );
  });

  test('[SIDE-01] visitors see links to log in and sign up @phone', async ({ page }) => {
    for (const path of ['/', '/privacy-policy']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Log in' }).first()).toHaveAttribute('href', '/login');
      await expect(
        page.getByRole('link', { name: 'Sign up' }).filter({ visible: true }).first(),
      ).toHaveAttribute('href', '/signup');
    }
  });

  test('[LAY-01] shows a bar with a drawer up to 1280 px and a sidebar above', async ({
    openFeedAs,
    page,
  }) => {
    await openFeedAs('fan');
    const openMenu = page.getByRole('button', { name: 'Open menu' });
    const sidebar = page.getByRole('complementary');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(openMenu).toBeVisible();
    await expect(sidebar).toBeHidden();
    await page.setViewportSize({ width: 1281, height: 800 });
    await expect(openMenu).toBeHidden();
    await expect(sidebar).toBeVisible();
  });

  test('[LAY-01] profiles are 900 px wide, the upload 700 px, dialogs 400 px, and the primary color is the brand red', async ({
    logInAs,
    shell,
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await logInAs('contestant');
    await page.goto('/my-rodeo');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await measureWidth(page, 'main > div')).toBe(900);
    await page.goto('/upload');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await measureWidth(page, 'main > div')).toBe(700);
    await shell.settings('Logout').click();
    const yes = page.getByRole('button', { name: 'Yes' });
    expect(await measureWidth(page, 'dialog[open]')).toBe(400);
    expect(await yes.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(189, 42, 36)');
  });

  test('[LAY-01] the picture beside the login form is 560 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1024 });
    await page.goto('/signup');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ width: 560, height: 1024 });
  });

  test('the drawer traps and restores the focus', async ({ openFeedAs, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFeedAs('fan');
    const openMenu = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await openMenu.click();
    await expect(drawer).toBeVisible();
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab');
      // After the last entry, the focus may move to the browser's UI, but not to the page behind.
      const isFocusOutside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(isFocusOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(openMenu).toBeFocused();
  });

  test('[CONT-01] Contact reports a missing contact address', async ({ openFeedAs, shell, page }) => {
    await openFeedAs('fan');
    await shell.settings('Contact').click();
    await expect(page.getByText("We don't have a contact email yet.")).toBeVisible();
  });
});

test.describe('new release', () => {
  const getNotice = (page: Page) =>
    page.getByText('There is a new version available. Click to reload Rodeo Reel.');

  test('[NEWV-01] shows a notice for ten seconds, and Refresh reloads the app', async ({
    openFeedAs,
    feed,
    page,
  }) => {
    const announceReleases = await openReleases(page);
    await page.clock.install();
    await openFeedAs(await createTestUser());
    const notice = getNotice(page);
    await announceReleases(notice);
    await page.clock.fastForward(5000);
    await expect(notice).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(notice).toBeHidden();

    await announceReleases(notice);
    await page.evaluate(() => localStorage.setItem('left-over', 'yes'));
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Refresh', exact: true }).click(),
    ]);
    await expect(feed.heading).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('left-over'))).toBeNull();
  });

  test('the notice stays in the window when a phone is turned and when text grows', async ({
    openFeedAs,
    page,
  }) => {
    const [portrait, landscape] = [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ];
    await page.setViewportSize(landscape);
    const announceReleases = await openReleases(page);
    await page.clock.install();
    await openFeedAs(await createTestUser());
    const notice = getNotice(page);
    await announceReleases(notice);
    const closeButton = page.getByRole('button', { name: 'Close', exact: true });
    const expectInWindow = async () => {
      for (const part of [notice, closeButton]) await expect(part).toBeInViewport({ ratio: 1 });
    };

    await expectInWindow();
    await page.setViewportSize(portrait);
    await expectInWindow();
    await page.setViewportSize(landscape);
    await expectInWindow();
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    await expectInWindow();
  });
});

test.describe('timeouts', () => {
  test('[LIST-01] a request times out after 30 seconds and can be retried', async ({
    openFeedAs,
    feed,
    shell,
    page,
  }) => {
    await page.clock.install();
    await openFeedAs('fan');
    await expect(feed.cards.first()).toBeVisible();
    // The session, which loads after the first cards, has timeouts of its own.
    await expect(shell.settings('Logout')).toBeVisible();
    // A server that never responds.
    await page.route(/:runQuery/, () => {});
    const request = page.waitForRequest(/:runQuery/);
    await feed.refreshButton.click();
    await request;
    await page.clock.runFor(30_000);
    await expect(page.getByRole('heading', { name: "We couldn't load the videos" })).toBeVisible();
    await page.unroute(/:runQuery/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.clock.resume();
    await expect(feed.cards).toHaveCount(6);
  });

  test('[LIST-02] a filter applies half a second after the last key', async ({ logInAs, feed, page }) => {
    await logInAs('contestant');
    await page.goto('/my-rodeo');
    await expect(feed.cards.first()).toBeVisible();
    const titles = await feed.cards.getByRole('heading').allTextContents();
    const firstTitle = titles[0] ?? '';
    const filter = page.getByRole('searchbox', { name: 'Filter by title, place or animal' });
    await filter.fill('no ride is called this');
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    await filter.fill(firstTitle.toUpperCase());
    await expect(feed.cards.first().getByRole('heading')).toHaveText(firstTitle);
    for (const title of await feed.cards.getByRole('heading').allTextContents())
      expect(title).toBe(firstTitle);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(feed.cards).toHaveCount(titles.length);
  });
});
