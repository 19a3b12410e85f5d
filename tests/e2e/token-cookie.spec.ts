import type { Page } from '@playwright/test';
import { getPorts, getPortShift } from '#scripts/backend/ports.ts';
import { FeedPage } from './pages/feed-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { openEmailLink, createUnverifiedUser } from './support/emails.ts';
import { createTestUser, type TestUser } from './support/test-users.ts';
import { expect, test } from './support/test.ts';
import { readTokenCookie } from './support/token-cookie.ts';

test.describe('the token cookie', () => {
  test('[AUTH-07] lasts as long as the browser’s session, for this site alone, and goes at logout', async ({
    logInAs,
    shell,
    login,
    context,
  }) => {
    const person = await createTestUser();
    await logInAs(person);
    const { cookie, claims } = await readTokenCookie(context);
    expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict', path: '/', expires: -1 });
    expect(claims).toMatchObject({ user_id: person.id });
    await shell.logOut();
    await expect(login.heading).toBeVisible();
    expect((await readTokenCookie(context)).cookie).toBeUndefined();
  });

  test('[AUTH-07] follows the token when that is renewed', async ({ login, feed, context, page }) => {
    const email = await createUnverifiedUser();
    await login.open();
    await login.logIn({ email, password: 'rodeo123' });
    await expect(page).toHaveURL('/verify');
    expect((await readTokenCookie(context)).claims).toMatchObject({ email_verified: false });
    await page.getByRole('button', { name: 'Resend Verfication Mail' }).click();
    await expect(page.getByText(`A new mail is on its way to ${email}.`)).toBeVisible();
    await openEmailLink('VERIFY_EMAIL', email);
    await expect(feed.heading).toBeVisible();
    await expect
      .poll(async () => (await readTokenCookie(context)).claims)
      .toMatchObject({ email_verified: true });
  });

  test('[AUTH-07] proves nothing: whoever only has the cookie is a visitor, and loses it', async ({
    logInAs,
    browser,
    context,
    page,
  }) => {
    await logInAs(await createTestUser());
    const { cookie } = await readTokenCookie(context);
    const thief = await browser.newContext({ baseURL: new URL(page.url()).origin });
    if (cookie) await thief.addCookies([cookie]);
    const there = await thief.newPage();
    await there.goto('/feed');
    await expect(new LoginPage(there).heading).toBeVisible();
    expect((await readTokenCookie(thief)).cookie).toBeUndefined();
    await thief.close();
  });
});

/** The same person in another browser. */
async function logInFromOtherBrowser(page: Page, person: TestUser): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('There is no browser');
  const there = await context.newPage();
  const login = new LoginPage(there);
  await login.open();
  await login.logIn(person);
  await expect(new FeedPage(there).heading).toBeVisible();
  return there;
}

test.describe('signing out everywhere', () => {
  const signOutEverywhere = async (page: Page, password: string) => {
    await page.goto('/profile/account');
    const section = page.getByRole('region', { name: 'Sign out everywhere' });
    await section.getByLabel('Current password').fill(password);
    await section.getByRole('button', { name: 'Sign out everywhere' }).click();
  };

  test('[AUTH-08, AUTH-10, AUTH-07] ends every open browser at once, and this one on the login page @phone', async ({
    logInAs,
    login,
    feed,
    context,
    page,
  }) => {
    const person = await createTestUser();
    await logInAs(person);
    const there = await logInFromOtherBrowser(page, person);
    // As the SDK leaves it when a page is left while it connects.
    await there.addInitScript(() => localStorage.setItem('firebase:previous_websocket_failure', 'true'));
    const watching = there.waitForEvent('websocket', (socket) => socket.url().includes('.ws'));
    await there.goto('/my-rodeo');
    await watching;

    await signOutEverywhere(page, 'not-this-one');
    await expect(page.getByText('The current password is not right.')).toBeVisible();
    await expect(there).toHaveURL('/my-rodeo');

    await signOutEverywhere(page, person.password);
    await expect(page.getByText('You are signed out everywhere.')).toBeVisible();
    await expect(login.heading).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(there).toHaveURL('/');
    expect((await readTokenCookie(context)).cookie).toBeUndefined();
    expect((await readTokenCookie(there.context())).cookie).toBeUndefined();
    await there.context().close();

    await login.logIn(person);
    await expect(feed.heading).toBeVisible();
    await page.reload();
    await expect(feed.heading).toBeVisible();
  });

  test('[AUTH-10] a browser that was closed meanwhile finds its token refused by the provider', async ({
    logInAs,
    page,
  }) => {
    const person = await createTestUser();
    await logInAs(person);
    const there = await logInFromOtherBrowser(page, person);
    const token = (await readTokenCookie(there.context())).cookie?.value ?? '';
    await there.goto('about:blank');
    // The mark alone would do as well: here it never arrives.
    await there.context().route(/firebaseio|:\d+\/\.(ws|lp)/, (route) => route.abort());
    await there.context().routeWebSocket(/\.ws/, (socket) => socket.close());

    await signOutEverywhere(page, person.password);
    await expect(page.getByText('You are signed out everywhere.')).toBeVisible();
    const auth = getPorts(process.env['BASE_URL'] ? 'dev' : 'test', getPortShift()).auth;
    const answer = await fetch(
      `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken: token }),
      },
    );
    expect(await answer.text()).toContain('TOKEN_EXPIRED');
    await there.goto('/feed');
    await expect(new LoginPage(there).heading).toBeVisible();
    await there.context().close();
  });

  test('[AUTH-08] says so when it did not work, and can be tried again', async ({ logInAs, login, page }) => {
    const person = await createTestUser();
    await logInAs(person);
    await page.route('**/accounts:update*', (route) => route.abort());
    await signOutEverywhere(page, person.password);
    await expect(page.getByText('You are not signed out everywhere yet.')).toBeVisible();
    await page.unroute('**/accounts:update*');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(login.heading).toBeVisible();
  });
});
