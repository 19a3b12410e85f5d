import { videos } from '#scripts/seed/videos.ts';
import { PlayerPage } from './pages/player-page.ts';
import { createUnverifiedUser, getEmailActionPath } from '#tests/support/emails.ts';
import { expect, test } from './support/test.ts';

const password = 'rodeo123';
const newPassword = 'longer-than-before';

test.describe('forgotten password', () => {
  test('[AUTH-03, ACT-05, RST-01, RST-02] is reset once with the emailed link', async ({
    login,
    feed,
    page,
  }) => {
    const email = await createUnverifiedUser();
    await login.open();
    await page.getByRole('button', { name: 'Forget Password' }).click();
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await login.emailInput.fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('Check your email for reset instructions')).toBeVisible();

    const path = await getEmailActionPath('PASSWORD_RESET', email);
    await page.goto(path);
    await expect(page).toHaveURL(/\/reset-password\/[^/]+$/);
    const save = page.getByRole('button', { name: 'Reset password' });
    await save.click();
    await expect(page.getByText('New Password is required')).toBeVisible();
    await page.getByLabel('New password').fill(newPassword);
    await page.getByLabel('Confirm password').fill(password);
    await save.click();
    await expect(page.getByText('Password does not match')).toBeVisible();
    await page.getByLabel('Confirm password').fill(newPassword);
    await save.click();
    await expect(page.getByText('Password has been successfully reset!')).toBeVisible();
    await expect(page).toHaveURL('/login');

    await page.goto(path);
    await page.getByLabel('New password').fill(newPassword);
    await page.getByLabel('Confirm password').fill(newPassword);
    await save.click();
    await expect(page.getByText('Error resetting password: This link is invalid')).toBeVisible();

    await login.open();
    await login.logIn({ email, password: newPassword });
    // Opening the link also verifies the email.
    await expect(feed.heading).toBeVisible();
  });

  test('[AUTH-04] reports an email without an account and keeps it', async ({ login, page }) => {
    await login.open();
    await page.getByRole('button', { name: 'Forget Password' }).click();
    await login.emailInput.fill('nobody-here@example.com');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText("We couldn't find an account with this email.")).toBeVisible();
    await expect(login.emailInput).toHaveValue('nobody-here@example.com');
  });

  test('[RST-02] reports an invalid code and logs a missing one', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    const submit = async (path: string) => {
      await page.goto(path);
      await page.getByLabel('New password').fill(newPassword);
      await page.getByLabel('Confirm password').fill(newPassword);
      await page.getByRole('button', { name: 'Reset password' }).click();
    };
    await submit('/reset-password/not-a-code');
    await expect(page.getByText('Error resetting password: This link is invalid')).toBeVisible();
    await submit('/reset-password');
    await expect.poll(() => logged).toContain('There is no code to reset a password with.');
    await expect(page).toHaveURL('/reset-password');
    await expect(page.getByText('Error resetting password')).toBeHidden();
  });
});

test.describe('email links', () => {
  test('[ACT-02, VER-02] verify the email of a signed-in user', async ({ login, feed, page }) => {
    const email = await createUnverifiedUser();
    await login.open();
    await login.logIn({ email, password });
    await page.getByRole('button', { name: 'Resend Verfication Mail' }).click();
    await expect(page.getByText(`We sent a new verification email to ${email}.`)).toBeVisible();
    await page.goto(await getEmailActionPath('VERIFY_EMAIL', email));
    await expect(page.getByText('Verify email successfully')).toBeVisible();
    await expect(feed.heading).toBeVisible();
    await expect(page).toHaveURL('/feed');
  });

  test('[ACT-02, ACT-03] verify for a visitor and open the login page; a used code opens the landing page', async ({
    login,
    page,
    browser,
  }) => {
    const email = await createUnverifiedUser();
    await login.open();
    await login.logIn({ email, password });
    await page.getByRole('button', { name: 'Resend Verfication Mail' }).click();
    await expect(page.getByText(`We sent a new verification email to ${email}.`)).toBeVisible();
    const path = await getEmailActionPath('VERIFY_EMAIL', email);
    const visitor = await browser.newPage();
    const url = new URL(path, page.url()).href;
    await visitor.goto(url);
    await expect(visitor.getByText('Verify email successfully')).toBeVisible();
    await expect(visitor).toHaveURL(/\/login$/);
    await visitor.goto(url);
    await expect(visitor.getByText('This link is invalid')).toBeVisible();
    await visitor.waitForURL(({ pathname }) => pathname === '/');
    await visitor.close();
  });

  test('[ACT-03, RST-02] report an expired code and link to request a new email', async ({ login, page }) => {
    // Codes expire after hours, so the response is mocked.
    await page.route(/accounts:(update|resetPassword)/, (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 400, message: 'EXPIRED_OOB_CODE' } },
      }),
    );
    await page.goto('/action?mode=verifyEmail&oobCode=old');
    await expect(page.getByText('This link has expired. Request a new one.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.goto('/reset-password/old');
    await page.getByLabel('New password').fill(newPassword);
    await page.getByLabel('Confirm password').fill(newPassword);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('Error resetting password: This link has expired.')).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Recover your password' })).toBeVisible();
    await expect(login.emailInput).toBeVisible();
  });

  test('[ACT-03, ACT-06] without a code or with an unknown mode open the landing page', async ({ page }) => {
    await page.goto('/action?mode=verifyEmail');
    await expect(page.getByText('Invalid verification link.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.goto('/action?mode=else');
    await expect(page).toHaveURL('/');
  });
});

