import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createUnverifiedUser, getEmailActionPath } from '#tests/support/sent-emails.ts';
import { expireEmailCodes } from '#tests/support/requests.ts';
import {
  logIn,
  at,
  click,
  expectNoText,
  expectPath,
  expectRole,
  expectText,
  fill,
  expectAlert,
} from '#tests/support/user-actions.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';

const newPassword = 'longer-than-before';

async function choosePassword() {
  await fill('New password', newPassword);
  await fill('Confirm password', newPassword);
  await click('button', 'Reset password');
}

describe('a forgotten password', () => {
  test('[AUTH-03, ACT-05, RST-01, RST-02] is reset once with the emailed link', async () => {
    const email = await createUnverifiedUser();
    await renderApp('/login');
    await click('button', 'Forget Password');
    await click('button', 'Send reset link');
    await expectText('Email is required');
    await fill('Email', email);
    await click('button', 'Send reset link');
    await expectAlert('success', 'Check your email for reset instructions');

    const path = await getEmailActionPath('PASSWORD_RESET', email);
    follow(path);
    await expectPath(/^\/reset-password\/[^/]+$/);
    await expectText(`For ${email}`);
    await click('button', 'Reset password');
    await expectText('New Password is required');
    await fill('New password', newPassword);
    await fill('Confirm password', 'rodeo123');
    await click('button', 'Reset password');
    await expectText('Password does not match');
    await fill('Confirm password', newPassword);
    await click('button', 'Reset password');
    await expectAlert('success', 'Password has been successfully reset!');
    await expectPath('/login');

    follow(path);
    await expectAlert('error', 'Error resetting password: This link is invalid');
    expect(screen.queryByLabelText('New password')).toBeNull();

    follow('/login');
    await logIn({ email, password: newPassword });
    // Opening the link has also verified the email.
    await expectRole('heading', 'Feed');
  });

  test('[RST-02] is not reset with an expired code, and a new one can be requested', async () => {
    expireEmailCodes();
    await renderApp('/reset-password/old');
    await expectAlert('error', 'Error resetting password: This link has expired.');
    await click('link', 'Request a new link');
    await expectRole('heading', 'Recover your password');
    expect(screen.getByLabelText('Email')).toBeDefined();
  });

  test('[RST-02] is not reset with an invalid code', async () => {
    await renderApp('/reset-password/not-a-code');
    await expectAlert('error', 'Error resetting password: This link is invalid');
  });

  test('[RST-02] is not reset without a code, which is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderApp('/reset-password');
    await choosePassword();
    await waitFor(() =>
      expect(log.mock.calls.flat().join()).toContain('There is no code to reset a password with.'),
    );
    expect(at()).toBe('/reset-password');
    await expectNoText('Error resetting password');
  });
});
