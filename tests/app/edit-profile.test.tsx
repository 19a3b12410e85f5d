import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  buildContestant,
  buildContractor,
  buildFan,
  withSharing,
} from '#tests/support/factories/build-user.ts';
import { stubPhotoScaling } from '#tests/support/fake-canvas.ts';
import {
  choosePhoto,
  getEvents,
  getField,
  openProfileForm,
  saveProfile,
  toggleEvent,
} from '#tests/support/fill-profile-form.ts';
import { follow, reload } from '#tests/support/render-app.tsx';
import { failRequests } from '#tests/support/requests.ts';
import {
  createTestUser,
  fetchStoredContact,
  fetchStoredProfile,
  getAdminFirestore,
} from '#tests/support/test-users.ts';
import {
  click,
  expectNoText,
  expectRole,
  expectText,
  fill,
  expectAlert,
} from '#tests/support/user-actions.ts';

describe('edit profile', () => {
  test('[PRO-01, PRO-02, PRO-03] a contestant changes all fields', async () => {
    const rider = await createTestUser(buildContestant());
    await openProfileForm(rider);
    const sections = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Profile Picture',
      'About',
      'Links',
      'Bio (Optional)',
    ]);
    expect(getField('Email').value).toBe(rider.email);
    expect(getField('Email').readOnly).toBe(true);
    expect(screen.getByRole('link', { name: 'Change email' }).getAttribute('href')).toBe('/profile/account');
    await fill('First name', 'Anna-Lena');
    await fill('Last name', "O'Neill");
    await fill('Phone', '+1 307 555 0100');
    await fill('Location', 'Guthrie, OK');
    await toggleEvent('Participating events', 'Bull Riding');
    await toggleEvent('Participating events', 'Team Roping');
    await toggleEvent('Favorite events', 'Goat Tying');
    await fill('Sponsors', 'Cinch');
    await fill('Facebook', 'facebook.com/annalena');
    await fill('Website', 'http://annalena.example');
    await fill('Bio', 'Grew up behind the chutes.');
    await saveProfile();
    expect(getField('Facebook').value).toBe('https://facebook.com/annalena');
    expect(await fetchStoredProfile(rider.id)).toEqual({
      ...buildContestant({ id: rider.id }),
      first_name: 'Anna-Lena',
      last_name: "O'Neill",
      location: 'Guthrie, OK',
      events: [4],
      favouriteEvents: [10],
      sponsors: 'Cinch',
      facebook_url: 'https://facebook.com/annalena',
      website_url: 'https://annalena.example/',
      bio: 'Grew up behind the chutes.',
    });
    const contact = { email: rider.email, phone: '+1 307 555 0100' };
    expect(await fetchStoredContact(rider.id)).toEqual(contact);
    await reload();
    await waitFor(() => expect(getField('Phone').value).toBe(contact.phone));
    await waitFor(() => expect(getField('First name').value).toBe('Anna-Lena'));
    follow('/my-rodeo');
    await expectRole('heading', "Anna-Lena O'Neill");
  });

  test('[PRO-01, DATA-01] a contractor has one name, copied to the first name', async () => {
    const owner = await createTestUser(buildContractor());
    await openProfileForm(owner);
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Participating events' })).toBeNull();
    await fill('Name', '');
    await click('button', 'Save');
    await expectText('Name is required');
    await fill('Name', 'High Mesa Bucking Bulls');
    await saveProfile();
    expect(await fetchStoredProfile(owner.id)).toMatchObject({
      name: 'High Mesa Bucking Bulls',
      first_name: 'High Mesa Bucking Bulls',
      last_name: '',
    });
  });

  test('[PRO-01] a fan has first and last name, and no participating events', async () => {
    const fan = await createTestUser(buildFan());
    await openProfileForm(fan);
    expect(screen.queryByRole('group', { name: 'Participating events' })).toBeNull();
    await fill('Last name', '');
    await click('button', 'Save');
    await expectText('Last Name is required');
    await fill('Last name', 'Sandoval');
    await saveProfile();
    expect(await fetchStoredProfile(fan.id)).toMatchObject({ last_name: 'Sandoval' });
  });

  test('[PRO-01] a delegate edits the selected account, not their own', async () => {
    stubPhotoScaling();
    const { grantor, delegate } = withSharing('shared', buildContractor(), buildFan());
    const owner = await createTestUser(grantor);
    const delegateUser = await createTestUser({ ...delegate, current_accessed_account: owner.id });
    await openProfileForm(delegateUser);
    await expectText(`You're editing the profile of ${owner.name}.`);
    await expectText('Only the owner can change the email.');
    await fill('Bio', 'Looked after by a friend.');
    await choosePhoto('people/red-mesa.jpg');
    await saveProfile();
    expect(await fetchStoredProfile(owner.id)).toMatchObject({
      bio: 'Looked after by a friend.',
      photo_url: expect.stringContaining(`users%2F${owner.id}%2Fprofile.jpg`),
    });
    expect(await fetchStoredProfile(delegateUser.id)).toMatchObject({ bio: '', photo_url: '' });
  });

  test('[PRO-03] does not save an invalid form and focuses the first error', async () => {
    const rider = await createTestUser(buildContestant());
    await openProfileForm(rider);
    await fill('Instagram', 'somewhere.example');
    await toggleEvent('Participating events', 'Bull Riding');
    await click('button', 'Save');
    await expectText('You have to choose an event');
    await expectText('Enter a link to Instagram');
    await waitFor(() =>
      expect(document.activeElement).toBe(getEvents('Participating events').getAllByRole('checkbox')[0]),
    );
    await fill('First name', '');
    await expectText('First Name is required');
    await click('button', 'Save');
    await waitFor(() => expect(document.activeElement).toBe(getField('First name')));
    await expectNoText('Your information was updated successfully.');
    expect(await fetchStoredProfile(rider.id)).toMatchObject({ first_name: 'Dallas', events: [1] });
  });

  test('[PRO-02] reports a failed save and keeps the input for a retry', async () => {
    const fan = await createTestUser(buildFan());
    await openProfileForm(fan);
    await fill('Bio', 'Typed with care.');
    const failure = failRequests(/documents:commit/);
    await click('button', 'Save');
    await expectAlert('error', 'An error occurred while updating your information.');
    await expectText("The server can't be reached.");
    expect(getField('Bio').value).toBe('Typed with care.');
    failure.stop();
    await saveProfile();
    expect(await fetchStoredProfile(fan.id)).toMatchObject({ bio: 'Typed with care.' });
  });

  test('[PRO-02, AUTH-10] a remote change does not overwrite input, and a save does not revert it', async () => {
    const fan = await createTestUser(buildFan());
    await openProfileForm(fan);
    await fill('Phone', '+1 307 555 0100');
    const remoteChanges = { first_name: 'Rowan', location: 'Laramie, WY' };
    await getAdminFirestore().doc(`users/${fan.id}`).update(remoteChanges);
    await expectText('Rowan Stone', within(screen.getByRole('complementary')));
    expect(getField('Phone').value).toBe('+1 307 555 0100');
    await saveProfile();
    expect(await fetchStoredProfile(fan.id)).toMatchObject(remoteChanges);
    expect(await fetchStoredContact(fan.id)).toMatchObject({ phone: '+1 307 555 0100' });
  });

  test('[PRO-01] reports fields that are missing after a change of the account type', async () => {
    const rider = await createTestUser({ ...buildFan(), account_type: 2 });
    await openProfileForm(rider);
    await expectText('Complete this profile');
    await click('button', 'Save');
    await expectText('Participating events are required', getEvents('Participating events'));
    await toggleEvent('Participating events', 'Pole Bending');
    await saveProfile();
    await expectNoText('Complete this profile');
    expect(await fetchStoredProfile(rider.id)).toMatchObject({ events: [9] });
  });
});
