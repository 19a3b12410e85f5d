import { buildContestant } from '#tests/support/factories/user.ts';
import { DraftPage } from './pages/draft-page.ts';
import { listDraftFiles } from './support/draft-files.ts';
import { sampleClip, sampleRide } from './support/sample-upload.ts';
import { expect, test } from './support/test.ts';
import { createTestUser } from '#tests/support/test-users.ts';

test.describe('[UPL-10] where a draft', () => {
  test('cannot keep its clip, the page says so and still publishes', async ({ logInAs, upload, page }) => {
    // As in private windows of Firefox.
    await page.addInitScript(() => {
      StorageManager.prototype.getDirectory = () =>
        Promise.reject(new DOMException('Storage is denied', 'SecurityError'));
    });
    await logInAs(await createTestUser(buildContestant()));
    await upload.completeTrimStep(sampleClip);
    await expect(new DraftPage(page).storageNote).toContainText('Your details are saved', {
      timeout: 60_000,
    });
    await upload.fillDetails(sampleRide);
    await upload.publish();
    await expect(page).toHaveURL('/my-rodeo');
  });

  test('cannot be kept at all, the page says so', async ({ logInAs, upload, page }) => {
    await page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, ...rest) => {
        if (name.includes('upload-drafts')) throw new DOMException('Storage is denied', 'SecurityError');
        return open(name, ...rest);
      };
    });
    await logInAs(await createTestUser(buildContestant()));
    await upload.completeTrimStep(sampleClip);
    await expect(new DraftPage(page).storageNote).toContainText("This browser can't save drafts", {
      timeout: 60_000,
    });
  });
});

test.describe('[UPL-10] logging out with a draft', () => {
  for (const choice of ['Keep the draft on this device', 'Discard the draft']) {
    test(`offers: ${choice}`, async ({ logInAs, upload, shell, login, page }) => {
      const user = await createTestUser(buildContestant());
      await logInAs(user);
      await upload.completeTrimStep(sampleClip);
      await upload.fillDetails(sampleRide);
      await expect(page.getByRole('button', { name: 'Trim again' })).toBeVisible({ timeout: 60_000 });
      const draft = new DraftPage(page);
      await page.reload();
      await expect(draft.offer).toContainText(sampleRide.title);
      await shell.settings('Logout').click();
      await page.getByRole('radio', { name: choice }).check();
      await page.getByRole('button', { name: 'Yes' }).click();
      await expect(login.heading).toBeVisible();
      if (choice.startsWith('Discard')) await expect.poll(() => listDraftFiles(page)).toEqual([]);
      const someoneElse = await createTestUser(buildContestant());
      await logInAs(someoneElse);
      await draft.open();
      await expect(page.getByText('Choose a video of your ride')).toBeVisible();
      await shell.settings('Logout').click();
      const yesButton = page.getByRole('button', { name: 'Yes' });
      await expect(yesButton).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await yesButton.click();
      await expect(login.heading).toBeVisible();
      await logInAs(user);
      await draft.open();
      if (choice.startsWith('Keep')) {
        await expect(draft.offer).toContainText(sampleRide.title);
        await draft.startOver();
      }
      await expect(page.getByText('Choose a video of your ride')).toBeVisible();
      await expect.poll(() => listDraftFiles(page)).toEqual([]);
    });
  }
});
