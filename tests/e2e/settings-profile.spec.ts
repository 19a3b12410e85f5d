import { join } from 'node:path';
import { buildContestant, buildContractor, buildFan, withSharing } from '#tests/support/factories/user.ts';
import { ProfileForm } from './pages/profile-form.ts';
import { findAccessibilityViolations } from './support/accessibility.ts';
import { getAdminFirestore, createTestUser, fetchStoredProfile } from '#tests/support/test-users.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ profileForm: ProfileForm }>({
  profileForm: ({ page }, use) => use(new ProfileForm(page)),
});

const mediaFolder = join(import.meta.dirname, '../../tools/demo-media/out');
const savedMessage = 'Your information was updated successfully.';
const failedMessage = 'An error occurred while updating your information.';

const writeRequests = /documents:commit/;

test.describe('edit profile', () => {
  test('[PRO-01, PRO-02, PRO-03] a contestant changes all fields', async ({ logInAs, profileForm, page }) => {
    const rider = await createTestUser(buildContestant());
    await logInAs(rider);
    await profileForm.open();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Profile Picture',
      'About',
      'Links',
      'Bio (Optional)',
    ]);
    await expect(profileForm.emailInput).toHaveValue(rider.email);
    await expect(profileForm.emailInput).not.toBeEditable();
    await expect(page.getByRole('link', { name: 'Change email' })).toHaveAttribute(
      'href',
      '/profile/account',
    );
    await profileForm.firstNameInput.fill('Anna-Lena');
    await profileForm.lastNameInput.fill("O'Neill");
    await profileForm.phoneInput.fill('+1 307 555 0100');
    await profileForm.locationInput.fill('Guthrie, OK');
    await profileForm.toggleEvent('participatingEvents', 'Bull Riding');
    await profileForm.toggleEvent('participatingEvents', 'Team Roping');
    await profileForm.toggleEvent('favoriteEvents', 'Goat Tying');
    await profileForm.sponsorsInput.fill('Cinch');
    await profileForm.linkInput('Facebook').fill('facebook.com/annalena');
    await profileForm.linkInput('Website').fill('http://annalena.example');
    await profileForm.bioInput.fill('Grew up behind the chutes.');
    await profileForm.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    await expect(profileForm.linkInput('Facebook')).toHaveValue('https://facebook.com/annalena');
    expect(await fetchStoredProfile(rider.id)).toEqual({
      ...buildContestant({ id: rider.id, email: rider.email }),
      first_name: 'Anna-Lena',
      last_name: "O'Neill",
      phone: '+1 307 555 0100',
      location: 'Guthrie, OK',
      events: [4],
      favouriteEvents: [10],
      sponsors: 'Cinch',
      facebook_url: 'https://facebook.com/annalena',
      website_url: 'https://annalena.example/',
      bio: 'Grew up behind the chutes.',
    });
    await profileForm.open();
    await expect(profileForm.firstNameInput).toHaveValue('Anna-Lena');
    await page.goto('/my-rodeo');
    await expect(page.getByRole('heading', { name: "Anna-Lena O'Neill" })).toBeVisible();
  });

  test('[PRO-01, DATA-01] a contractor has one name, copied to the first name', async ({
    logInAs,
    profileForm,
    page,
  }) => {
    const owner = await createTestUser(buildContractor());
    await logInAs(owner);
    await profileForm.open();
    await expect(profileForm.firstNameInput).toHaveCount(0);
    await expect(profileForm.participatingEvents).toHaveCount(0);
    await profileForm.nameInput.fill('');
    await profileForm.saveButton.click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await profileForm.nameInput.fill('High Mesa Bucking Bulls');
    await profileForm.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    expect(await fetchStoredProfile(owner.id)).toMatchObject({
      name: 'High Mesa Bucking Bulls',
      first_name: 'High Mesa Bucking Bulls',
      last_name: '',
    });
  });

  test('[PRO-01] a fan has first and last name, and no participating events', async ({
    logInAs,
    profileForm,
    page,
  }) => {
    const fan = await createTestUser(buildFan());
    await logInAs(fan);
    await profileForm.open();
    await expect(profileForm.participatingEvents).toHaveCount(0);
    await profileForm.lastNameInput.fill('');
    await profileForm.saveButton.click();
    await expect(page.getByText('Last Name is required')).toBeVisible();
    await profileForm.lastNameInput.fill('Sandoval');
    await profileForm.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    expect(await fetchStoredProfile(fan.id)).toMatchObject({ last_name: 'Sandoval' });
  });

  test('[PRO-01] a delegate edits the selected account, not their own', async ({
    logInAs,
    profileForm,
    page,
  }) => {
    const { grantor, delegate } = withSharing('shared', buildContractor(), buildFan());
    const owner = await createTestUser(grantor);
    const delegateUser = await createTestUser({ ...delegate, current_accessed_account: owner.id });
    await logInAs(delegateUser);
    await profileForm.open();
    await expect(page.getByText(`You're editing the profile of ${owner.name}.`)).toBeVisible();
    await expect(page.getByText('Only the owner can change the email.')).toBeVisible();
    await profileForm.bioInput.fill('Looked after by a friend.');
    await profileForm.photoInput.setInputFiles(join(mediaFolder, 'people/red-mesa.jpg'));
    await profileForm.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    expect(await fetchStoredProfile(owner.id)).toMatchObject({
      bio: 'Looked after by a friend.',
      photo_url: expect.stringContaining(`users%2F${owner.id}%2Fprofile.jpg`),
    });
    expect(await fetchStoredProfile(delegateUser.id)).toMatchObject({ bio: '', photo_url: '' });
  });

  test('[PRO-03] does not save an invalid form and focuses the first error', async ({
    logInAs,
    profileForm,
    page,
  }) => {
    const rider = await createTestUser(buildContestant());
    await logInAs(rider);
    await profileForm.open();
    await profileForm.linkInput('Instagram').fill('somewhere.example');
    await profileForm.toggleEvent('participatingEvents', 'Bull Riding');
    await profileForm.saveButton.click();
    await expect(page.getByText('You have to choose an event')).toBeVisible();
    await expect(page.getByText('Enter a link to Instagram')).toBeVisible();
    await expect(profileForm.participatingEvents.getByRole('checkbox').first()).toBeFocused();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await profileForm.firstNameInput.fill('');
    await profileForm.saveButton.click();
    await expect(page.getByText('First Name is required')).toBeVisible();
    await expect(profileForm.firstNameInput).toBeFocused();
    await expect(page.getByText(savedMessage)).toBeHidden();
    expect(await fetchStoredProfile(rider.id)).toMatchObject({ first_name: 'Dallas', events: [1] });
  });

  test('[PRO-02] reports a failed save and keeps the input for a retry', async ({
    logInAs,
    profileForm,
    page,
  }) => {
    const fan = await createTestUser(buildFan());
    await logInAs(fan);
    await profileForm.open();
    await profileForm.bioInput.fill('Typed with care.');
    await page.route(writeRequests, (route) => route.abort());
    await profileForm.saveButton.click();
    await expect(page.getByText(failedMessage)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText("The server can't be reached.")).toBeVisible();
    await expect(profileForm.bioInput).toHaveValue('Typed with care.');
    await page.unroute(writeRequests);
    await profileForm.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    expect(await fetchStoredProfile(fan.id)).toMatchObject({ bio: 'Typed with care.' });
  });

  test('[PRO-02, AUTH-10] a remote change does not overwrite input, and a save does not revert it', async ({
    logInAs,
    profileForm,
    page,
  }) => {
    const fan = await createTestUser(buildFan());
    await logInAs(fan);
    await profileForm.open();
    await profileForm.phoneInput.fill('+1 307 555 0100');
    const remoteChanges = { first_name: 'Rowan', location: 'Laramie, WY', phone: '555' };
    await getAdminFirestore().collection('users').doc(fan.id).update(remoteChanges);
    await expect(page.getByRole('complementary').getByText('Rowan Stone')).toBeVisible();
    await expect(profileForm.phoneInput).toHaveValue('+1 307 555 0100');
    await profileForm.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    expect(await fetchStoredProfile(fan.id)).toMatchObject({ ...remoteChanges, phone: '+1 307 555 0100' });
  });

  test('[PRO-01] reports fields that are missing after a change of the account type', async ({
    logInAs,
    profileForm,
    page,
  }) => {
    const rider = await createTestUser({ ...buildFan(), account_type: 2 });
    await logInAs(rider);
    await profileForm.open();
    await expect(page.getByText('Complete this profile')).toBeVisible();
    await profileForm.saveButton.click();
    await expect(
      profileForm.participatingEvents.getByText('Participating events are required'),
    ).toBeVisible();
    await profileForm.toggleEvent('participatingEvents', 'Pole Bending');
    await profileForm.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    await expect(page.getByText('Complete this profile')).toBeHidden();
    expect(await fetchStoredProfile(rider.id)).toMatchObject({ events: [9] });
  });
});

