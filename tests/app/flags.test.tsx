import { describe, expect, test } from 'vitest';
import '#tests/support/locks.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { interceptRequests } from '#tests/support/requests.ts';
import { createTestUser, getAdminAuth } from '#tests/support/test-users.ts';
import { agree, click, expectNoText, expectText, fill } from '#tests/support/user-actions.ts';

const setFlags = (flags: object) => interceptRequests(/\/flags\.json/, () => Response.json(flags));

describe('while uploads are off', () => {
  test('the upload page says so and that drafts are kept, with the notice of operators', async () => {
    setFlags({ uploads: false, notice: 'Uploads are back at noon.' });
    await renderApp('/upload', { as: await createTestUser(buildContestant()) });
    await expectText('Uploads are off for now. Your draft stays on this device.');
    await expectText('Uploads are back at noon.');
    await expectText('Choose a video of your ride');
  });
});

describe('while sign-up is off', () => {
  test('the sign-up page says so', async () => {
    setFlags({ signup: false });
    await renderApp('/signup');
    await expectText("You can't sign up right now.");
    await expectText('Try again later.');
  });

  test('no login is created, which would be left without a profile', async () => {
    const email = `off-${crypto.randomUUID()}@example.com`;
    const flags = setFlags({});
    await renderApp('/register');
    await fill('First name', 'Cody');
    await fill('Last name', 'Latham');
    await fill('Email', email);
    await fill('Phone', '+1 406 555 0113');
    await fill('Password', 'rodeo123');
    await fill('Confirm password', 'rodeo123');
    await agree();
    await expectNoText("You can't sign up right now.");
    flags.stop();
    setFlags({ signup: false });
    await click('button', 'Create account');
    await expectText("You can't sign up right now. Try again later.");
    await expect(getAdminAuth().getUserByEmail(email)).rejects.toThrow('no user record');
  });
});
