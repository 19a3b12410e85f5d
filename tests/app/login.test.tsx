import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getDemoAccount, renderApp } from '#tests/support/render-app.tsx';
import { at, click, expectPath, expectRole, expectText, fill } from '#tests/support/user.ts';

async function logIn({ email, password }: { email: string; password: string }) {
  await fill('Email', email);
  await fill('Password', password);
  await click('button', 'Log in');
}

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
    await expectText('Wrong email or password.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(getDemoAccount('fan').email);
  });

  test('[GRD-03, GRD-04] returns to the requested page', async () => {
    await renderApp('/my-rodeo?tab=videos#top');
    await expectRole('heading', 'Welcome back');
    await logIn(getDemoAccount('contestant'));
    await expectPath('/my-rodeo?tab=videos#top');
  });

  test('[GRD-05] of somebody who is logged in redirects to the feed', async () => {
    await renderApp('/login', { as: 'fan' });
    await expectPath('/feed');
  });
});
