import type { BrowserContext, Page } from '@playwright/test';
import { portsOf, portShift } from '#emulators/ports.ts';
import { FeedPage } from './pages/feed-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { seenHeadings, watchHeadings } from './support/frames.ts';
import { followMail, newcomer } from './support/mail.ts';
import { member, type Person } from './support/people.ts';
import { accountOf, expect, test } from './support/test.ts';

test.describe('logging in and out', () => {
  test('[GRD-04] login leads to the feed @phone', async ({ login, feed, page }) => {
    await login.open();
    await login.logIn(accountOf('contestant'));
    await expect(feed.heading).toBeVisible();
    await expect(page).toHaveURL('/feed');
  });

  test('[AUTH-02] both fields are needed', async ({ login, page }) => {
    await login.open();
    await login.logIn({ email: accountOf('fan').email, password: '' });
    await expect(page.getByText('All field are required')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  test('[AUTH-04] a wrong password is told in plain words, and what was typed stays', async ({
    login,
    page,
  }) => {
    await login.open();
    await login.logIn({ email: accountOf('fan').email, password: 'not-this-one' });
    await expect(page.getByRole('status').getByText('The email or the password is not right.')).toBeVisible();
    await expect(login.email).toHaveValue(accountOf('fan').email);
  });

  test('[GRD-03, GRD-04] a visitor is asked to log in and then sees what they wanted to see', async ({
    login,
    page,
  }) => {
    await page.goto('/my-rodeo?tab=videos#top');
    await expect(login.heading).toBeVisible();
    await login.logIn(accountOf('contestant'));
    await expect(page).toHaveURL('/my-rodeo?tab=videos#top');
  });

  test('[GRD-11] a reload keeps the session and never shows the login page @phone', async ({
    logInAs,
    feed,
    page,
  }) => {
    await logInAs('fan');
    await watchHeadings(page);
    await page.reload();
    await expect(feed.cards.first()).toBeVisible();
    expect(await seenHeadings(page)).toEqual(['Feed']);
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

  test('[GRD-10] an unknown address is told as such', async ({ page }) => {
    await page.goto('/no/such/gate');
    await expect(page.getByRole('heading', { name: 'No such gate' })).toBeVisible();
  });

  test('[GRD-07, VER-01, VER-02] whoever has not verified their address is held, and let in once they have @phone', async ({
    login,
    feed,
    page,
  }) => {
    const email = await newcomer();
    await login.open();
    await login.logIn({ email, password: 'rodeo123' });
    await expect(page).toHaveURL('/verify');
    await page.goto('/feed');
    await expect(page).toHaveURL('/verify');
    await page.getByRole('button', { name: 'Resend Verfication Mail' }).click();
    await expect(page.getByText(`A new mail is on its way to ${email}.`)).toBeVisible();
    await followMail('VERIFY_EMAIL', email);
    await expect(feed.heading).toBeVisible({ timeout: 15_000 });
    await page.goto('/verify');
    await expect(page).toHaveURL('/feed');
  });
});

/** What the token's cookie says, and how the browser keeps it. */
async function tokenCookie(context: BrowserContext) {
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'firebase');
  const [, claims = ''] = cookie?.value.split('.') ?? [];
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as Record<string, unknown>;
  return { cookie, claims: read };
}

test.describe('the token cookie', () => {
  test('[AUTH-07] lasts as long as the browser’s session, for this site alone, and goes at logout', async ({
    logInAs,
    shell,
    login,
    context,
  }) => {
    const person = await member();
    await logInAs(person);
    const { cookie, claims } = await tokenCookie(context);
    expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict', path: '/', expires: -1 });
    expect(claims).toMatchObject({ user_id: person.id });
    await shell.logOut();
    await expect(login.heading).toBeVisible();
    expect((await tokenCookie(context)).cookie).toBeUndefined();
  });

  test('[AUTH-07] follows the token when that is renewed', async ({ login, feed, context, page }) => {
    const email = await newcomer();
    await login.open();
    await login.logIn({ email, password: 'rodeo123' });
    await expect(page).toHaveURL('/verify');
    expect((await tokenCookie(context)).claims).toMatchObject({ email_verified: false });
    await page.getByRole('button', { name: 'Resend Verfication Mail' }).click();
    await expect(page.getByText(`A new mail is on its way to ${email}.`)).toBeVisible();
    await followMail('VERIFY_EMAIL', email);
    await expect(feed.heading).toBeVisible();
    await expect
      .poll(async () => (await tokenCookie(context)).claims)
      .toMatchObject({ email_verified: true });
  });

  test('[AUTH-07] proves nothing: whoever only has the cookie is a visitor, and loses it', async ({
    logInAs,
    browser,
    context,
    page,
  }) => {
    await logInAs(await member());
    const { cookie } = await tokenCookie(context);
    const thief = await browser.newContext({ baseURL: new URL(page.url()).origin });
    if (cookie) await thief.addCookies([cookie]);
    const there = await thief.newPage();
    await there.goto('/feed');
    await expect(new LoginPage(there).heading).toBeVisible();
    expect((await tokenCookie(thief)).cookie).toBeUndefined();
    await thief.close();
  });
});

/** The same person in another browser. */
async function elsewhere(page: Page, person: Person): Promise<Page> {
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
    const person = await member();
    await logInAs(person);
    const there = await elsewhere(page, person);
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
    expect((await tokenCookie(context)).cookie).toBeUndefined();
    expect((await tokenCookie(there.context())).cookie).toBeUndefined();
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
    const person = await member();
    await logInAs(person);
    const there = await elsewhere(page, person);
    const token = (await tokenCookie(there.context())).cookie?.value ?? '';
    await there.goto('about:blank');
    // The mark alone would do as well: here it never arrives.
    await there.context().route(/firebaseio|:\d+\/\.(ws|lp)/, (route) => route.abort());
    await there.context().routeWebSocket(/\.ws/, (socket) => socket.close());

    await signOutEverywhere(page, person.password);
    await expect(page.getByText('You are signed out everywhere.')).toBeVisible();
    const auth = portsOf(process.env['BASE_URL'] ? 'dev' : 'test', portShift()).auth;
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
    const person = await member();
    await logInAs(person);
    await page.route('**/accounts:update*', (route) => route.abort());
    await signOutEverywhere(page, person.password);
    await expect(page.getByText('You are not signed out everywhere yet.')).toBeVisible();
    await page.unroute('**/accounts:update*');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(login.heading).toBeVisible();
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
      await login.logIn(accountOf('fan'));
      await expect(page).toHaveURL('/feed');
      // Given in the address bar instead, it stays a path of this site.
      await page.goto(`${baseURL ?? ''}${path}`);
      await page.waitForLoadState();
      expect(new URL(page.url()).origin).toBe(baseURL);
      expect(asked.filter((host) => host.includes('evil'))).toEqual([]);
    });
  }
});
