import { join } from 'node:path';
import { AccountChooser } from './pages/account-chooser.ts';
import { AppShell } from './pages/app-shell.ts';
import { getAdminFirestore, fetchStoredProfile } from './support/test-users.ts';
import { createSharedAccount, revokeAccess } from './support/account-sharing.ts';
import { expect, test } from './support/test.ts';

const clip = join(import.meta.dirname, '../../tools/demo-media/out/clips/bull-night.mp4');

test.describe('switching the account', () => {
  test('[SWT-01] leads to the feed of the other account, in every tab, and stays @phone', async ({
    logInAs,
    shell,
    chooser,
    feed,
    context,
    page,
  }) => {
    const { delegate, grantor } = await createSharedAccount();
    await logInAs(delegate);
    const other = await context.newPage();
    await other.goto('/my-rodeo');
    const owner = other.getByRole('heading', { level: 1 });
    await expect(owner).toHaveText(delegate.name);

    await page.goto('/my-rodeo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(delegate.name);
    await shell.openMenu();
    await shell.settings('Switch User').click();
    await expect(chooser.accountOption(delegate.name)).toBeChecked();
    const told = other.getByText(`You act for ${grantor.name} now.`).waitFor();
    await chooser.choose(grantor.name);
    await told;
    await expect(page).toHaveURL('/feed');
    await expect(chooser.heading).toBeHidden();
    await expect(page.getByText(`You act for ${grantor.name} now.`)).toHaveCount(0);
    expect((await fetchStoredProfile(delegate.id))?.current_accessed_account).toBe(grantor.id);
    // Publishing is what an owner of stock does, and a fan does not.
    await shell.openMenu();
    await expect(shell.navigation.getByRole('link', { name: 'Upload Video' })).toBeVisible();

    await expect(owner).toHaveText(grantor.name);
    await expect(other).toHaveURL('/my-rodeo');
    await page.reload();
    await expect(feed.heading).toBeVisible();
    await shell.goTo('My Rodeo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(grantor.name);
  });

  test('[SWT-01, DATA-08] asks the server anew: nothing that was read for one account is shown for the other', async ({
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
    const asked = page.waitForRequest((request) => request.url().includes('documents:runQuery'));
    await chooser.choose(grantor.name);
    await asked;
    await expect(feed.cards.first()).toBeVisible();
  });

  test('[SWT-01] access that is taken away ends acting at once, in words', async ({ logInAs, page }) => {
    const people = await createSharedAccount();
    const { delegate, grantor } = people;
    const acting = { current_accessed_account: grantor.id };
    await getAdminFirestore().collection('users').doc(delegate.id).update(acting);
    await logInAs(delegate);
    await page.goto('/upload');
    await expect(page.getByLabel('Video file')).toBeAttached();
    await revokeAccess(people);
    await expect(page.getByText(`You no longer have access to ${grantor.name}.`)).toBeVisible();
    // A fan has nothing to upload.
    await expect(page).toHaveURL('/feed');
  });

  test('[SWT-01] so does access that ends on the owner’s side alone, and the next visit starts on the own account', async ({
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

  test('[AUTH-10] what the owner changes of the account acted for arrives at once', async ({
    logInAs,
    page,
  }) => {
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

test.describe('a ride that is being prepared', () => {
  test('[SWT-01, AUTH-08, DATA-08] is announced before it is lost, and never goes to another account', async ({
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
    const other = await context.newPage();
    await other.goto('/feed');
    await shell.settings('Logout').click();
    await expect(page.getByText('The ride you are preparing')).toHaveCount(0);
    await page.getByRole('button', { name: 'No' }).click();
    const begin = async () => {
      await shell.goTo('Upload Video');
      await upload.chooseFile(clip);
      await expect(upload.nextButton).toBeVisible({ timeout: 30_000 });
    };

    await begin();
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

    await begin();
    const there = new AppShell(other);
    const choice = new AccountChooser(other);
    await expect(other.getByRole('heading', { name: 'Feed', exact: true })).toBeVisible();
    await there.settings('Switch User').click();
    await choice.choose(delegate.name);
    await expect(page.getByText('The ride you were preparing here has been discarded.')).toBeVisible();

    await there.settings('Switch User').click();
    await choice.choose(grantor.name);
    await begin();
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
