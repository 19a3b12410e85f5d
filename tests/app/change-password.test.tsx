import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createSharedAccount } from '#tests/support/account-sharing.ts';
import {
  getDescription,
  logIn,
  click,
  expectPath,
  expectRole,
  expectText,
  fill,
  expectAlert,
} from '#tests/support/user-actions.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';

const newPassword = 'longer-than-before';
const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('change password', () => {
  test('[PWD-01] requires all fields, reports a wrong current password and changes the login', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = await createTestUser();
    await renderApp('/profile/change-password', { as: user });
    await expectText(user.email);
    await click('button', 'Change password');
    for (const name of ['Current', 'New', 'Confirm']) await expectText(`${name} Password is required`);

    await fill('Current password', 'not-this-one');
    await fill('New password', 'rodeo12');
    await fill('Confirm password', newPassword);
    await expectText('Should be atleast 8 characters long');
    await expectText('Password does not match');
    await fill('New password', newPassword);
    expect(getField('New password').type).toBe('password');
    const [, showNew = document.body] = screen.getAllByRole('button', { name: 'Show password' });
    showNew.click();
    await waitFor(() => expect(getField('New password').type).toBe('text'));

    await click('button', 'Change password');
    await waitFor(() =>
      expect(getDescription(getField('Current password'))).toContain('Wrong password. Try again.'),
    );
    await waitFor(() => expect(document.activeElement).toBe(getField('Current password')));
    expect(getField('New password').value).toBe(newPassword);
    expect(log.mock.calls.flat().map(String).join()).toContain('Wrong password. Try again.');
    await fill('Current password', user.password);
    await click('button', 'Change password');
    await expectAlert(
      'success',
      "Password changed. You'll be logged out on your other devices within an hour.",
    );
    expect(getField('Current password').value).toBe('');

    await click('button', 'Logout', within(await expectRole('navigation', 'Settings')));
    await click('button', 'Yes', within(await screen.findByRole('dialog')));
    await expectPath('/login');
    await logIn(user);
    await expectText('Wrong email or password.');
    await logIn({ ...user, password: newPassword });
    await expectRole('heading', 'Feed');
  });

  test('[PWD-01] applies to the session user while acting for another account', async () => {
    const { delegate, grantor } = await createSharedAccount();
    await getAdminFirestore().doc(`users/${delegate.id}`).update({ current_accessed_account: grantor.id });
    await renderApp('/profile/change-password', { as: delegate });
    await expectText(delegate.email);
    await expectText(`${grantor.name}'s password stays the same.`);

    follow('/profile/account');
    await expectText(`This page is about your own account, ${delegate.name}.`);
    const section = within(await expectRole('region', 'Account type'));
    await click('button', /./, section);
    await expectText(
      'Only the owner can change its account type.',
      within(await screen.findByRole('dialog')),
    );
  });
});
