import { buildContractor } from '#tests/support/factories/user.ts';
import { buildVideo } from '#tests/support/factories/video.ts';
import { ProfileForm } from './pages/profile-form.ts';
import { publishRides } from '#tests/support/rides.ts';
import { createTestUser, fetchLoginName, fetchStoredProfile } from '#tests/support/test-users.ts';
import { expect, test } from './support/test.ts';

const savedMessage = 'Your information was updated successfully.';

test.describe('name of a profile', () => {
  test('a new one removes the verified badge after a note', async ({ logInAs, page }) => {
    const profileForm = new ProfileForm(page);
    const user = await createTestUser(buildContractor({ name: 'Cedar Gap', isVerified: true }));
    await logInAs(user);
    await profileForm.open();
    const note = page.getByText('Changing the name removes the verified badge');
    await profileForm.bioInput.fill('Bucking bulls since 1998.');
    await expect(note).toHaveCount(0);
    await profileForm.nameInput.fill('Cedar Gap & Sons');
    await expect(note).toBeVisible();
    await profileForm.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    expect(await fetchStoredProfile(user.id)).toMatchObject({ name: 'Cedar Gap & Sons', isVerified: false });
    await expect.poll(() => fetchLoginName(user.id)).toBe('Cedar Gap & Sons');
    await expect(note).toHaveCount(0);
  });

  test('a new one is on the cards of the own page, also those published before', async ({
    logInAs,
    feed,
    page,
  }) => {
    const profileForm = new ProfileForm(page);
    const owner = buildContractor({ name: 'Cedar Gap' });
    const user = await createTestUser(owner);
    await publishRides(buildVideo(owner, { title: 'Bovina Buckout' }));
    await logInAs(user);
    await page.goto('/my-rodeo');
    await expect(feed.cards.getByText('Cedar Gap')).toBeVisible();
    await profileForm.open();
    await profileForm.nameInput.fill('High Mesa');
    await profileForm.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    await page.goto('/my-rodeo');
    await expect(feed.cards.getByText('High Mesa')).toBeVisible();
    await expect(feed.cards.getByText('Cedar Gap')).toHaveCount(0);
  });

  test('says which characters it can have', async ({ logInAs, page }) => {
    const profileForm = new ProfileForm(page);
    const user = await createTestUser(buildContractor({ name: 'Cedar Gap' }));
    await logInAs(user);
    await profileForm.open();
    await profileForm.nameInput.fill('www.win.example');
    await profileForm.saveButton.click();
    await expect(page.getByText("Name can only have letters, numbers, spaces and . ' & -")).toBeVisible();
    // Copied from elsewhere, with marks that change the direction of text.
    await profileForm.nameInput.fill('\u202aHigh Mesa\u202c');
    await profileForm.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    expect(await fetchStoredProfile(user.id)).toMatchObject({ name: 'High Mesa', first_name: 'High Mesa' });
  });
});
