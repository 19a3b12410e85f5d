import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createUnverifiedUser } from '#tests/support/emails.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { at, click, expectText, fill } from '#tests/support/user.ts';

const password = 'rodeo123';

describe('sign up', () => {
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
    await click('button', 'Sign up');
    await expectText('This email address is already taken');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
    expect(at()).toBe('/signup');
  });
});
