import type { Route } from '@playwright/test';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { getRecordedHeadings, recordHeadings } from './support/heading-recorder.ts';
import { openEmailLink, createUnverifiedUser } from '#tests/support/emails.ts';
import { getDemoAccount, expect, test } from './support/test.ts';

test.describe('login and logout', () => {
  test('[GRD-04] login opens the feed', async ({ login, feed, page }) => {
    await login.open();
    await login.logIn(getDemoAccount('contestant'));
    await expect(feed.heading).toBeVisible();
    await expect(page).toHaveURL('/feed');
  });

  test('[AUTH-02] login requires both fields', async ({ login, page }) => {
    await login.open();
    await login.logIn({ email: getDemoAccount('fan').email, password: '' });
    await expect(page.getByText('All field are required')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  test('[AUTH-04] reports a wrong password and keeps the email', async ({ login, page }) => {
    await login.open();
    await login.logIn({ email: getDemoAccount('fan').email, password: 'not-this-one' });
    await expect(
      page.getByRole('main').getByRole('alert').getByText('Wrong email or password.'),
    ).toBeVisible();
    await expect(login.emailInput).toHaveValue(getDemoAccount('fan').email);
  });

  test('[GRD-03, GRD-04] returns to the requested page after login', async ({ login, page }) => {
    await page.goto('/my-rodeo?tab=videos#top');
    await expect(login.heading).toBeVisible();
    await login.logIn(getDemoAccount('contestant'));
    await expect(page).toHaveURL('/my-rodeo?tab=videos#top');
  });

  test('[GRD-11] a reload keeps the session and never shows the login page', async ({
    openFeedAs,
    feed,
    page,
  }) => {
    await openFeedAs('fan');
    await recordHeadings(page);
    await page.reload();
    await expect(feed.cards.first()).toBeVisible();
    await expect.poll(() => getRecordedHeadings(page)).toEqual(['Feed']);
  });

  test('[GRD-05] redirects signed-in users from the login page to the feed', async ({ logInAs, page }) => {
    await logInAs('fan');
    await page.goto('/login');
    await expect(page).toHaveURL('/feed');
  });

  test('[AUTH-08] logout asks for confirmation and opens the login page @phone', async ({
    openFeedAs,
    shell,
    login,
    page,
  }) => {
    await openFeedAs('contestant');
    await shell.logOut();
    await expect(login.heading).toBeVisible();
    await page.goto('/feed');
    await expect(login.heading).toBeVisible();
  });

  test('[AUTH-10] logging out in one tab logs out the others', async ({
    openFeedAs,
    shell,
    login,
    context,
    page,
  }) => {
    await openFeedAs('fan');
    const otherPage = await context.newPage();
    await otherPage.goto('/my-rodeo');
    await expect(otherPage.getByRole('heading', { level: 1 })).toBeVisible();
    await shell.logOut();
    await expect(login.heading).toBeVisible();
    await expect(otherPage.getByRole('heading', { name: 'All views are free' })).toBeVisible();
    await expect(otherPage).toHaveURL('/');
    await expect(page).toHaveURL('/login');
  });

  test('[AUTH-10] logging out in one tab ends the session that another one is restoring', async ({
    openFeedAs,
    shell,
    login,
    context,
    page,
  }) => {
    await openFeedAs('fan');
    const otherPage = await context.newPage();
    const held = createDeferred<Route>();
    await otherPage.route('**/accounts:lookup*', held.resolve, { times: 1 });
    await otherPage.goto('/feed');
    const request = await held.promise;
    await shell.logOut();
    await request.continue();
    await expect(otherPage).toHaveURL('/login');
    await expect(shell.settings('Logout')).toBeHidden();
    await page.goto('/feed');
    await expect(login.heading).toBeVisible();
  });

  test('[AUTH-10] a lost connection is not a closed account', async ({ openFeedAs, feed, page }) => {
    await page.clock.install();
    // The feed does not need the subscription, which starts later.
    const attempt = page.waitForRequest('**/Listen/**');
    await page.route('**/Listen/**', (route) => route.abort());
    await openFeedAs('fan');
    await expect(feed.cards.first()).toBeVisible();
    await page.clock.runFor(2_000);
    await attempt;
    // The SDK gives up after 10 s and reports what its empty cache has.
    await page.clock.runFor(30_000);
    await expect(feed.cards.first()).toBeVisible();
    await expect(page.getByText('This account has been closed')).toBeHidden();
  });

  test('[GRD-06, SIDE-01] fans cannot upload', async ({ openFeedAs, shell, page }) => {
    await openFeedAs('fan');
    await expect(shell.navigation.getByRole('link', { name: 'Upload Video' })).toHaveCount(0);
    await page.goto('/upload');
    await expect(page).toHaveURL('/feed');
  });

  test('[GRD-12] redirects paths without a page', async ({ login, logInAs, page }) => {
    await page.goto('/video');
    await expect(page.getByRole('heading', { name: 'All views are free' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.goto('/auth');
    await expect(login.heading).toBeVisible();
    await expect(page).toHaveURL('/login');
    await logInAs('fan');
    await page.goto('/profile');
    await expect(page).toHaveURL('/profile/edit');
    await page.goto('/video');
    await expect(page).toHaveURL('/feed');
  });

  test('[GRD-10] shows an error for an unknown path', async ({ page }) => {
    await page.goto('/no/such/gate');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  test('[GRD-10] keeps the menu on an unknown path when logged in @phone', async ({
    logInAs,
    shell,
    feed,
    page,
  }) => {
    await logInAs('fan');
    await page.goto('/no/such/gate');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await shell.goTo('Top Rides');
    await expect(page).toHaveURL('/top-rides');
    await page.goBack();
    await page.getByRole('link', { name: 'Go to the feed' }).click();
    await expect(feed.heading).toBeVisible();
  });

  test('[GRD-04, GRD-07, VER-01, VER-02] an unverified user is blocked until the email is verified', async ({
    login,
    page,
  }) => {
    const email = await createUnverifiedUser();
    await page.goto('/top-rides');
    await expect(login.heading).toBeVisible();
    await login.logIn({ email, password: 'rodeo123' });
    await expect(page).toHaveURL('/verify');
    await page.goto('/feed');
    await expect(page).toHaveURL('/verify');
    await page.getByRole('button', { name: 'Resend Verfication Mail' }).click();
    await expect(page.getByText(`We sent a new verification email to ${email}.`)).toBeVisible();
    await openEmailLink('VERIFY_EMAIL', email);
    await expect(page).toHaveURL('/top-rides');
    await expect(page.getByRole('heading', { name: 'Top Rides' })).toBeVisible();
    await page.goto('/verify');
    await expect(page).toHaveURL('/feed');
  });

  test('[VER-02] an email that could not be sent is reported on the page', async ({ login, page }) => {
    await login.open();
    await login.logIn({ email: await createUnverifiedUser(), password: 'rodeo123' });
    const resend = page.getByRole('button', { name: 'Resend Verfication Mail' });
    await page.route('**/accounts:sendOobCode*', (route) => route.abort());
    await resend.click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText("We couldn't send the verification email");
    await page.unroute('**/accounts:sendOobCode*');
    await resend.click();
    await expect(alert).toBeHidden();
  });
});

test.describe('stored return path', () => {
  for (const path of [
    '//evil.example/x',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%2F%2Fevil.example/',
  ]) {
    test(`[GRD-03, GRD-04] ${path} does not redirect to another site`, async ({ login, page, baseURL }) => {
      const requestedHosts: string[] = [];
      page.on('request', (request) => requestedHosts.push(new URL(request.url()).hostname));
      await login.open();
      await page.evaluate((stored) => sessionStorage.setItem('historyPath', stored), path);
      await login.logIn(getDemoAccount('fan'));
      await expect(page).toHaveURL('/feed');
      // Opened directly, it is a path of this site.
      await page.goto(`${baseURL ?? ''}${path}`);
      await page.waitForLoadState();
      expect(new URL(page.url()).origin).toBe(baseURL);
      expect(requestedHosts.filter((host) => host.includes('evil'))).toEqual([]);
    });
  }
});