test.describe('unsaved changes', () => {
  test('[PRO-01] asks for confirmation on any navigation @phone', async ({
    openFeedAs,
    shell,
    profileForm,
    page,
  }) => {
    await openFeedAs(await createTestUser(buildFan()));
    await shell.goTo('Top Rides');
    await page.getByRole('heading', { name: 'Top Rides' }).waitFor();
    await shell.openMenu();
    await page.getByRole('link', { name: 'Edit Profile' }).filter({ visible: true }).click();
    await profileForm.bioInput.fill('Not saved yet');
    await profileForm.tab('Upcoming event').click();
    await expect(profileForm.discardDialog.getByText('Are you sure you want to discard?')).toBeVisible();
    await profileForm.discardDialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL('/profile/edit');
    await expect(profileForm.bioInput).toHaveValue('Not saved yet');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(profileForm.discardDialog).toBeVisible();
    await profileForm.discardDialog.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL('/top-rides');
  });

  test('[PRO-01] does not ask after saving', async ({ logInAs, profileForm, page }) => {
    await logInAs(await createTestUser(buildFan()));
    await profileForm.open();
    await profileForm.bioInput.fill('Saved');
    await profileForm.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    await profileForm.tab('Upcoming event').click();
    await expect(page.getByRole('heading', { name: 'My Next Event' })).toBeVisible();
  });
});
