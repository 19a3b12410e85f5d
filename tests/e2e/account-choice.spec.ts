import { buildFan } from '#tests/support/factories/user.ts';
import { AppShell } from './pages/app-shell.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { getRecordedHeadings, recordHeadings } from './support/heading-recorder.ts';
import { getAdminFirestore, createTestUser, fetchStoredProfile } from './support/test-users.ts';
import { createSharedAccount, addStaleAccess } from './support/account-sharing.ts';
import { expect, test } from './support/test.ts';

test.describe('the account choice after login', () => {
  test('[AUTH-05, AUTH-06, GRD-04, GRD-05] asks whoever may act for others, stores it and leads where they wanted @phone', async ({
    login,
    chooser,
    page,
  }) => {
    const people = await createSharedAccount();
    const { delegate, grantor } = people;
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

  test('[AUTH-05] leaves out accounts that do not let the person act, and checks the one acted for last', async ({
    login,
    chooser,
    page,
  }) => {
    const people = await createSharedAccount();
    const { delegate, grantor } = people;
    const stale = await addStaleAccess(people);
    const acting = { current_accessed_account: grantor.id };
    await getAdminFirestore().collection('users').doc(delegate.id).update(acting);
    await login.open();
    await login.logIn(delegate);
    await expect(chooser.accountOptions).toHaveCount(2);
    await expect(chooser.accountOption(grantor.name)).toBeChecked();
    for (const name of stale) await expect(page.getByText(name)).toHaveCount(0);
  });

  test('[AUTH-05] is skipped for whoever may act for nobody else', async ({ login, feed, page }) => {
    await recordHeadings(page);
    const person = await createTestUser();
    await login.open();
    await login.logIn(person);
    await expect(feed.heading).toBeVisible();
    expect(await getRecordedHeadings(page)).toEqual(['Welcome back', 'Feed']);
  });

  test('[AUTH-05, GRD-05] is never asked in another tab, nor after a reload', async ({
    login,
    chooser,
    feed,
    context,
    page,
  }) => {
    const { delegate } = await createSharedAccount();
    const other = await context.newPage();
    await other.goto('/login');
    await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await recordHeadings(other);
    await login.open();
    await login.logIn(delegate);
    await expect(chooser.heading).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Feed', exact: true })).toBeVisible();
    await page.reload();
    await expect(feed.heading).toBeVisible();
    await expect(page).toHaveURL('/feed');
  });

  test('[GRD-11] comes and goes without a frame of another page, and a reload shows the feed alone', async ({
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
    expect(await getRecordedHeadings(page)).toEqual(['Welcome back', 'User Account', 'Feed']);

    await new AppShell(page).logOut();
    await login.logIn(delegate);
    await expect(chooser.continueButton).toBeEnabled();
    await page.reload();
    await expect(feed.cards.first()).toBeVisible();
    expect(await getRecordedHeadings(page)).toEqual(['Feed']);
  });

  test('[GRD-05] keeps every page of visitors and members closed until it is made', async ({
    login,
    chooser,
    page,
  }) => {
    const { delegate } = await createSharedAccount();
    await page.goto('/signup');
    await page.getByRole('link', { name: 'Log in' }).click();
    await login.logIn(delegate);
    await expect(chooser.continueButton).toBeEnabled();
    await page.goBack();
    await expect(page).toHaveURL('/login');
    await expect(chooser.heading).toBeVisible();
  });

  test('[AUTH-06] tells when the choice was not saved, keeps it and tries again; or lets the person go', async ({
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
    await expect(page.getByText('Your choice was not saved. The server cannot be reached.')).toBeVisible();
    await expect(chooser.accountOption(grantor.name)).toBeChecked();
    expect((await fetchStoredProfile(delegate.id))?.current_accessed_account).toBe(delegate.id);
    await page.unroute('**/documents:commit*');
    await chooser.continueButton.click();
    await expect(feed.heading).toBeVisible();

    await new AppShell(page).logOut();
    await login.logIn(delegate);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(login.heading).toBeVisible();
    await page.goto('/feed');
    await expect(login.heading).toBeVisible();
  });

  test('[AUTH-05] tells when the accounts do not load, and loads them at the next try', async ({
    login,
    chooser,
    page,
  }) => {
    const { delegate, grantor } = await createSharedAccount();
    const grantors = (url: URL) => url.pathname.includes(grantor.id);
    await page.route(
      (url) => url.pathname.includes('documents:batchGet'),
      (route) => (route.request().postData()?.includes(grantor.id) ? route.abort() : route.continue()),
    );
    await page.route(grantors, (route) => route.abort());
    await login.open();
    await login.logIn(delegate);
    await expect(page.getByText('Your accounts did not load.')).toBeVisible({ timeout: 20_000 });
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
