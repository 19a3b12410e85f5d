import type { BrowserContext } from '@playwright/test';
import { buildFan } from '#tests/support/factories/build-user.ts';
import { createTestUser, getAdminAuth, getAdminDatabase } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';

/** The token cookie and the claims in it. */
async function readTokenCookie(context: BrowserContext) {
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'firebase');
  const [, payload = ''] = cookie?.value.split('.') ?? [];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as Record<string, unknown>;
  return { cookie, claims };
}

/** A session is on the screen a moment before its token is. */
const expectClaims = (context: BrowserContext, claims: Record<string, unknown>) =>
  expect.poll(async () => (await readTokenCookie(context)).claims).toMatchObject(claims);

const expectNoTokenCookie = (context: BrowserContext) =>
  expect.poll(async () => (await readTokenCookie(context)).cookie).toBeUndefined();

test('[AUTH-07] the token is in a same-site session cookie, refreshed with it, deleted on logout, and never proof', async ({
  logInAs,
  shell,
  login,
  feed,
  context,
  page,
}) => {
  const user = await createTestUser(buildFan(), { isVerified: false });
  await logInAs(user);
  await page.goto('/feed');
  await expect(page).toHaveURL('/verify');
  await expectClaims(context, { user_id: user.id, email_verified: false });
  await getAdminAuth().updateUser(user.id, { emailVerified: true });
  await expect(feed.heading).toBeVisible();
  await expectClaims(context, { email_verified: true });
  const { cookie } = await readTokenCookie(context);
  expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict', path: '/', expires: -1 });
  await shell.logOut();
  await expect(login.heading).toBeVisible();
  await expectNoTokenCookie(context);

  await context.addCookies([cookie!]);
  await page.goto('/feed');
  await expect(login.heading).toBeVisible();
  await expectNoTokenCookie(context);
});

test('[AUTH-10, AUTH-07] a session that was ended elsewhere ends at once, or at the next visit', async ({
  logInAs,
  login,
  context,
  page,
}) => {
  const user = await createTestUser();
  await logInAs(user);
  const stored = await page.evaluate(() => Object.entries<string>(localStorage));
  // Set by the SDK when a page is closed while connecting.
  await page.evaluate(() => localStorage.setItem('firebase:previous_websocket_failure', 'true'));
  const socketOpened = page.waitForEvent('websocket', (socket) => socket.url().includes('.ws'));
  await page.goto('/my-rodeo');
  await socketOpened;
  await expectClaims(context, { user_id: user.id });
  const signOut = getAdminDatabase().ref(`signOuts/${user.id}`);
  await signOut.set(Date.now());
  await expect(page).toHaveURL('/');
  await expectNoTokenCookie(context);

  // The session of a device that missed the event, so that only the token can end it.
  await signOut.remove();
  await getAdminAuth().updateUser(user.id, { password: 'rodeo456' });
  await page.evaluate((items) => items.forEach(([key, value]) => localStorage.setItem(key, value)), stored);
  await page.goto('/feed');
  await expect(login.heading).toBeVisible();
});
