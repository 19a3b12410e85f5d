import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createUnverifiedUser, getEmailActionPath } from '#tests/support/sent-emails.ts';
import { stubPhotoScaling } from '#tests/support/fake-canvas.ts';
import {
  agree,
  getDescription,
  logIn,
  at,
  click,
  expectPath,
  expectRole,
  expectText,
  fill,
} from '#tests/support/user-actions.ts';
import { choosePhoto } from '#tests/support/fill-profile-form.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { interceptRequests } from '#tests/support/requests.ts';
import { fetchStoredProfile, getAdminAuth } from '#tests/support/test-users.ts';

const password = 'rodeo123';
const getField = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

describe('sign up', () => {
  test('[AUTH-01, SIGN-01, SIGN-02, SIGN-04, SIGN-05, SIGN-06, SIGN-07, SIGN-08] a contestant signs up after failed attempts, verifies the email and logs in', async () => {
    stubPhotoScaling();
    const email = `signup-${crypto.randomUUID()}@example.com`;
    await renderApp('/login');
    await click('link', 'Sign up');
    await expectPath('/signup');
    await click('button', 'Next');
    await fill('First name', 'Cody');
    // As the keyboards of phones write it.
    await fill('Last name', 'O‘Neill');
    await fill('Email', 'contestant@example.com');
    await fill('Password', password);
    await fill('Confirm password', password);
    await click('switch', /^I'm a contestant/);
    await click('button', 'Next');
    await expectText('Participating Events is required!');
    await click('checkbox', 'Bull Riding');
    await fill('Email', email);
    await click('button', 'Next');
    await expectRole('button', 'Skip');
    await fill(/^Sponsors/, 'Boots');
    await click('button', 'Back');
    await waitFor(() => expect(getField('First name').value).toBe('Cody'));
    await click('button', 'Next');
    await waitFor(() => expect(getField(/^Sponsors/).value).toBe('Boots'));
    await click('button', 'Next');
    await choosePhoto('people/ana.jpg');
    await waitFor(() => expect(document.querySelector('form img[src^="blob:"]')).not.toBeNull());
    await fill('Location', 'Cheyenne, WY');
    await click('checkbox', 'Barrel Racing');
    await click('button', 'Sign up');
    await expectText('Check the box to sign up');
    await expectText('You must be 13 or older to have an account');
    await agree();

    // First the photo fails, then the profile.
    for (const failing of [/\/o\?name=users/, /documents:commit/]) {
      const refusal = interceptRequests(failing, () => new Response('{}', { status: 403 }));
      await click('button', 'Sign up');
      await expectText(/Your account is ready, but we couldn't/);
      expect(refusal.requests.length).toBeGreaterThan(0);
      refusal.stop();
    }
    await click('button', 'Sign up');
    await expectText(`Open the link we emailed to ${email}`);
    // Not as somebody who comes back.
    await expectRole('heading', 'Log in');
    expect(at()).toBe('/login');
    const { uid } = await getAdminAuth().getUserByEmail(email);
    expect(await fetchStoredProfile(uid)).toMatchObject({
      first_name: 'Cody',
      last_name: "O'Neill",
      account_type: 2,
      events: [1],
      sponsors: 'Boots',
      photo_url: expect.stringContaining('profile.jpg'),
    });

    follow(await getEmailActionPath('VERIFY_EMAIL', email));
    await expectText('Verify email successfully');
    await expectPath('/login');
    await logIn({ email, password });
    await expectRole('heading', 'Feed');
  });

  test('[SIGN-03, SIGN-06, SIGN-09] a contractor has fewer steps, and a taken email is reported', async () => {
    const email = await createUnverifiedUser();
    await renderApp('/signup');
    await click('radio', /Contractor/);
    await expectText('Step 1 of 3');
    await click('button', 'Next');
    await fill('Contractor name', 'Cedar Gap');
    await fill('Email', email);
    await fill('Password', password);
    await fill('Confirm password', password);
    await click('button', 'Next');
    await expectText('Step 3 of 3');
    await fill('Location', 'Cheyenne, WY');
    await agree();
    await click('button', 'Sign up');
    await expectText('This email address is already taken');
    expect(getField('Email').value).toBe(email);
    expect(at()).toBe('/signup');
  });

  test('[SIGN-03, SIGN-05] a contractor who began as a person has no bio; what is optional says so', async () => {
    const email = `signup-${crypto.randomUUID()}@example.com`;
    const fillLogin = async () => {
      await fill('Email', email);
      await fill('Password', password);
      await fill('Confirm password', password);
      await click('button', 'Next');
    };
    await renderApp('/signup');
    await click('button', 'Next');
    await fill('First name', 'Cody');
    await fill('Last name', 'Latham');
    await fillLogin();
    await fill(/^Bio/, 'Not of a ranch.');
    await click('button', 'Back');
    await expectText('Step 2 of 4');
    await click('button', 'Back');
    await click('radio', /Contractor/);
    await click('button', 'Next');
    await fill('Contractor name', 'Cedar Gap');
    await fillLogin();
    expect(getDescription(await screen.findByLabelText('Profile photo'))).toBe('Optional');
    await expectText('Optional', within(await expectRole('group', 'Favorite events')));
    await fill('Location', 'Cheyenne, WY');
    await agree();
    await click('button', 'Sign up');
    await expectPath('/login');
    const { uid } = await getAdminAuth().getUserByEmail(email);
    expect(await fetchStoredProfile(uid)).toMatchObject({ account_type: 1, name: 'Cedar Gap', bio: '' });
  });
});
