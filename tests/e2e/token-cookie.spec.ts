import type { BrowserContext, Page } from '@playwright/test';
import { FeedPage } from './pages/feed-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { openEmailLink, createUnverifiedUser } from '#tests/support/emails.ts';
import { storeSession } from './support/stored-session.ts';
import { suitePorts } from '#tests/support/suite.ts';
import { createTestUser, type TestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

/** The token cookie and the claims in it. */
async function readTokenCookie(context: BrowserContext) {
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'firebase');
  const [, payload = ''] = cookie?.value.split('.') ?? [];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as Record<string, unknown>;
  return { cookie, claims };
}

/** A session is on the screen a moment before its token is. */
async function waitForTokenCookie(context: BrowserContext) {
  await expect.poll(async () => (await readTokenCookie(context)).cookie).toBeDefined();
  return readTokenCookie(context);
}

const expectNoTokenCookie = (context: BrowserContext) =>
  expect.poll(async () => (await readTokenCookie(context)).cookie).toBeUndefined();

test.describe('token cookie', () => {
  test('[AUTH-07] is a same-site session cookie that logout deletes', async ({
    openFeedAs,
    shell,
    login,
    context,
  }) => {
    const user = await createTestUser();
    await openFeedAs(user);
    const { cookie, claims } = await waitForTokenCookie(context);
    expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict', path: '/', expires: -1 });
    expect(claims).toMatchObject({ user_id: user.id });
    await shell.logOut();
    await expect(login.heading).toBeVisible();
    await expectNoTokenCookie(context);
  });

  test('[AUTH-07] is updated when the token is refreshed', async ({ login, feed, context, page }) => {
    const email = await createUnverifiedUser();
    await login.open();
    await login.logIn({ email, password: 'rodeo123' });
    await expect(page).toHaveURL('/verify');
    expect((await waitForTokenCookie(context)).claims).toMatchObject({ email_verified: false });
    await page.getByRole('button', { name: 'Resend Verfication Mail' }).click();
    await expect(page.getByText(`We sent a new verification email to ${email}.`)).toBeVisible();
    await openEmailLink('VERIFY_EMAIL', email);
    await expect(feed.heading).toBeVisible();
    await expect
      .poll(async () => (await readTokenCookie(context)).claims)
      .toMatchObject({ email_verified: true });
  });

  test('[AUTH-07] does not authenticate on its own and is deleted for visitors', async ({
    openFeedAs,
    browser,
    context,
    page,
  }) => {
    await openFeedAs(await createTestUser());
    const { cookie } = await waitForTokenCookie(context);
    const otherContext = await browser.newContext({ baseURL: new URL(page.url()).origin });
    if (cookie) await otherContext.addCookies([cookie]);
    const otherPage = await otherContext.newPage();
    await otherPage.goto('/feed');
    await expect(new LoginPage(otherPage).heading).toBeVisible();
    await expectNoTokenCookie(otherContext);
    await otherContext.close();
  });
});

/** The same user in another browser. */
async function logInFromOtherBrowser(page: Page, user: TestUser): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('There is no browser');
  const otherPage = await context.newPage();
  await storeSession(otherPage, user);
  await new FeedPage(otherPage).open();
  await expect(new FeedPage(otherPage).heading).toBeVisible();
  return otherPage;
}

test.describe('log out everywhere', () => {
  const signOutEverywhere = async (page: Page, password: string) => {
    await page.goto('/profile/account');
    const section = page.getByRole('region', { name: 'Log out everywhere' });
    await section.getByLabel('Current password').fill(password);
    await section.getByRole('button', { name: 'Log out everywhere' }).click();
  };

  test('[AUTH-08, AUTH-10, AUTH-07] ends all open sessions and opens the login page here', async ({
    openFeedAs,
    login,
    feed,
    context,
    page,
  }) => {
    const user = await createTestUser();
    await openFeedAs(user);
    const otherPage = await logInFromOtherBrowser(page, user);
    // Set by the SDK when a page is closed while connecting.
    await otherPage.addInitScript(() => localStorage.setItem('firebase:previous_websocket_failure', 'true'));
    const socketOpened = otherPage.waitForEvent('websocket', (socket) => socket.url().includes('.ws'));
    await otherPage.goto('/my-rodeo');
    await socketOpened;

    await signOutEverywhere(page, 'not-this-one');
    await expect(page.getByText('Wrong password. Try again.')).toBeVisible();
    await expect(otherPage).toHaveURL('/my-rodeo');

    await signOutEverywhere(page, user.password);
    await expect(page.getByText("You're logged out everywhere.")).toBeVisible();
    await expect(login.heading).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(otherPage).toHaveURL('/');
    await expectNoTokenCookie(context);
    await expectNoTokenCookie(otherPage.context());
    await otherPage.context().close();

    await login.logIn(user);
    await expect(feed.heading).toBeVisible();
    await page.reload();
    await expect(feed.heading).toBeVisible();
  });

  test('[AUTH-10] a session that missed the event is rejected by Firebase Auth', async ({
    openFeedAs,
    page,
  }) => {
    const user = await createTestUser();
    await openFeedAs(user);
    const otherPage = await logInFromOtherBrowser(page, user);
    const token = (await waitForTokenCookie(otherPage.context())).cookie?.value ?? '';
    await otherPage.goto('about:blank');
    // Blocks the Realtime Database, so that only the token can end the session.
    await otherPage.context().route(/firebaseio|:\d+\/\.(ws|lp)/, (route) => route.abort());
    await otherPage.context().routeWebSocket(/\.ws/, (socket) => socket.close());

    await signOutEverywhere(page, user.password);
    await expect(page.getByText("You're logged out everywhere.")).toBeVisible();
    const response = await fetch(
      `http://127.0.0.1:${suitePorts.auth}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken: token }),
      },
    );
    expect(await response.text()).toContain('TOKEN_EXPIRED');
    await otherPage.goto('/feed');
    await expect(new LoginPage(otherPage).heading).toBeVisible();
    await otherPage.context().close();
  });

  test('[AUTH-08] reports a failure and can be retried', async ({ openFeedAs, login, page }) => {
    const user = await createTestUser();
    await openFeedAs(user);
    await page.route('**/accounts:update*', (route) => route.abort());
    await signOutEverywhere(page, user.password);
    await expect(page.getByText("We couldn't log you out everywhere.")).toBeVisible();
    await page.unroute('**/accounts:update*');
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(login.heading).toBeVisible();
  });
});