test('[ACT-01, ACT-04] a video link opens the video, also on phones without a mobile app link', async ({
  browser,
  baseURL,
}) => {
  const [ride] = videos;
  if (!ride) throw new Error('The demo data has no videos');
  for (const userAgent of [
    undefined,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1',
  ]) {
    const page = await browser.newPage({ ...(baseURL && { baseURL }), ...(userAgent && { userAgent }) });
    await page.goto(`/action?mode=video&videoID=${ride.video_id}`);
    await expect(page).toHaveURL(`/video/${ride.video_id}`);
    await expect(new PlayerPage(page).title).toHaveText(ride.title, { ignoreCase: true });
    await page.context().close();
  }
});

test('[AUTH-09] /logout ends the session and links to the login page', async ({ logInAs, login, page }) => {
  await logInAs('fan');
  await page.goto('/logout');
  await expect(page.getByText('You have successfully logged out.')).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(login.heading).toBeVisible();
});

const onePixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('sign up', () => {
  test('[AUTH-01, SIGN-01, SIGN-02, SIGN-04, SIGN-05, SIGN-06, SIGN-07, SIGN-08] a contestant signs up after failed attempts, verifies the email and logs in', async ({
    login,
    feed,
    page,
  }) => {
    const email = `signup-${crypto.randomUUID()}@example.com`;
    const next = page.getByRole('button', { name: 'Next' });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup');
    await next.click();
    await page.getByLabel('First name').fill('Cody');
    await page.getByLabel('Last name').fill('Latham');
    await page.getByLabel('Email').fill('contestant@example.com');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByLabel("I'm a contestant").check();
    await next.click();
    await expect(page.getByText('Participating Events is required!')).toBeVisible();
    await page.getByLabel('Bull Riding').check();
    await page.getByLabel('Email').fill(email);
    await next.click();
    await page.getByLabel('Sponsors').fill('Boots');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Cody');
    await next.click();
    await expect(page.getByLabel('Sponsors')).toHaveValue('Boots');
    await next.click();
    await page
      .getByLabel('Profile photo')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixelPng });
    await expect(page.locator('form img[src^="blob:"]')).toBeVisible();
    await page.getByLabel('Location').fill('Cheyenne, WY');
    await page.getByLabel('Barrel Racing').check();

    const signUp = page.getByRole('button', { name: 'Sign up' });
    // First the photo fails, then the profile.
    for (const failingRequest of [/\/o\?name=users/, /documents:commit/]) {
      await page.route(failingRequest, (route) => route.fulfill({ status: 403, body: '{}' }));
      await signUp.click();
      await expect(page.getByText(/Your account is ready, but we couldn't/)).toBeVisible({ timeout: 30_000 });
      await page.unroute(failingRequest);
    }
    await signUp.click();
    await expect(page.getByText(`Open the link we emailed to ${email}`)).toBeVisible();
    await expect(page).toHaveURL('/login');

    await page.goto(await getEmailActionPath('VERIFY_EMAIL', email));
    await expect(page).toHaveURL('/login');
    await login.logIn({ email, password });
    await expect(feed.heading).toBeVisible();
  });

  test('[SIGN-03, SIGN-06, SIGN-09] a contractor has fewer steps, and a taken email is reported', async ({
    page,
  }) => {
    const email = await createUnverifiedUser();
    const next = page.getByRole('button', { name: 'Next' });
    await page.goto('/signup');
    await page.getByLabel('Contractor').check();
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    await next.click();
    await page.getByLabel('Contractor name').fill('Cedar Gap');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await next.click();
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
    await page.getByLabel('Location').fill('Cheyenne, WY');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('This email address is already taken')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page).toHaveURL('/signup');
  });
});
