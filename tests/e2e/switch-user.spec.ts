import { join } from 'node:path';
import { createSharedAccount } from '#tests/support/account-sharing.ts';
import { getAdminFirestore, type TestUser } from '#tests/support/test-users.ts';
import { DraftPage } from './pages/upload.page.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { expect, test } from './support/e2e-test.ts';

const clip = join(import.meta.dirname, '../../tools/demo-media/out/clips/bull-night.mp4');

test('[SWT-01, AUTH-08, DATA-08, UPL-10] an upload in progress stays with its account as a draft, while every page names the account', async ({
  logInAs,
  shell,
  chooser,
  login,
  feed,
  upload,
  page,
}) => {
  const { delegate, grantor } = await createSharedAccount({ account_type: 2 });
  // As from another tab.
  const select = ({ id }: TestUser) =>
    getAdminFirestore().doc(`users/${delegate.id}`).update({ current_accessed_account: id });
  await select(grantor);
  await logInAs(delegate);
  const draft = new DraftPage(page);
  await draft.open();
  await expect(shell.actingBar).toContainText(`Acting as ${grantor.name}`);
  await upload.chooseFile(clip);
  await expect(upload.startHandle).toBeVisible({ timeout: 30_000 });

  const keptText = page.getByText("Your ride isn't published yet. Its draft stays on this device.");
  await shell.settings('Switch User').click();
  await expect(keptText).toBeVisible();
  await chooser.choose(delegate.name);
  await expect(page).toHaveURL('/feed');
  await shell.goTo('Upload Video');
  await expect(page.getByText('Choose a video of your ride')).toBeVisible();
  await shell.settings('Switch User').click();
  await expect(chooser.accountOptions).toHaveCount(2);
  await expect(keptText).toHaveCount(0);
  await chooser.choose(grantor.name);
  await expect(page).toHaveURL('/feed');
  await expect(feed.cards.first()).toBeVisible();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(shell.actingBar).toBeInViewport({ ratio: 1 });

  await shell.goTo('Upload Video');
  await draft.continueButton.click();
  await expect(draft.sourceRequest).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await upload.chooseFile(clip);
  await expect(upload.startHandle).toBeVisible({ timeout: 30_000 });
  await select(delegate);
  await expect(page.getByText('The draft of your ride is saved on this device.')).toBeVisible();
  await expect(upload.startHandle).toHaveCount(0);
  await expect(shell.actingBar).toHaveCount(0);
  await select(grantor);
  await expect(draft.offer).toBeVisible();

  await shell.settings('Logout').click();
  await expect(page.getByRole('radio', { name: 'Keep the draft on this device' })).toBeChecked();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(login.heading).toBeVisible();
  await login.logIn(delegate);
  await chooser.continueButton.click();
  await shell.goTo('Upload Video');
  await expect(draft.offer).toBeVisible();
});
