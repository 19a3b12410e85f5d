import { join } from 'node:path';
import { AccountChooser } from './pages/account-chooser.ts';
import { AppShell } from './pages/app-shell.ts';
import { DraftPage } from './pages/draft-page.ts';
import { createTestUser, fetchStoredProfile, getAdminFirestore } from '#tests/support/test-users.ts';
import { publishRides } from '#tests/support/rides.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { createSharedAccount, revokeAccess } from '#tests/support/account-sharing.ts';
import { buildInviteNotification } from '#tests/support/factories/notification.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { expect, test } from './support/test.ts';

const clip = join(import.meta.dirname, '../../tools/demo-media/out/clips/bull-night.mp4');

test.describe('switch account', () => {
  test('[SWT-01] opens the feed, applies to all tabs and persists', async ({
    openFeedAs,
    shell,
    chooser,
    feed,
    context,
    page,
  }) => {
    const { delegate, grantor } = await createSharedAccount();
    await openFeedAs(delegate);
    const otherPage = await context.newPage();
    await otherPage.goto('/my-rodeo');
    const otherHeading = otherPage.getByRole('heading', { level: 1 });
    await expect(otherHeading).toHaveText(delegate.name);

    await page.goto('/my-rodeo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(delegate.name);
    await shell.openMenu();
    await shell.settings('Switch User').click();
    await expect(chooser.accountOption(delegate.name)).toBeChecked();
    const notice = otherPage.getByText(`You're now acting as ${grantor.name}.`).waitFor();
    await chooser.choose(grantor.name);
    await notice;
    await expect(page).toHaveURL('/feed');
    await expect(chooser.heading).toBeHidden();
    await expect(page.getByText(`You're now acting as ${grantor.name}.`)).toHaveCount(0);
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

  test('[SWT-01] every page names the other account and leads back to the own one', async ({
    openFeedAs,
    shell,
    page,
  }) => {
    const { delegate, grantor } = await createSharedAccount();
    await openFeedAs(delegate);
    await expect(shell.actingBar).toHaveCount(0);
    const selection = { current_accessed_account: grantor.id };
    await getAdminFirestore().collection('users').doc(delegate.id).update(selection);
    for (const path of ['/feed', '/upload', '/animals/new', '/profile/edit', '/notifications', '/nowhere']) {
      await page.goto(path);
      await expect(shell.actingBar).toContainText(`Acting as ${grantor.name}`);
      await page.mouse.wheel(0, 2000);
      await expect(shell.actingBar).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.goto('/upload');
    await shell.actingBar.getByRole('button', { name: 'Switch back' }).click();
    await expect(page).toHaveURL('/feed');
    await expect(shell.actingBar).toHaveCount(0);
    expect((await fetchStoredProfile(delegate.id))?.current_accessed_account).toBe(delegate.id);

    const invite = buildInviteNotification(buildContractor({ id: grantor.id }), buildContractor());
    await getAdminFirestore().collection('notifications').doc(invite.id).set(invite);
    await getAdminFirestore().collection('users').doc(delegate.id).update(selection);
    await expect(shell.actingBar).toContainText(`Acting as ${grantor.name}`);
    await page.goto('/notifications');
    await page.getByRole('button', { name: `Switch to ${delegate.name}` }).click();
    await expect(page).toHaveURL('/profile/grant-access?tab=2');
    await expect(shell.actingBar).toHaveCount(0);
  });

  test('[SWT-01] switching back asks first when there are unsaved changes', async ({
    logInAs,
    shell,
    page,
  }) => {
    const { delegate, grantor } = await createSharedAccount();
    const selection = { current_accessed_account: grantor.id };
    await getAdminFirestore().collection('users').doc(delegate.id).update(selection);
    await logInAs(delegate);
    await page.goto('/animals/new');
    await page.getByLabel('Name').fill('Sandhill Crane');
    await shell.actingBar.getByRole('button', { name: 'Switch back' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('You have unsaved changes.');
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Sandhill Crane');
    await shell.actingBar.getByRole('button', { name: 'Switch back' }).click();
    await dialog.getByRole('button', { name: 'Switch back' }).click();
    await expect(page).toHaveURL('/feed');
    await expect(shell.actingBar).toHaveCount(0);
  });

  test('[SWT-01, DATA-08] loads lists anew instead of showing those of the previous account', async ({
    logInAs,
    shell,
    chooser,
    feed,
    page,
  }) => {
    const { delegate, grantor } = await createSharedAccount();
    const rider = buildContestant();
    const ride = buildVideo(rider, { title: `Before ${rider.id}`, contestants: [] });
    await Promise.all([createTestUser(rider), publishRides(ride)]);
    await logInAs(delegate);
    await page.goto(`/my-rodeo/${rider.id}`);
    await expect(feed.card(ride.title)).toBeVisible();
    const changes = { title: `After ${rider.id}` };
    await getAdminFirestore().collection('videos').doc(ride.id).update(changes);
    await shell.settings('Switch User').click();
    await chooser.choose(grantor.name);
    await expect(page).toHaveURL('/feed');
    await page.goBack();
    await expect(feed.card(changes.title)).toBeVisible();
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
  test('[SWT-01, AUTH-08, DATA-08, UPL-10] stays with its account as a draft', async ({
    openFeedAs,
    shell,
    chooser,
    login,
    upload,
    context,
    page,
  }) => {
    const { delegate, grantor } = await createSharedAccount({ account_type: 2 });
    const users = getAdminFirestore().collection('users');
    await users.doc(delegate.id).update({ current_accessed_account: grantor.id });
    await openFeedAs(delegate);
    const otherPage = await context.newPage();
    await otherPage.goto('/feed');
    await shell.settings('Logout').click();
    await expect(page.getByText("Your ride isn't published yet.")).toHaveCount(0);
    await page.getByRole('button', { name: 'No' }).click();
    const draft = new DraftPage(page);
    await page.goto('/upload');
    await upload.chooseFile(clip);
    await expect(upload.startHandle).toBeVisible({ timeout: 30_000 });

    const keptText = page.getByText("Your ride isn't published yet. Its draft stays on this device.");
    await shell.settings('Switch User').click();
    await expect(keptText).toBeVisible();
    await chooser.choose(delegate.name);
    await expect(page).toHaveURL('/feed');
    await page.goto('/upload');
    await expect(page.getByText('Choose a video of your ride')).toBeVisible();
    await shell.settings('Switch User').click();
    await expect(keptText).toHaveCount(0);
    await chooser.choose(grantor.name);
    await expect(page).toHaveURL('/feed');
    await draft.resume();
    await expect(draft.sourceRequest).toBeVisible();
    await upload.chooseFile(clip);
    await expect(upload.startHandle).toBeVisible({ timeout: 30_000 });

    const otherShell = new AppShell(otherPage);
    const otherChooser = new AccountChooser(otherPage);
    await expect(otherPage.getByRole('heading', { name: 'Feed', exact: true })).toBeVisible();
    await otherShell.settings('Switch User').click();
    await otherChooser.choose(delegate.name);
    await expect(page.getByText('The draft of your ride is saved on this device.')).toBeVisible();
    await expect(upload.startHandle).toHaveCount(0);

    await otherShell.settings('Switch User').click();
    await otherChooser.choose(grantor.name);
    await expect(draft.offer).toBeVisible();
    await shell.settings('Logout').click();
    await expect(page.getByRole('radio', { name: 'Keep the draft on this device' })).toBeChecked();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(login.heading).toBeVisible();
    await login.logIn(delegate);
    await chooser.continueButton.click();
    await draft.open();
    await expect(draft.offer).toBeVisible();
  });
});
