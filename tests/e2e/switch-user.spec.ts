import { join } from 'node:path';
import { AccountChooser } from './pages/account-chooser.ts';
import { AppShell } from './pages/app-shell.ts';
import { getAdminFirestore, fetchStoredProfile } from './support/test-users.ts';
import { createSharedAccount, revokeAccess } from './support/account-sharing.ts';
import { expect, test } from './support/test.ts';

const clip = join(import.meta.dirname, '../../tools/demo-media/out/clips/bull-night.mp4');

test.describe('switch account', () => {
  test('[SWT-01] opens the feed, applies to all tabs and persists @phone', async ({
    logInAs,
    shell,
    chooser,
    feed,
    context,
    page,
  }) => {
    const { delegate, grantor } = await createSharedAccount();
    await logInAs(delegate);
    const otherPage = await context.newPage();
    await otherPage.goto('/my-rodeo');
    const otherHeading = otherPage.getByRole('heading', { level: 1 });
    await expect(otherHeading).toHaveText(delegate.name);

    await page.goto('/my-rodeo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(delegate.name);
    await shell.openMenu();
    await shell.settings('Switch User').click();
    await expect(chooser.accountOption(delegate.name)).toBeChecked();
    const notice = otherPage.getByText(`You act for ${grantor.name} now.`).waitFor();
    await chooser.choose(grantor.name);
    await notice;
    await expect(page).toHaveURL('/feed');
    await expect(chooser.heading).toBeHidden();
    await expect(page.getByText(`You act for ${grantor.name} now.`)).toHaveCount(0);
    expect((await fetchStoredProfile(delegate.id))?.current_accessed_account).toBe(grantor.id);
    // Contractors can upload, fans cannot.
    await shell.openMenu();
    await expect(shell.navigation.getByRole('link', { name: 'Upload Video' })).toBeVisible();

    await expect(otherHeading).toHaveText(grantor.name);
    await expect(otherPage).toHaveURL('/my-rodeo');
    await page.reload();
    await expect(feed.heading).toBeVisible();
    await shell.goTo('My Rodeo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(grantor.name);
  });

  test('[SWT-01, DATA-08] reloads data, so that no data of the previous account is shown', async ({
    logInAs,
    shell,
    chooser,
    feed,
    page,
  }) => {
    const { delegate, grantor } = await createSharedAccount();
    await logInAs(delegate);
    await expect(feed.cards.first()).toBeVisible();
    await shell.settings('Switch User').click();
    const query = page.waitForRequest((request) => request.url().includes('documents:runQuery'));
    await chooser.choose(grantor.name);
    await query;
    await expect(feed.cards.first()).toBeVisible();
  });

  test('[SWT-01] revoked access ends acting immediately with a notice', async ({ logInAs, page }) => {
    const accounts = await createSharedAccount();
    const { delegate, grantor } = accounts;
    const selection = { current_accessed_account: grantor.id };
    await getAdminFirestore().collection('users').doc(delegate.id).update(selection);
    await logInAs(delegate);
    await page.goto('/upload');
    await expect(page.getByLabel('Video file')).toBeAttached();
    await revokeAccess(accounts);
    await expect(page.getByText(`You no longer have access to ${grantor.name}.`)).toBeVisible();
    // Fans cannot upload.
    await expect(page).toHaveURL('/feed');
  });

  test('[SWT-01] access revoked only in the owner’s document resets the selected account', async ({
    logInAs,
    page,
  }) => {
    const { delegate, grantor } = await createSharedAccount();
    const users = getAdminFirestore().collection('users');
    await users.doc(delegate.id).update({ current_accessed_account: grantor.id });
    await logInAs(delegate);
    await page.goto('/my-rodeo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(grantor.name);
    await users.doc(grantor.id).update({ user_access: { [delegate.id]: false } });
    await expect(page.getByText(`You no longer have access to ${grantor.name}.`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(delegate.name);
    await expect
      .poll(async () => (await fetchStoredProfile(delegate.id))?.current_accessed_account)
      .toBe(delegate.id);
  });

  test('[AUTH-10] shows the owner’s profile changes immediately', async ({ logInAs, page }) => {
    const { delegate, grantor } = await createSharedAccount();
    const users = getAdminFirestore().collection('users');
    await users.doc(delegate.id).update({ current_accessed_account: grantor.id });
    await logInAs(delegate);
    await page.goto('/my-rodeo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(grantor.name);
    await users.doc(grantor.id).update({ name: 'Cedar Ridge', first_name: 'Cedar Ridge' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cedar Ridge');
  });
});

test.describe('upload in progress', () => {
  test('[SWT-01, AUTH-08, DATA-08] is discarded with a warning and never moves to another account', async ({
    logInAs,
    shell,
    chooser,
    login,
    upload,
    context,
    page,
  }) => {
    test.setTimeout(120_000);
    const { delegate, grantor } = await createSharedAccount();
    const users = getAdminFirestore().collection('users');
    await users.doc(delegate.id).update({ current_accessed_account: grantor.id });
    await logInAs(delegate);
    const otherPage = await context.newPage();
    await otherPage.goto('/feed');
    await shell.settings('Logout').click();
    await expect(page.getByText('The ride you are preparing')).toHaveCount(0);
    await page.getByRole('button', { name: 'No' }).click();
    const startUpload = async () => {
      await shell.goTo('Upload Video');
      await upload.chooseFile(clip);
      await expect(upload.nextButton).toBeVisible({ timeout: 30_000 });
    };

    await startUpload();
    await shell.settings('Switch User').click();
    await expect(page.getByText('Acting for another account discards it.')).toBeVisible();
    await chooser.choose(delegate.name);
    await expect(page).toHaveURL('/feed');
    await shell.settings('Switch User').click();
    await expect(page.getByText('Acting for another account discards it.')).toHaveCount(0);
    await chooser.choose(grantor.name);
    await expect(page).toHaveURL('/feed');
    await shell.goTo('Upload Video');
    await expect(upload.nextButton).toHaveCount(0);

    await startUpload();
    const otherShell = new AppShell(otherPage);
    const otherChooser = new AccountChooser(otherPage);
    await expect(otherPage.getByRole('heading', { name: 'Feed', exact: true })).toBeVisible();
    await otherShell.settings('Switch User').click();
    await otherChooser.choose(delegate.name);
    await expect(page.getByText('The ride you were preparing here has been discarded.')).toBeVisible();

    await otherShell.settings('Switch User').click();
    await otherChooser.choose(grantor.name);
    await startUpload();
    await shell.settings('Logout').click();
    await expect(
      page.getByText('The ride you are preparing is not published yet. Logging out discards it.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(login.heading).toBeVisible();
    await login.logIn(delegate);
    await chooser.continueButton.click();
    await shell.goTo('Upload Video');
    await expect(upload.nextButton).toHaveCount(0);
  });
});
