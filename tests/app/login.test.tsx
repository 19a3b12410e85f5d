import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getDemoAccount } from '#tests/support/demo/demo-accounts.ts';
import {
  logIn,
  at,
  click,
  expectAlert,
  expectPath,
  expectRole,
  expectText,
  fill,
} from '#tests/support/user-actions.ts';
import { openSetting } from '#tests/support/menu.ts';
import { follow, reload, renderApp } from '#tests/support/render-app.tsx';
import { createTestUser } from '#tests/support/test-users.ts';

const emailInput = () => screen.getByLabelText<HTMLInputElement>('Email');

describe('login', () => {
  test('[GRD-04] opens the feed', async () => {
    await renderApp('/login');
    await logIn(getDemoAccount('contestant'));
    await expectRole('heading', 'Feed');
    expect(at()).toBe('/feed');
  });

  test('[AUTH-02] requires both fields', async () => {
    await renderApp('/login');
    await logIn({ email: getDemoAccount('fan').email, password: '' });
    await expectText('All field are required');
    expect(at()).toBe('/login');
  });

  test('[AUTH-04] reports a wrong password and keeps the email', async () => {
    await renderApp('/login');
    await logIn({ email: getDemoAccount('fan').email, password: 'not-this-one' });
    await expectText(
      'Wrong email or password.',
      within(await within(screen.getByRole('main')).findByRole('alert')),
    );
    expect(emailInput().value).toBe(getDemoAccount('fan').email);
  });

  test('[AUTH-03] does not tell whether there is an account to recover, and keeps the email', async () => {
    await renderApp('/login');
    await click('button', 'Forget Password');
    await fill('Email', 'nobody-here@example.com');
    await click('button', 'Send reset link');
    await expectAlert('success', 'Check your email for reset instructions');
    expect(emailInput().value).toBe('nobody-here@example.com');
  });

  test('[GRD-03, GRD-04] returns to the requested page', async () => {
    await renderApp('/my-rodeo?tab=videos#top');
    await expectRole('heading', 'Welcome back');
    await logIn(getDemoAccount('contestant'));
    await expectPath('/my-rodeo?tab=videos#top');
  });
});

describe('logout', () => {
  test('[AUTH-08] asks for confirmation and opens the login page', async () => {
    await renderApp('/feed', { as: 'contestant' });
    await openSetting('Logout');
    const question = await screen.findByRole('dialog');
    await expectText('Are you sure you want to logout?', within(question));
    await click('button', 'No', within(question));
    expect(at()).toBe('/feed');
    await openSetting('Logout');
    await click('button', 'Yes', within(await screen.findByRole('dialog')));
    await expectRole('heading', 'Welcome back');
    expect(at()).toBe('/login');
  });

  test('[AUTH-09] at /logout ends the session and links to the login page', async () => {
    await renderApp('/logout', { as: 'fan' });
    await expectText('You have successfully logged out.');
    await click('link', 'Login');
    await expectRole('heading', 'Welcome back');
    await reload();
    await expectRole('heading', 'Welcome back');
  });

  test('[AUTH-09, GRD-04] at /logout forgets where a visitor wanted to go', async () => {
    await renderApp('/profile/grant-access?tab=3');
    await expectPath('/login');
    follow('/logout');
    await click('link', 'Login');
    await logIn(await createTestUser());
    await expectPath('/feed');
  });
});
