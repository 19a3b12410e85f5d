import type { Page } from '@playwright/test';
import { buildContractor } from '#tests/support/factories/user.ts';
import { getAdminDatabase, createTestUser } from './support/test-users.ts';
import { expect, test } from './support/test.ts';

const measureWidth = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.width;

test.describe('the shell', () => {
  test('[SIDE-01] the menu leads everywhere, in its order; fans have nothing to upload @phone', async ({
    logInAs,
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
    const stock = await createTestUser(buildContractor({ name: 'Sweetwater Bucking Bulls' }));
    await logInAs(stock);
    await shell.openMenu();
    await expect(shell.navigation.getByRole('link')).toHaveText(pages);
    await expect(shell.settingsNavigation.locator('a, button')).toHaveText([stock.name, ...settings]);
    await shell.settings(stock.name).click();
    await expect(page.getByRole('dialog', { name: 'User Account' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await shell.logOut();

    await logInAs(await createTestUser());
    await shell.openMenu();
    await expect(shell.navigation.getByRole('link')).toHaveText(
      pages.filter((name) => name !== 'Upload Video'),
    );
  });

  test('[SIDE-01] who is not signed in is offered to log in and to sign up @phone', async ({ page }) => {
    for (const path of ['/', '/privacy-policy']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Log in' }).first()).toHaveAttribute('href', '/login');
      await expect(
        page.getByRole('link', { name: 'Sign up' }).filter({ visible: true }).first(),
      ).toHaveAttribute('href', '/signup');
    }
  });

  test('[LAY-01] a bar with a drawer up to 1280 px, a sidebar beyond', async ({ logInAs, page }) => {
    await logInAs('fan');
    const openMenu = page.getByRole('button', { name: 'Open menu' });
    const sidebar = page.getByRole('complementary');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(openMenu).toBeVisible();
    await expect(sidebar).toBeHidden();
    await page.setViewportSize({ width: 1281, height: 800 });
    await expect(openMenu).toBeHidden();
    await expect(sidebar).toBeVisible();
  });

  test('[LAY-01] profiles are 900 px wide, the upload 700, questions 400; the red is the brand’s', async ({
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

  test('[LAY-01] the picture beside the login is 560 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1024 });
    await page.goto('/signup');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ width: 560, height: 1024 });
  });

  test('the drawer takes the focus, holds it and gives it back', async ({ logInAs, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logInAs('fan');
    const openMenu = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await openMenu.click();
    await expect(drawer).toBeVisible();
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab');
      // Past the last entry the focus may visit the browser's own controls, never the page behind.
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(openMenu).toBeFocused();
  });

  test('[CONT-01] who wants to write finds the address, or is told that there is none', async ({
    logInAs,
    shell,
    page,
  }) => {
    await logInAs('fan');
    await shell.settings('Contact').click();
    await expect(page.getByText('There is no address to write to yet.')).toBeVisible();
  });
});

test.describe('a new release', () => {
  const announce = (name: string) => getAdminDatabase().ref('release').set(name);

  test('[NEWV-01] is told of, for ten seconds, and Refresh starts the app afresh', async ({
    logInAs,
    feed,
    page,
  }) => {
    await announce('spring');
    await logInAs(await createTestUser());
    const notice = page.getByText('There is a new version available. Click to reload …');
    // The first value that is read is the release that runs here; from then on every other one is new.
    await expect
      .poll(async () => {
        await announce(`summer ${crypto.randomUUID()}`);
        return notice.isVisible();
      })
      .toBe(true);
    await expect(notice).toBeHidden({ timeout: 15_000 });

    await announce('autumn');
    await page.evaluate(() => localStorage.setItem('left-over', 'yes'));
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Refresh', exact: true }).click(),
    ]);
    await expect(feed.heading).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('left-over'))).toBeNull();
  });
});

test.describe('waiting', () => {
  test('[LIST-01] ends after half a minute at most, with a way to try again', async ({
    logInAs,
    feed,
    page,
  }) => {
    await page.clock.install();
    await logInAs('fan');
    await expect(feed.cards.first()).toBeVisible();
    // A server that takes the question and never answers.
    await page.route(/:runQuery/, () => {});
    const asked = page.waitForRequest(/:runQuery/);
    await feed.refreshButton.click();
    await asked;
    await page.clock.runFor(30_000);
    await expect(page.getByRole('heading', { name: 'The videos did not load' })).toBeVisible();
    await page.unroute(/:runQuery/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.clock.resume();
    await expect(feed.cards).toHaveCount(6);
  });

  test('[LIST-02] a filter is followed half a second after the last key', async ({ logInAs, feed, page }) => {
    await logInAs('contestant');
    await page.goto('/my-rodeo');
    await expect(feed.cards.first()).toBeVisible();
    const titles = await feed.cards.getByRole('heading').allTextContents();
    const wanted = titles[0] ?? '';
    const filter = page.getByRole('searchbox', { name: 'Filter by title, place or animal' });
    await filter.fill('no ride is called this');
    await expect(page.getByRole('heading', { name: 'No such ride' })).toBeVisible();
    await filter.fill(wanted.toUpperCase());
    await expect(feed.cards.first().getByRole('heading')).toHaveText(wanted);
    for (const title of await feed.cards.getByRole('heading').allTextContents()) expect(title).toBe(wanted);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(feed.cards).toHaveCount(titles.length);
  });
});
