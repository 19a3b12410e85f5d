import { buildFan } from '#tests/support/factories/user.ts';
import { AppShell } from './pages/app-shell.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { getRecordedHeadings, recordHeadings } from './support/heading-recorder.ts';
import { getAdminFirestore, createTestUser, fetchStoredProfile } from '#tests/support/test-users.ts';
import { createSharedAccount, addStaleAccess } from '#tests/support/account-sharing.ts';
import { expect, test } from './support/test.ts';

test.describe('account choice after login', () => {
  test('[AUTH-05, AUTH-06, GRD-04, GRD-05] is shown to delegates, stored, and continues to the requested page', async ({
    login,
    chooser,
    page,
  }) => {
    const accounts = await createSharedAccount();
    const { delegate, grantor } = accounts;
    await page.goto('/my-rodeo?tab=videos#top');
    await login.logIn(delegate);
    await expect(chooser.heading).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(chooser.accountOptions).toHaveCount(2);
    await expect(chooser.accountOption(delegate.name)).toBeChecked();
    await expect(page.getByText(grantor.email)).toBeVisible();
    await chooser.choose(grantor.name);
    await expect(page).toHaveURL('/my-rodeo?tab=videos#top');
    await expect(page.getByRole('heading', { level: 1, name: grantor.name })).toBeVisible();
    expect((await fetchStoredProfile(delegate.id))?.current_accessed_account).toBe(grantor.id);
  });

  test('[AUTH-05] omits accounts without access and preselects the last selected account', async ({
    login,
    chooser,
    page,
  }) => {
    const accounts = await createSharedAccount();
    const { delegate, grantor } = accounts;
    const staleNames = await addStaleAccess(accounts);
    const selection = { current_accessed_account: grantor.id };
    await getAdminFirestore().collection('users').doc(delegate.id).update(selection);
    await login.open();
    await login.logIn(delegate);
    await expect(chooser.accountOptions).toHaveCount(2);
    await expect(chooser.accountOption(grantor.name)).toBeChecked();
    for (const name of staleNames) await expect(page.getByText(name)).toHaveCount(0);
  });

  test('[AUTH-05] is skipped for users with one account', async ({ login, feed, page }) => {
    await recordHeadings(page);
    const user = await createTestUser();
    await login.open();
    await login.logIn(user);
    await expect(feed.heading).toBeVisible();
    await expect.poll(() => getRecordedHeadings(page)).toEqual(['Welcome back', 'Feed']);
  });

  test('[AUTH-05, GRD-05] does not appear in another tab or after a reload', async ({
    login,
    chooser,
    feed,
    context,
    page,
  }) => {
    const { delegate } = await createSharedAccount();
    const otherPage = await context.newPage();
    await otherPage.goto('/login');
    await expect(otherPage.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await recordHeadings(otherPage);
    await login.open();
    await login.logIn(delegate);
    await expect(chooser.heading).toBeVisible();
    await expect(otherPage.getByRole('heading', { name: 'Feed', exact: true })).toBeVisible();
    await page.reload();
    await expect(feed.heading).toBeVisible();
    await expect(page).toHaveURL('/feed');
  });

  test('[GRD-11] shows no other page in between, and a reload shows only the feed', async ({
    login,
    chooser,
    feed,
    page,
  }) => {
    const { delegate } = await createSharedAccount();
    await recordHeadings(page);
    await login.open();
    await login.logIn(delegate);
    await chooser.continueButton.click();
    await expect(feed.cards.first()).toBeVisible();
    await expect.poll(() => getRecordedHeadings(page)).toEqual(['Welcome back', 'User Account', 'Feed']);

    await new AppShell(page).logOut();
    await login.logIn(delegate);
    await expect(chooser.continueButton).toBeEnabled();
    await page.reload();
    await expect(feed.cards.first()).toBeVisible();
    await expect.poll(() => getRecordedHeadings(page)).toEqual(['Feed']);
  });

  test('[GRD-05] blocks visitor and member pages until completed', async ({ login, chooser, page }) => {
    const { delegate } = await createSharedAccount();
    await page.goto('/signup');
    await page.getByRole('link', { name: 'Log in' }).click();
    await login.logIn(delegate);
    await expect(chooser.continueButton).toBeEnabled();
    await page.goBack();
    await expect(page).toHaveURL('/login');
    await expect(chooser.heading).toBeVisible();
  });

  test('[AUTH-06] reports a failed save, keeps the choice for a retry, and allows logging out', async ({
    login,
    chooser,
    feed,
    page,
  }) => {
    const { delegate, grantor } = await createSharedAccount();
    await login.open();
    await login.logIn(delegate);
    await expect(chooser.continueButton).toBeEnabled();
    await page.route('**/documents:commit*', (route) => route.abort());
    await chooser.choose(grantor.name);
    await expect(page.getByText("We couldn't save your choice. The server can't be reached.")).toBeVisible();
    await expect(chooser.accountOption(grantor.name)).toBeChecked();
    expect((await fetchStoredProfile(delegate.id))?.current_accessed_account).toBe(delegate.id);
    await page.unroute('**/documents:commit*');
    await chooser.continueButton.click();
    await expect(feed.heading).toBeVisible();

    await new AppShell(page).logOut();
    await login.logIn(delegate);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(login.heading).toBeVisible();
    await page.goto('/feed');
    await expect(login.heading).toBeVisible();
  });

  test('[AUTH-05] reports a failed load and retries it', async ({ login, chooser, page }) => {
    const { delegate, grantor } = await createSharedAccount();
    const readsGrantor = (url: URL) => url.pathname.includes(grantor.id);
    await page.route(
      (url) => url.pathname.includes('documents:batchGet'),
      (route) => (route.request().postData()?.includes(grantor.id) ? route.abort() : route.continue()),
    );
    await page.route(readsGrantor, (route) => route.abort());
    await login.open();
    await login.logIn(delegate);
    await expect(page.getByText("We couldn't load your accounts.")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(chooser.accountOption(grantor.name)).toBeVisible();
  });
});

test('the account choice has no accessibility violations @phone', async ({
  login,
  shell,
  chooser,
  feed,
  page,
}) => {
  const { delegate } = await createSharedAccount(
    buildFan({ first_name: 'Bartholomew', last_name: 'Vandersteen-Castellanos' }),
  );
  await login.open();
  await login.logIn(delegate);
  await expect(chooser.accountOptions).toHaveCount(2);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await chooser.continueButton.click();
  await expect(feed.cards.first()).toBeVisible();
  await shell.openMenu();
  await shell.settings('Switch User').click();
  await expect(chooser.accountOptions).toHaveCount(2);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
