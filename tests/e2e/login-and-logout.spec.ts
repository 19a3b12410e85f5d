import { getRecordedHeadings, recordHeadings } from './support/heading-recorder.ts';
import { openEmailLink, createUnverifiedUser } from './support/emails.ts';
import { getDemoAccount, expect, test } from './support/test.ts';

test.describe('logging in and out', () => {
  test('[GRD-04] login leads to the feed @phone', async ({ login, feed, page }) => {
    await login.open();
    await login.logIn(getDemoAccount('contestant'));
    await expect(feed.heading).toBeVisible();
    await expect(page).toHaveURL('/feed');
  });

  test('[AUTH-02] both fields are needed', async ({ login, page }) => {
    await login.open();
    await login.logIn({ email: getDemoAccount('fan').email, password: '' });
    await expect(page.getByText('All field are required')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  test('[AUTH-04] a wrong password is told in plain words, and what was typed stays', async ({
    login,
    page,
  }) => {
    await login.open();
    await login.logIn({ email: getDemoAccount('fan').email, password: 'not-this-one' });
    await expect(page.getByRole('status').getByText('The email or the password is not right.')).toBeVisible();
    await expect(login.emailInput).toHaveValue(getDemoAccount('fan').email);
  });

  test('[GRD-03, GRD-04] a visitor is asked to log in and then sees what they wanted to see', async ({
    login,
    page,
  }) => {
    await page.goto('/my-rodeo?tab=videos#top');
    await expect(login.heading).toBeVisible();
    await login.logIn(getDemoAccount('contestant'));
    await expect(page).toHaveURL('/my-rodeo?tab=videos#top');
  });

  test('[GRD-11] a reload keeps the session and never shows the login page @phone', async ({
    logInAs,
    feed,
    page,
  }) => {
    await logInAs('fan');
    await recordHeadings(page);
    await page.reload();
    await expect(feed.cards.first()).toBeVisible();
    expect(await getRecordedHeadings(page)).toEqual(['Feed']);
  });

  test('[GRD-05] who is signed in goes from the login page to the feed', async ({ logInAs, page }) => {
    await logInAs('fan');
    await page.goto('/login');
    await expect(page).toHaveURL('/feed');
  });

  test('[AUTH-08] logout asks, then leads to the login page and closes the app @phone', async ({
    logInAs,
    shell,
    login,
    page,
  }) => {
    await logInAs('contestant');
    await shell.logOut();
    await expect(login.heading).toBeVisible();
    await page.goto('/feed');
    await expect(login.heading).toBeVisible();
  });

  test('[AUTH-10] signing out in another tab closes this one as well', async ({
    logInAs,
    shell,
    login,
    context,
    page,
  }) => {
    await logInAs('fan');
    const other = await context.newPage();
    await other.goto('/my-rodeo');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await shell.logOut();
    await expect(login.heading).toBeVisible();
    await expect(other.getByRole('heading', { name: 'All views are free' })).toBeVisible();
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/login');
  });

  test('[GRD-06, SIDE-01] fans have nothing to upload', async ({ logInAs, shell, page }) => {
    await logInAs('fan');
    await expect(shell.navigation.getByRole('link', { name: 'Upload Video' })).toHaveCount(0);
    await page.goto('/upload');
    await expect(page).toHaveURL('/feed');
  });

  test('[GRD-12] addresses without a page of their own lead on', async ({ login, logInAs, page }) => {
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

  test('[GRD-10] an unknown address is told as such', async ({ page }) => {
    await page.goto('/no/such/gate');
    await expect(page.getByRole('heading', { name: 'No such gate' })).toBeVisible();
  });

  test('[GRD-07, VER-01, VER-02] whoever has not verified their address is held, and let in once they have @phone', async ({
    login,
    feed,
    page,
  }) => {
    const email = await createUnverifiedUser();
    await login.open();
    await login.logIn({ email, password: 'rodeo123' });
    await expect(page).toHaveURL('/verify');
    await page.goto('/feed');
    await expect(page).toHaveURL('/verify');
    await page.getByRole('button', { name: 'Resend Verfication Mail' }).click();
    await expect(page.getByText(`A new mail is on its way to ${email}.`)).toBeVisible();
    await openEmailLink('VERIFY_EMAIL', email);
    await expect(feed.heading).toBeVisible({ timeout: 15_000 });
    await page.goto('/verify');
    await expect(page).toHaveURL('/feed');
  });
});

test.describe('the path to go back to', () => {
  for (const path of [
    '//evil.example/x',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%2F%2Fevil.example/',
  ]) {
    test(`[GRD-03, GRD-04] ${path} never leads to another site`, async ({ login, page, baseURL }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).hostname));
      await login.open();
      await page.evaluate((stored) => sessionStorage.setItem('historyPath', stored), path);
      await login.logIn(getDemoAccount('fan'));
      await expect(page).toHaveURL('/feed');
      // Given in the address bar instead, it stays a path of this site.
      await page.goto(`${baseURL ?? ''}${path}`);
      await page.waitForLoadState();
      expect(new URL(page.url()).origin).toBe(baseURL);
      expect(asked.filter((host) => host.includes('evil'))).toEqual([]);
    });
  }
});
