import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  click,
  expectAlert,
  expectNoRole,
  expectPath,
  expectRole,
  expectText,
  fill,
  getDescription,
  logIn,
} from '#tests/support/user-actions.ts';
import { changeEmailUnverified, getEmailActionPath } from '#tests/support/sent-emails.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { failRequests } from '#tests/support/requests.ts';
import {
  createTestUser,
  fetchStoredContact,
  getAdminAuth,
  type TestUser,
} from '#tests/support/test-users.ts';

async function openSection(user: TestUser) {
  await renderApp('/profile/account', { as: user });
  const section = within(await expectRole('region', 'Email'));
  const changeEmail = async (email: string, password: string) => {
    await fill('New email', email, section);
    await fill('Current password', password, section);
    await click('button', 'Change email', section);
  };
  const expectError = (label: string, text: string) =>
    waitFor(() => expect(getDescription(section.getByLabelText(label))).toContain(text));
  return { section, changeEmail, expectError };
}

describe('change email', () => {
  test('takes effect after the email link is opened, then updates the profile at login', async () => {
    const user = await createTestUser();
    const email = `new-${user.email}`;
    const { section, changeEmail, expectError } = await openSection(user);
    await click('button', 'Change email', section);
    await expectText('E-mail is required', section);
    await changeEmail(user.email, 'not-this-one');
    await expectText('This is already your email', section);
    await changeEmail(email, 'not-this-one');
    await expectError('Current password', 'Wrong password. Try again.');
    await changeEmail(email, user.password);
    await expectText(`We sent a link to ${email}.`, section);
    expect((await fetchStoredContact(user.id))?.email).toBe(user.email);

    const path = await getEmailActionPath('VERIFY_AND_CHANGE_EMAIL', user.email);
    follow(path);
    await expectRole('heading', 'Confirm your new email');
    await click('button', 'Change email');
    await expectAlert('success', `Your email is now ${email}.`);
    await expectPath('/login');
    await logIn(user);
    await expectText('Wrong email or password.');
    await logIn({ ...user, email });
    await expectRole('heading', 'Feed');
    await waitFor(async () => expect((await fetchStoredContact(user.id))?.email).toBe(email));

    // Used, it says so at once.
    follow(path);
    await expectAlert('error', 'This link is invalid or has already been used.');
    await expectNoRole('button', 'Change email');
  });

  test('reports other failures next to the form until the next attempt', async () => {
    const user = await createTestUser();
    const email = `new-${user.email}`;
    const { section, changeEmail, expectError } = await openSection(user);
    const failure = failRequests(/accounts:sendOobCode/);
    await changeEmail(email, user.password);
    const alert = within(await section.findByRole('alert'));
    await expectAlert('error', "We couldn't change your email", alert);
    await expectText("The server can't be reached.", alert);
    failure.stop();
    await changeEmail(email, user.password);
    await expectText(`We sent a link to ${email}.`, section);
    expect(section.getByRole('alert').textContent).toBe('');

    await changeEmail(`newer-${user.email}`, 'not-this-one');
    await expectError('Current password', 'Wrong password. Try again.');
    expect(section.getByRole('status').textContent).toBe('');
  });

  test('reports an email that is already taken', async () => {
    const [user, other] = await Promise.all([createTestUser(), createTestUser()]);
    const { changeEmail, expectError } = await openSection(user);
    await changeEmail(other.email, user.password);
    await expectError('New email', 'This email address is already taken');
  });

  test('is reverted by the link sent to the old email', async () => {
    const user = await createTestUser();
    await changeEmailUnverified(user.email, user.password, `taken-${user.email}`);
    // A mail filter may open it, so it does nothing by itself.
    await renderApp(await getEmailActionPath('RECOVER_EMAIL', user.email));
    await expectRole('heading', 'Get your old email back?');
    expect((await getAdminAuth().getUser(user.id)).email).toBe(`taken-${user.email}`);
    await click('button', 'Restore email');
    await expectText(`Your email is ${user.email} again.`);
    await expectPath('/login');
    await logIn(user);
    await expectRole('heading', 'Feed');
  });
});
