import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildFan } from '#tests/support/factories/user.ts';
import { ProfileForm } from './pages/profile-form.ts';
import {
  createTestUser,
  fetchStoredProfile,
  getAdminBucket,
  getAdminFirestore,
} from '#tests/support/test-users.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ profileForm: ProfileForm }>({
  profileForm: ({ page }, use) => use(new ProfileForm(page)),
});

const mediaFolder = join(import.meta.dirname, '../../tools/demo-media/out');
const savedMessage = 'Your information was updated successfully.';

test.describe('profile photo', () => {
  const sidebarPhoto = (page: Page) => page.getByRole('complementary').locator('img').last();

  test('[PRO-03, ERR-01] updates everywhere after a change', async ({ logInAs, profileForm, page }) => {
    const fan = await createTestUser(buildFan());
    await logInAs(fan);
    await profileForm.open();
    // The placeholder.
    await expect(sidebarPhoto(page)).toHaveAttribute('src', /svg/);
    const urls: (string | null)[] = [];
    for (const picture of ['people/ana.jpg', 'people/wade.jpg']) {
      await profileForm.photoInput.setInputFiles(join(mediaFolder, picture));
      await expect(profileForm.photoPreview).toHaveAttribute('src', /^blob:/);
      await profileForm.saveButton.click();
      await expect(profileForm.photoPreview).toHaveAttribute('src', /profile\.jpg/);
      await expect(page.getByText(savedMessage)).toBeVisible();
      await expect.poll(() => sidebarPhoto(page).getAttribute('src')).not.toBe(urls.at(-1));
      await expect(sidebarPhoto(page)).toHaveAttribute('src', /profile-small\.jpg.*photo=/);
      await expect(sidebarPhoto(page)).toHaveJSProperty('naturalWidth', 176);
      urls.push(await sidebarPhoto(page).getAttribute('src'));
    }
    expect(new Set(urls).size).toBe(2);
    const stored = await fetchStoredProfile(fan.id);
    expect(stored?.photo_url.split('token=')[1]).toBe(urls.at(-1)?.split('photo=')[1]);
    // By a client that knows one size only.
    const firebaseStorageDownloadTokens = crypto.randomUUID();
    await getAdminBucket()
      .file(`users/${fan.id}/profile.jpg`)
      .save(await readFile(join(mediaFolder, 'people/ruth.jpg')), {
        resumable: false,
        validation: false,
        metadata: { contentType: 'image/jpeg', metadata: { firebaseStorageDownloadTokens } },
      });
    const photo_url = `${stored?.photo_url.split('token=')[0]}token=${firebaseStorageDownloadTokens}`;
    await getAdminFirestore().collection('users').doc(fan.id).update({ photo_url });
    await expect(sidebarPhoto(page)).toHaveAttribute('src', photo_url);
    await expect(sidebarPhoto(page)).toHaveJSProperty('naturalWidth', 320);
  });

  test('[PRO-02, PRO-03] reports a failed upload, saves the other fields and retries', async ({
    logInAs,
    profileForm,
    page,
  }) => {
    const fan = await createTestUser(buildFan());
    await logInAs(fan);
    await profileForm.open();
    await profileForm.bioInput.fill('With a photo.');
    await profileForm.photoInput.setInputFiles(join(mediaFolder, 'people/ana.jpg'));
    await page.route(/\/o\?name=/, (route) => route.fulfill({ status: 403, body: '{}' }));
    await profileForm.saveButton.click();
    await expect(page.getByText("but we couldn't upload your photo.")).toBeVisible();
    expect(await fetchStoredProfile(fan.id)).toMatchObject({ bio: 'With a photo.', photo_url: '' });
    await expect(profileForm.photoPreview).toHaveAttribute('src', /^blob:/);
    await page.unroute(/\/o\?name=/);
    await profileForm.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    await expect(profileForm.photoPreview).toHaveAttribute('src', /profile\.jpg/);
  });

  test('[PRO-03] is saved by whoever saves before it is scaled', async ({ logInAs, profileForm, page }) => {
    await page.addInitScript(() => {
      const { createImageBitmap } = globalThis;
      const read = async (file: Blob) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return createImageBitmap(file);
      };
      Object.assign(globalThis, { createImageBitmap: read });
    });
    const fan = await createTestUser(buildFan());
    await logInAs(fan);
    await profileForm.open();
    await profileForm.photoInput.setInputFiles(join(mediaFolder, 'people/ana.jpg'));
    await profileForm.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    expect(await fetchStoredProfile(fan.id)).toMatchObject({
      photo_url: expect.stringContaining('profile.jpg'),
    });
  });

  test('[PRO-03] must be an image', async ({ logInAs, profileForm, page }) => {
    await logInAs(await createTestUser(buildFan()));
    await profileForm.open();
    await profileForm.photoInput.setInputFiles(import.meta.filename);
    await expect(page.getByText("We couldn't read this picture. Choose a JPEG or PNG.")).toBeVisible();
  });
});
