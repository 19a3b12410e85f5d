import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildContestant, buildContractor, buildFan, withSharing } from '#tests/support/factories/user.ts';
import { ProfileForm } from './pages/profile-form.ts';
import { getAdminFirestore, createTestUser, fetchStoredProfile } from './support/test-users.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ form: ProfileForm }>({
  form: ({ page }, use) => use(new ProfileForm(page)),
});

const mediaFolder = join(import.meta.dirname, '../../tools/demo-media/out');
const savedMessage = 'Your information was updated successfully.';
const failedMessage = 'An error occurred while updating your information.';

/** Requests that write documents. */
const writeRequests = /documents:commit/;

test.describe('editing a profile', () => {
  test('[PRO-01, PRO-02, PRO-03] a contestant changes everything, and finds it again @phone', async ({
    logInAs,
    form,
    page,
  }) => {
    const rider = await createTestUser(buildContestant());
    await logInAs(rider);
    await form.open();
    await expect(form.emailInput).toHaveValue(rider.email);
    await expect(form.emailInput).not.toBeEditable();
    await expect(page.getByRole('link', { name: 'Change the e-mail of this account' })).toHaveAttribute(
      'href',
      '/profile/account',
    );
    await form.firstNameInput.fill('Anna-Lena');
    await form.lastNameInput.fill("O'Neill");
    await form.phoneInput.fill('+1 307 555 0100');
    await form.locationInput.fill('Guthrie, OK');
    await form.toggleEvent('participating', 'Bull Riding');
    await form.toggleEvent('participating', 'Team Roping');
    await form.toggleEvent('favourites', 'Goat Tying');
    await form.sponsorsInput.fill('Cinch');
    await form.linkInput('Facebook').fill('facebook.com/annalena');
    await form.linkInput('Website').fill('http://annalena.example');
    await form.bioInput.fill('Grew up behind the chutes.');
    await form.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    await expect(form.linkInput('Facebook')).toHaveValue('https://facebook.com/annalena');
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
    await form.open();
    await expect(form.firstNameInput).toHaveValue('Anna-Lena');
    await page.goto('/my-rodeo');
    await expect(page.getByRole('heading', { name: "Anna-Lena O'Neill" })).toBeVisible();
  });

  test('[PRO-01, DATA-01] a contractor has one name, which the first name repeats', async ({
    logInAs,
    form,
    page,
  }) => {
    const owner = await createTestUser(buildContractor());
    await logInAs(owner);
    await form.open();
    await expect(form.firstNameInput).toHaveCount(0);
    await expect(form.participating).toHaveCount(0);
    await form.name.fill('');
    await form.saveButton.click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await form.name.fill('High Mesa Bucking Bulls');
    await form.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    expect(await fetchStoredProfile(owner.id)).toMatchObject({
      name: 'High Mesa Bucking Bulls',
      first_name: 'High Mesa Bucking Bulls',
      last_name: '',
    });
  });

  test('[PRO-01] a fan has a first and a last name, and no events to ride in', async ({
    logInAs,
    form,
    page,
  }) => {
    const watcher = await createTestUser(buildFan());
    await logInAs(watcher);
    await form.open();
    await expect(form.participating).toHaveCount(0);
    await form.lastNameInput.fill('');
    await form.saveButton.click();
    await expect(page.getByText('Last Name is required')).toBeVisible();
    await form.lastNameInput.fill('Sandoval');
    await form.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    expect(await fetchStoredProfile(watcher.id)).toMatchObject({ last_name: 'Sandoval' });
  });

  test('[PRO-01] a delegate edits the account acted for, and not the own one @phone', async ({
    logInAs,
    form,
    page,
  }) => {
    const { grantor, delegate } = withSharing('shared', buildContractor(), buildFan());
    const owner = await createTestUser(grantor);
    const helper = await createTestUser({ ...delegate, current_accessed_account: owner.id });
    await logInAs(helper);
    await form.open();
    await expect(page.getByText(`You are editing the profile of ${owner.name}.`)).toBeVisible();
    await expect(page.getByText('Only its owner can change it.')).toBeVisible();
    await form.bioInput.fill('Looked after by a friend.');
    await form.photoInput.setInputFiles(join(mediaFolder, 'people/red-mesa.jpg'));
    await form.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    expect(await fetchStoredProfile(owner.id)).toMatchObject({
      bio: 'Looked after by a friend.',
      photo_url: expect.stringContaining(`users%2F${owner.id}%2Fprofile.jpg`),
    });
    expect(await fetchStoredProfile(helper.id)).toMatchObject({ bio: '', photo_url: '' });
  });

  test('[PRO-03] an invalid form is not saved, and the first error has the focus @phone', async ({
    logInAs,
    form,
    page,
  }) => {
    const rider = await createTestUser(buildContestant());
    await logInAs(rider);
    await form.open();
    await form.linkInput('Instagram').fill('somewhere.example');
    await form.toggleEvent('participating', 'Bull Riding');
    await form.saveButton.click();
    await expect(page.getByText('You have to choose an event')).toBeVisible();
    await expect(page.getByText('Enter a link to Instagram')).toBeVisible();
    await expect(form.participating.getByRole('checkbox').first()).toBeFocused();
    await form.firstNameInput.fill('');
    await form.saveButton.click();
    await expect(page.getByText('First Name is required')).toBeVisible();
    await expect(form.firstNameInput).toBeFocused();
    await expect(page.getByText(savedMessage)).toBeHidden();
    expect(await fetchStoredProfile(rider.id)).toMatchObject({ first_name: 'Dallas', events: [1] });
  });

  test('[PRO-02] a save that fails is told, loses nothing and can be tried again @phone', async ({
    logInAs,
    form,
    page,
  }) => {
    const watcher = await createTestUser(buildFan());
    await logInAs(watcher);
    await form.open();
    await form.bioInput.fill('Typed with care.');
    await page.route(writeRequests, (route) => route.abort());
    await form.saveButton.click();
    await expect(page.getByText(failedMessage)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await expect(form.bioInput).toHaveValue('Typed with care.');
    await page.unroute(writeRequests);
    await form.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    expect(await fetchStoredProfile(watcher.id)).toMatchObject({ bio: 'Typed with care.' });
  });

  test('[PRO-02, AUTH-10] what arrives meanwhile does not overwrite what is typed, nor does a save undo it', async ({
    logInAs,
    form,
    page,
  }) => {
    const watcher = await createTestUser(buildFan());
    await logInAs(watcher);
    await form.open();
    await form.phoneInput.fill('+1 307 555 0100');
    const elsewhere = { first_name: 'Rowan', location: 'Laramie, WY', phone: '555' };
    await getAdminFirestore().collection('users').doc(watcher.id).update(elsewhere);
    await expect(page.getByRole('complementary').getByText('Rowan Stone')).toBeVisible();
    await expect(form.phoneInput).toHaveValue('+1 307 555 0100');
    await form.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    expect(await fetchStoredProfile(watcher.id)).toMatchObject({ ...elsewhere, phone: '+1 307 555 0100' });
  });

  test('[PRO-01] after a change of the account type it says what is missing', async ({
    logInAs,
    form,
    page,
  }) => {
    const rider = await createTestUser({ ...buildFan(), account_type: 2 });
    await logInAs(rider);
    await form.open();
    await expect(page.getByText('This profile is not complete')).toBeVisible();
    await form.saveButton.click();
    await expect(form.participating.getByText('Participating events are required')).toBeVisible();
    await form.toggleEvent('participating', 'Pole Bending');
    await form.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    await expect(page.getByText('This profile is not complete')).toBeHidden();
    expect(await fetchStoredProfile(rider.id)).toMatchObject({ events: [9] });
  });
});

test.describe('the photo of a profile', () => {
  const sidebarPhoto = (page: Page) => page.getByRole('complementary').locator('img').last();

  test('[PRO-03, ERR-01] is seen everywhere at once after it was changed', async ({
    logInAs,
    form,
    page,
  }) => {
    const watcher = await createTestUser(buildFan());
    await logInAs(watcher);
    await form.open();
    // There is none yet: a drawing stands in.
    await expect(sidebarPhoto(page)).toHaveAttribute('src', /svg/);
    const addresses: (string | null)[] = [];
    for (const picture of ['people/ana.jpg', 'people/wade.jpg']) {
      await form.photoInput.setInputFiles(join(mediaFolder, picture));
      await expect(form.photoPreview).toHaveAttribute('src', /^blob:/);
      await form.saveButton.click();
      await expect(form.photoPreview).toHaveAttribute('src', /profile\.jpg/);
      await expect(page.getByText(savedMessage)).toBeVisible();
      await expect.poll(() => sidebarPhoto(page).getAttribute('src')).not.toBe(addresses.at(-1));
      await expect(sidebarPhoto(page)).toHaveAttribute('src', /profile\.jpg.*token=/);
      await expect(sidebarPhoto(page)).toHaveJSProperty('complete', true);
      addresses.push(await sidebarPhoto(page).getAttribute('src'));
    }
    expect(new Set(addresses).size).toBe(2);
    const stored = await fetchStoredProfile(watcher.id);
    expect(stored?.photo_url).toBe(addresses.at(-1));
  });

  test('[PRO-02, PRO-03] that fails does not hold the rest back, and can be tried again', async ({
    logInAs,
    form,
    page,
  }) => {
    const watcher = await createTestUser(buildFan());
    await logInAs(watcher);
    await form.open();
    await form.bioInput.fill('With a photo.');
    await form.photoInput.setInputFiles(join(mediaFolder, 'people/ana.jpg'));
    await page.route(/\/o\?name=/, (route) => route.fulfill({ status: 403, body: '{}' }));
    await form.saveButton.click();
    await expect(page.getByText('but your photo was not uploaded.')).toBeVisible();
    expect(await fetchStoredProfile(watcher.id)).toMatchObject({ bio: 'With a photo.', photo_url: '' });
    await expect(form.photoPreview).toHaveAttribute('src', /^blob:/);
    await page.unroute(/\/o\?name=/);
    await form.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    await expect(form.photoPreview).toHaveAttribute('src', /profile\.jpg/);
  });

  test('[PRO-03] has to be a picture', async ({ logInAs, form, page }) => {
    await logInAs(await createTestUser(buildFan()));
    await form.open();
    await form.photoInput.setInputFiles(import.meta.filename);
    await expect(page.getByText('This picture cannot be read. Choose a JPEG or a PNG.')).toBeVisible();
  });
});

test.describe('leaving with unsaved changes', () => {
  test('[PRO-01] asks, whichever way leads out @phone', async ({ logInAs, shell, form, page }) => {
    await logInAs(await createTestUser(buildFan()));
    await shell.goTo('Top Rides');
    await page.getByRole('heading', { name: 'Top Rides' }).waitFor();
    await shell.openMenu();
    await page.getByRole('link', { name: 'Edit Profile' }).filter({ visible: true }).click();
    await form.bioInput.fill('Not saved yet');
    await form.tab('Upcoming event').click();
    await expect(form.discardDialog.getByText('Are you sure you want to discard?')).toBeVisible();
    await form.discardDialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL('/profile/edit');
    await expect(form.bioInput).toHaveValue('Not saved yet');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(form.discardDialog).toBeVisible();
    await form.discardDialog.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL('/top-rides');
  });

  test('[PRO-01] asks nothing once everything is saved', async ({ logInAs, form, page }) => {
    await logInAs(await createTestUser(buildFan()));
    await form.open();
    await form.bioInput.fill('Saved');
    await form.saveButton.click();
    await expect(page.getByText(savedMessage)).toBeVisible();
    await form.tab('Upcoming event').click();
    await expect(page.getByRole('heading', { name: 'My Next Event' })).toBeVisible();
  });
});
