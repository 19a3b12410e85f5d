import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#scripts/backend/project.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import {
  createTestUser,
  fetchStoredProfile,
  getAdminBucket,
  getAdminFirestore,
} from '#tests/support/test-users.ts';
import { ProfileForm } from './pages/profile-form.page.ts';
import { findAccessibilityViolations } from './support/page-accessibility.ts';
import { followLink } from './support/follow-link.ts';
import { expect, test } from './support/e2e-test.ts';

const picturePath = (name: string) => join(projectRoot, 'tools/demo-media/out/people', name);

test('[PRO-03, ERR-01] the settings show a new photo everywhere, and refused forms and dialogs without accessibility violations', async ({
  logInAs,
  account,
  page,
}) => {
  const profileForm = new ProfileForm(page);
  const sidebarPhoto = page.getByRole('complementary').locator('img').last();
  const [rider, stranger] = await Promise.all([
    createTestUser(buildContestant()),
    createTestUser(buildContractor({ name: 'Cedar Gap' })),
  ]);
  const block = { user_id: rider.id, blocked_id: stranger.id, created: new Date() };
  await getAdminFirestore().doc(`blocks/${rider.id}_${stranger.id}`).set(block);
  await logInAs(rider);
  await profileForm.open();
  // The placeholder.
  await expect(sidebarPhoto).toHaveAttribute('src', /svg/);
  await profileForm.photoInput.setInputFiles(import.meta.filename);
  await expect(page.getByText("We couldn't read this picture. Choose a JPEG or PNG.")).toBeVisible();
  const urls: (string | null)[] = [];
  for (const picture of ['ana.jpg', 'wade.jpg']) {
    await profileForm.photoInput.setInputFiles(picturePath(picture));
    await expect(profileForm.photoPreview).toHaveAttribute('src', /^blob:/);
    await profileForm.saveButton.click();
    await expect(profileForm.photoPreview).toHaveAttribute('src', /profile\.jpg/);
    await expect(page.getByText('Your information was updated successfully.')).toBeVisible();
    await expect.poll(() => sidebarPhoto.getAttribute('src')).not.toBe(urls.at(-1));
    await expect(sidebarPhoto).toHaveAttribute('src', /profile-small\.jpg.*photo=/);
    await expect(sidebarPhoto).toHaveJSProperty('naturalWidth', 176);
    urls.push(await sidebarPhoto.getAttribute('src'));
  }
  expect(new Set(urls).size).toBe(2);
  const stored = await fetchStoredProfile(rider.id);
  expect(stored?.photo_url.split('token=')[1]).toBe(urls.at(-1)?.split('photo=')[1]);
  // By a client that knows one size only.
  const firebaseStorageDownloadTokens = crypto.randomUUID();
  await getAdminBucket()
    .file(`users/${rider.id}/profile.jpg`)
    .save(await readFile(picturePath('ruth.jpg')), {
      resumable: false,
      validation: false,
      metadata: { contentType: 'image/jpeg', metadata: { firebaseStorageDownloadTokens } },
    });
  const photo_url = `${stored?.photo_url.split('token=')[0]}token=${firebaseStorageDownloadTokens}`;
  await getAdminFirestore().doc(`users/${rider.id}`).update({ photo_url });
  await expect(sidebarPhoto).toHaveAttribute('src', photo_url);
  await expect(sidebarPhoto).toHaveJSProperty('naturalWidth', 320);

  // The states that every-screen.spec.ts does not open.
  const { dialog } = account;
  const expectNoViolations = async () => expect.soft(await findAccessibilityViolations(page)).toEqual([]);
  await profileForm.linkInput('Instagram').fill('somewhere.example');
  await profileForm.toggleParticipatingEvent('Bull Riding');
  await profileForm.saveButton.click();
  await expect(page.getByText('You have to choose an event')).toBeVisible();
  await expect(profileForm.participatingEvents.getByRole('checkbox').first()).toBeFocused();
  await expectNoViolations();
  await profileForm.linkInput('Instagram').fill('');
  await profileForm.toggleParticipatingEvent('Bull Riding');

  await profileForm.tab('Password').click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('New Password is required')).toBeVisible();
  await expectNoViolations();

  await profileForm.tab('Upcoming event').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Event is required')).toBeVisible();
  await expectNoViolations();

  await followLink(page, '/profile/account');
  await expect(account.section('Blocked accounts').getByRole('listitem')).toContainText('Cedar Gap');
  await account.openTypeDialog();
  await account.typeOption('Fan').click();
  await expect(dialog).toContainText('Are you sure you want to proceed?');
  await expectNoViolations();
  await dialog.getByRole('button', { name: 'No' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await account.section('Blocked accounts').getByRole('button', { name: 'Unblock Cedar Gap' }).click();
  await expect(page.getByText("You haven't blocked anyone.")).toBeVisible();
  await account.openDeleteDialog();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('Current Password is required')).toBeVisible();
  await expectNoViolations();
  await dialog.getByRole('button', { name: 'Keep' }).click();

  await followLink(page, `/my-rodeo/${stranger.id}`);
  await page.getByRole('button', { name: 'Options for Cedar Gap' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText("They can't invite you");
  await expectNoViolations();
});
